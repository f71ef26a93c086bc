#ifndef CPREVIEWS_H
#define CPREVIEWS_H

// The closures that `#Preview` puts into a section of the program.

typedef void (*CPreview)(void);

/// The record with a number; null after the last one.
CPreview CPreviewRecord(int index);

#endif
