"""What is handed over of a failure: its folder, the text of an issue, a script that stands alone, its first release."""
