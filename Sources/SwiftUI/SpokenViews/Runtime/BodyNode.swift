/// A node that evaluates the body of a view or a modifier, which has a name in the code.
@MainActor
protocol BodyNode {
  /// The type that has the body.
  var bodyType: Any.Type { get }
}

extension _ViewNode {
  /// The name of the app's type whose body the node evaluates; nil for one of the library.
  var nameInApp: String? {
    guard let type = (self as? any BodyNode)?.bodyType else { return nil }
    // The full name of a type begins with its module.
    let module = String(reflecting: type).prefix { $0 != "." }
    return Self.libraryModules.contains(String(module)) ? nil : "\(type)"
  }

  /// The modules of the library with views that have a body; packages of apps give `SpokenUI` the
  /// name of Apple's.
  private static var libraryModules: Set<String> { ["SpokenViews", "SpokenUI", "SwiftUI"] }
}
