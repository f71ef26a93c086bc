public import Foundation

/// How a presentation is shown on a small screen; not heard.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// One of them.
  public static let none = PresentationAdaptation(name: "none")
  /// One of them.
  public static let popover = PresentationAdaptation(name: "popover")
  /// One of them.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// One of them.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a drag in a sheet does; not heard.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// One of them.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// One of them.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether what is behind a sheet can be touched; not heard.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// One of them.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// One of them.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// One of them.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction(name: "enabled") }
}

/// The size of a presentation; not heard.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String

  /// One of them.
  public static let automatic = PresentationSizing(name: "automatic")
  /// One of them.
  public static let fitted = PresentationSizing(name: "fitted")
  /// One of them.
  public static let form = PresentationSizing(name: "form")
  /// One of them.
  public static let page = PresentationSizing(name: "page")
}

/// The size of a preview; not heard.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview; not heard.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
