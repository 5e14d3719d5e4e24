"""Questions: decisions, their options, declarations in several parts, and answers given unasked."""
