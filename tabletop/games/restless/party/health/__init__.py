"""Chapter 5: Health, damage and Armor."""
