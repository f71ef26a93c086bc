import SwiftUI

/// A button that pays, which takes a moment.
public struct PaymentView: View {
  /// The view.
  public init() {}

  /// The button.
  public var body: some View {
    Button("Pay") {
      Task {
        try? await Task.sleep(for: .milliseconds(50))
        AccessibilityNotification.Announcement("Paid").post()
      }
    }
  }
}
