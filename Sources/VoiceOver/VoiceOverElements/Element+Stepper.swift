import ScreenTree

extension Element {
  /// The stepper of which it is a button, by its name, and whether the button raises the value; nil
  /// for any other element.
  ///
  /// The resolver makes the two buttons of UIKit's stepper: they have no node, and come from that of
  /// the stepper.
  package var stepperButton: (stepper: String, raises: Bool)? {
    guard self.kind.shape == .stepper, let name = self.label.first?.value,
      name == .increment || name == .decrement
    else { return nil }
    return (self.origin.node, name == .increment)
  }
}
