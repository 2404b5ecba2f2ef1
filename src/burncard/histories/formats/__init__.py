"""The formats, one file each; `burncard.histories.format` says what a file must have."""
