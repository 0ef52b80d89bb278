"""Programs with dynamic or bounded sizes, derived from static programs, and static programs at other sizes."""
