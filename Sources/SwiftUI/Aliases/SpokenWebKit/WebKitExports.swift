// Apple's module WebKit brings these.
@_exported public import SpokenUIKit

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
