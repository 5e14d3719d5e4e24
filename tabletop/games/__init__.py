"""The games, one package each. None imports another; nothing else imports from inside one."""
