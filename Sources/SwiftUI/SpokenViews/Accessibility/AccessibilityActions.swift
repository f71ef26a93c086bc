public import Foundation
import ScreenTree

/// An action of the system.
public struct AccessibilityActionKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case standard(Behavior.Trigger)
    case named(String)
  }

  let kind: Kind

  /// A double-tap.
  public static let `default` = AccessibilityActionKind(kind: .standard(.activate))
  /// The two-finger scrub.
  public static let escape = AccessibilityActionKind(kind: .standard(.escape))
  /// The double-tap with two fingers.
  public static let magicTap = AccessibilityActionKind(kind: .standard(.magicTap))
  /// The delete action.
  public static let delete = AccessibilityActionKind(kind: .standard(.delete))
  /// The action that opens a menu.
  public static let showMenu = AccessibilityActionKind(kind: .standard(.showMenu))

  init(kind: Kind) { self.kind = kind }

  /// A custom action.
  public init(named name: Text) { kind = .named(name.string) }
}

/// The category of custom actions, by which VoiceOver groups them.
public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String?

  /// Actions without a category.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(name: "Edit")

  private init(name: String?) { self.name = name }

  /// A category of the app.
  public init(_ name: LocalizedStringKey) { self.name = name.string() }
  /// A category of the app.
  public init(_ name: LocalizedStringResource) { self.name = name.string }
  /// A category of the app.
  public init(_ name: Text) { self.name = name.string }
  /// A category of the app.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ name: Words) { self.name = String(name) }
}

/// A zoom with VoiceOver.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction.
  public let direction: Direction
  /// Where in the view.
  public let location: UnitPoint
  /// Where on the screen, in points.
  public let point: CGPoint
}

extension AccessibilityDirectTouchOptions {
  var options: Set<Property.DirectTouch.Option> {
    Set(
      (contains(.requiresActivation) ? [.requiresActivation] : [])
        + (contains(.silentOnTouch) ? [.silentOnTouch] : []))
  }
}
