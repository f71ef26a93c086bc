public import Foundation

/// The key of custom content: its label, and an identifier.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: String
  let id: String

  /// A key whose identifier is its label.
  public init(_ label: LocalizedStringKey) {
    self.label = label.string()
    id = label.key
  }

  // Not heard: `AccessibilityCustomContentKey(_:id:)`: its `id`, because content is known by its label.
  /// A key with an identifier.
  public init(_ label: LocalizedStringKey, id: String) {
    self.label = label.string()
    self.id = id
  }

  /// A key with an identifier.
  public init(_ label: Text, id: String) {
    self.label = label.string
    self.id = id
  }
}

/// Custom content of an element of UIKit; `Importance` also serves SwiftUI.
public class AXCustomContent {
  /// Whether content is spoken with the element.
  public enum Importance: UInt, Hashable, Sendable {
    /// On demand.
    case `default`
    /// With the element.
    case high
  }

  /// What the content is.
  public let label: String
  /// What it says.
  public let value: String
  /// Whether it is spoken with the element.
  public var importance = Importance.default

  /// Content with its label and value.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  /// Content with its label and value as words with attributes.
  public convenience init(
    attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString
  ) {
    self.init(label: label.string, value: value.string)
  }
}

/// An element of UIKit with custom content.
public protocol AXCustomContentProvider {
  /// The content.
  // Apple's type, without which a class of an app does not conform.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
