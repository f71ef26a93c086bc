#include "CPreviews.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __linux__
// The records of the Swift runtime for each type that conforms to a protocol. Their layout is fixed: it is
// part of the interface of compiled Swift code (docs/ABI/TypeMetadata.rst of the Swift project). References
// are distances from the field that holds them.
typedef struct {
  int32_t flags;
  int32_t parent;
  int32_t name;
  // Of types: the function that returns the type.
  int32_t access;
} Context;

typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
} Conformance;

typedef struct {
  const void *type;
  size_t state;
} Response;

typedef __attribute__((swiftcall)) Response (*Access)(size_t request);

// The linker defines both when any file has the section.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak));

static const void *target(const int32_t *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

// What a reference means whose lowest bit says that it leads to the address of the target.
static const Context *context(const int32_t *field) {
  const char *place = (const char *)field + (*field & ~1);
  return (*field & 1) ? *(const Context *const *)place : (const Context *)place;
}

// The type of a record, or null for one that has parameters or is none of Swift.
static const void *type(const Conformance *record) {
  uint32_t reference = (record->flags >> 3) & 7;
  if (reference > 1) return NULL;
  const Context *found = target(&record->type);
  if (found != NULL && reference == 1) found = *(const Context *const *)found;
  if (found == NULL) return NULL;
  int32_t kind = found->flags & 0x1F;
  int isGeneric = found->flags & 0x80;
  const void *access = target(&found->access);
  // Classes, structures and enumerations. A generic type is none until it has arguments.
  if (kind < 16 || kind > 18 || isGeneric || access == NULL) return NULL;
  // 0 asks for complete metadata, and waits for it.
  return ((Access)access)(0).type;
}

void CConformingTypes(const char *protocol, void (*visit)(const void *, void *), void *state) {
  if (__start_swift5_protocol_conformances == NULL) return;
  const int32_t *end = __stop_swift5_protocol_conformances;
  for (const int32_t *field = __start_swift5_protocol_conformances; field < end; field++) {
    const Conformance *record = target(field);
    if (record == NULL) continue;
    const Context *found = context(&record->protocol);
    if (found == NULL) continue;
    const char *name = target(&found->name);
    // The name first: asking each type of the program for its metadata would make all of them.
    if (name == NULL || strcmp(name, protocol) != 0) continue;
    const void *conforming = type(record);
    if (conforming != NULL) visit(conforming, state);
  }
}
#else
// Xcode shows the previews there.
void CConformingTypes(const char *protocol, void (*visit)(const void *, void *), void *state) {}
#endif
