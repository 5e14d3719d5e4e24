"""What a table sounds like: which event has which sound, and how it comes to the loudspeaker."""
