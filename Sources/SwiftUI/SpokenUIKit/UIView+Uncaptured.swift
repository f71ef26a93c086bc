import ScreenTree
import SpokenViews

extension UIView {
  /// Has a finding say that what another process of the system draws in it is not captured.
  ///
  /// - Parameter name: the name of the type.
  package func noteUncaptured(_ name: String) {
    // The screen is known once the view is shown; before, the one whose views are made now is it.
    (shownIn?.root ?? ActingScreen.root)?.reportUncaptured(name, at: .unknown)
  }

  /// Closes the sheet of SwiftUI in which it is shown, if there is one.
  package func closeSheet() { shownIn?.environment.dismiss() }
}
