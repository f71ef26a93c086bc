#include "CPreviews.h"

#include <stddef.h>

#ifdef __linux__
// The linker defines both when any file has the section; without previews they are null.
extern const CPreview __start_spoken_previews[] __attribute__((weak));
extern const CPreview __stop_spoken_previews[] __attribute__((weak));

CPreview CPreviewRecord(int index) {
  if (__start_spoken_previews == NULL) return NULL;
  if (index < 0 || index >= __stop_spoken_previews - __start_spoken_previews) return NULL;
  return __start_spoken_previews[index];
}
#else
// Apple's own macro is used there.
CPreview CPreviewRecord(int index) { return NULL; }
#endif
