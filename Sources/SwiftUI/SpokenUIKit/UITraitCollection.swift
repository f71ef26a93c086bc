public import Foundation

/// Properties of the screen that views depend on: those of a phone, in portrait.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The kind of device.
  open var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Whether the screen is light or dark.
  open var userInterfaceStyle = UIUserInterfaceStyle.light
  /// Whether a view is above others.
  open var userInterfaceLevel = UIUserInterfaceLevel.base
  /// How much room there is from side to side.
  open var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// How much room there is from top to bottom.
  open var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The size of text that the user chose.
  open var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The direction of reading.
  open var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// Whether colors have more contrast.
  open var accessibilityContrast = UIAccessibilityContrast.normal
  /// Whether text is bold.
  open var legibilityWeight = UILegibilityWeight.regular
  /// The dots of a point.
  open var displayScale: CGFloat = 3

  /// The traits of a phone.
  override public init() {}

  /// The traits of the screen.
  open class var current: UITraitCollection { usual }
  static var usual: UITraitCollection { UITraitCollection() }

  /// The traits with one of light and dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The traits with an amount of room.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Whether colors are others than with other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// Performs something with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) { actions() }
}

/// What has traits.
@preconcurrency
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Is called when traits changed, which never happens here.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
