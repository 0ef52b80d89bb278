"""Programs varied by operations on programs: an op replaced, a value shared, a type, a size or an attribute changed, two
programs spliced. What breaks a constraint is not handed out."""
