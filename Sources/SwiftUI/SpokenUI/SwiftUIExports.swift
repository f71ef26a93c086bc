// What `import SwiftUI` brings: Foundation with its network, which is a module of its own on Linux,
// the Observation framework, views, and what of UIKit SwiftUI's views use.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SpokenUIKit
@_exported public import SpokenViews

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
