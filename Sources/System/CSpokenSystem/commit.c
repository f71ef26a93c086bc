#include "CSpokenSystem.h"

#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)

const char *spoken_commit(void) {
#ifdef SPOKEN_COMMIT
  return TEXT(SPOKEN_COMMIT);
#else
  return "";
#endif
}
