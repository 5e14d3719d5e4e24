"""The campaign: from night to night, what is learned between them, and how it ends."""
