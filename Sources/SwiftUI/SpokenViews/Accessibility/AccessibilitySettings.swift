/// Settings of accessibility, as a session of this library assumes them.
public enum AccessibilitySettings {
  /// A page of the settings.
  public enum Feature: Int, Hashable, Sendable {
    /// Words that the device speaks for somebody.
    case personalVoiceAllowAppsToRequestToUse = 1
    /// Calls by text.
    case allowAppsToAddAudioToCalls
  }

  /// Whether pictures should move.
  public static var animatedImagesEnabled: Bool { true }
  /// Whether the mark in a field should stand still.
  public static var prefersNonBlinkingTextInsertionIndicator: Bool { false }
  /// Whether lines should go from side to side, in languages that also write from top to bottom.
  public static var prefersHorizontalTextLayout: Bool { false }
  /// Whether borders should be shown.
  public static var showBordersEnabled: Bool { false }
  /// Whether Assistive Access is used.
  public static var isAssistiveAccessEnabled: Bool { false }

  /// Opens a page of the settings, which are no part of an app.
  public static func openSettings(for feature: Feature) async throws {}
}
