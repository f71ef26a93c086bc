#ifndef CPREVIEWS_H
#define CPREVIEWS_H

// The previews of a program: the closures that `#Preview` puts into a section of it, and the types that
// conform to `PreviewProvider`.

typedef void (*CPreview)(void);

/// The record with a number; null after the last one.
CPreview CPreviewRecord(int index);

/// Calls a function with the metadata of each type of the program that conforms to a protocol, by the
/// protocol's name without its module; types with parameters are left out.
void CConformingTypes(
  const char *protocol, void (*visit)(const void *type, void *state), void *state);

#endif
