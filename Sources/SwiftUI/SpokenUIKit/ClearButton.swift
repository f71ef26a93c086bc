import ScreenTree

/// The button that empties a field.
final class ClearButton: UIAccessibilityObject {
  private weak var field: UITextField?

  init(of field: UITextField) { self.field = field }

  override func accessibilityActivate() -> Bool { field?.empty() ?? false }
  override var kind: ViewClass { .uiButton }
  override var nodeTitle: String? { "Clear text" }
  override var shownLabel: String? { "Clear text" }
  override var usualTraits: UIAccessibilityTraits { .button }
}
