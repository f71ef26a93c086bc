public import Foundation

/// A picture of the app's assets, as Xcode names it in code.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// A picture by its name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color of the app's assets, as Xcode names it in code.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// A color by its name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A color of the app's assets.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: nil) }
}
