"""Figures that walk the road by themselves, and the charts of those whom they meet."""
