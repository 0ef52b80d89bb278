"""Programs of dynamic and bounded sizes, made of static programs, and static programs at other sizes."""
