public import Foundation

/// The height of a sheet, of which its user chooses one where there are several.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
    case custom(String)
  }

  private let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(kind: .large)
  /// A part of the screen, up to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(Double(fraction)))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(Double(height)))
  }
  /// A height by the rule of an app.
  public static func custom<Rule: CustomPresentationDetent>(
    _ type: Rule.Type
  ) -> PresentationDetent { PresentationDetent(kind: .custom("\(type)")) }

  /// What the rule of an app may read.
  public struct Context: Sendable {
    /// The height that a sheet may have at most, in points.
    public let maxDetentValue: CGFloat
  }

  /// About which part of the screen it is.
  var share: Double {
    switch kind {
    // A rule of the app is not asked.
    case .medium, .custom: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 874
    }
  }
}

/// How high a sheet is, by the rule of an app; it is never asked.
public protocol CustomPresentationDetent {
  /// What the rule may read.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil for none.
  static func height(in context: Context) -> CGFloat?
}
