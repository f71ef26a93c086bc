// A file that imports Testing and a module called CoreGraphics gets this module in place of Testing.
// Where CoreGraphics is this library, nothing but Testing itself is needed.
#if canImport(Testing)
  @_exported public import Testing
#endif
