"""The table on the screen: pieces, places, motion and hands. It shows views and judges nothing."""
