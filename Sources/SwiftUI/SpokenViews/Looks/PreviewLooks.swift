public import Foundation

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
