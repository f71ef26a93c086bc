/// Whether the screen is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision
}

/// Whether colors have more contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal, high
}

/// Whether text is bold.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The direction of a view's parts.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// The direction of reading among the traits.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// Whether a view is above others.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base, elevated
}

/// A trait by its type.
public protocol UITraitDefinition {}

/// Whether the screen is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The size of text that the user chose.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The direction of reading.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// Whether colors have more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {}
/// Whether text is bold.
public struct UITraitLegibilityWeight: UITraitDefinition {}
/// The dots of a point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// What ends the calls of a closure that learns changes of traits.
@preconcurrency
@MainActor
public protocol UITraitChangeRegistration {}

/// What is never called has nothing to end.
struct SilentRegistration: UITraitChangeRegistration {}

extension UITraitEnvironment {
  /// Calls a closure when traits change, which never happens here.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { SilentRegistration() }

  /// Calls a closure when traits change, which never happens here.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { SilentRegistration() }

  /// Ends the calls of a closure.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
