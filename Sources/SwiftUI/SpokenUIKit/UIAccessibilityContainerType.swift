import ScreenTree

/// What a view is for the elements in it.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none, dataTable, list, landmark, semanticGroup

  var property: Property? {
    switch self {
    case .none: nil
    case .dataTable: .container(.dataTable)
    case .list: .container(.list)
    case .landmark: .container(.landmark)
    case .semanticGroup: .container(.semanticGroup)
    }
  }
}

/// How an element is touched directly; not heard, because it needs the trait for it.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// VoiceOver is silent while it is touched.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
  /// It must be activated first.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}
