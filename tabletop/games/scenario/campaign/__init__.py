"""The campaign: from night to night, the cards learned between nights, and the endings."""
