"""From session to session: what is recorded when the table is packed up, and how all of it ends."""
