"""The Tower Region: from the Portal of Power to the Crown, and the last duel."""
