"""What lies on the table: pieces in zones, the verbs that change them, and who may see what."""
