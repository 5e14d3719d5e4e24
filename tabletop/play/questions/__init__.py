"""Questions: decisions, their options, answers in parts, and what is answered unasked."""
