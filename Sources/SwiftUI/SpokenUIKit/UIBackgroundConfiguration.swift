public import Foundation

/// What is behind a cell; not heard.
public struct UIBackgroundConfiguration: Hashable {
  /// The color.
  public var backgroundColor: UIColor?
  /// How round its corners are.
  public var cornerRadius: CGFloat = 0
  /// The points around it.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// Which sides are counted from the margins of the view around.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of its border.
  public var strokeColor: UIColor?
  /// The width of its border.
  public var strokeWidth: CGFloat = 0
  /// The points between it and its border.
  public var strokeOutset: CGFloat = 0
  /// How what is behind is seen through it.
  public var visualEffect: UIVisualEffect?
  /// Its picture.
  public var image: UIImage?
  /// How the picture fills it.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Changes the color by the state.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A view of the app, which VoiceOver does not reach here.
  public var customView: UIView?

  /// The same in any state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The color with that of controls.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }

  /// A usual look.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A usual look.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A usual look.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A usual look.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A usual look.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A usual look.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// A usual look.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A usual look.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// A usual look.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// A usual look.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// A usual look.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

/// Changes a color by the state; not heard.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// Changes a color.
  public let transform: @Sendable (UIColor) -> UIColor
  private let name: String

  /// A change by a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
    name = "own"
  }

  private init(name: String) {
    transform = { $0 }
    self.name = name
  }

  /// Changes a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// A gray.
  public static let grayscale = UIConfigurationColorTransformer(name: "grayscale")
  /// The color of controls.
  public static let preferredTint = UIConfigurationColorTransformer(name: "preferredTint")
  /// Black or white.
  public static let monochromeTint = UIConfigurationColorTransformer(name: "monochromeTint")

  /// Whether both have one name.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool { one.name == other.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Changes the attributes of words by the state; not heard.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Changes attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// A change by a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
