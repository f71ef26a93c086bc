import ScreenTree

/// Traits of an element of UIKit.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ trait: Node.Trait) {
    let number = Self.public.firstIndex(of: trait) ?? 0
    self.init(rawValue: 1 << UInt64(number))
  }

  private static let `public`: [Node.Trait] = [
    .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
    .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
    .allowsDirectInteraction, .causesPageTurn, .tabBar, .header, .toggleButton, .supportsZoom,
  ]

  /// The traits as nodes have them.
  var traits: [Node.Trait] {
    Self.public.filter { contains(UIAccessibilityTraits($0)) }
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It can be activated.
  public static let button = UIAccessibilityTraits(.button)
  /// It opens something elsewhere.
  public static let link = UIAccessibilityTraits(.link)
  /// It is an image.
  public static let image = UIAccessibilityTraits(.image)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(.selected)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(.playsSound)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(.keyboardKey)
  /// It is static text.
  public static let staticText = UIAccessibilityTraits(.staticText)
  /// It summarizes the screen when the app opens.
  public static let summaryElement = UIAccessibilityTraits(.summaryElement)
  /// It is disabled.
  public static let notEnabled = UIAccessibilityTraits(.notEnabled)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(.updatesFrequently)
  /// It is a search field.
  public static let searchField = UIAccessibilityTraits(.searchField)
  /// It starts playing or recording.
  public static let startsMediaSession = UIAccessibilityTraits(.startsMediaSession)
  /// It can be adjusted.
  public static let adjustable = UIAccessibilityTraits(.adjustable)
  /// It takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(.allowsDirectInteraction)
  /// It turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(.causesPageTurn)
  /// It contains tabs.
  public static let tabBar = UIAccessibilityTraits(.tabBar)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(.header)
  /// It switches between two states.
  public static let toggleButton = UIAccessibilityTraits(.toggleButton)
  /// It can be zoomed.
  public static let supportsZoomGesture = UIAccessibilityTraits(.supportsZoom)
}
