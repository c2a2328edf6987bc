"""Records: text and files that become events, and events that become text."""
