public import Foundation

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
