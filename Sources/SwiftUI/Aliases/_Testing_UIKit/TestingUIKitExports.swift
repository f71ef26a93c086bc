// A file that imports Testing and a module called UIKit gets this module in place of Testing: Apple's
// adds pictures as attachments. Where UIKit is this library, nothing but Testing itself is needed.
#if canImport(Testing)
  @_exported public import Testing
#endif
