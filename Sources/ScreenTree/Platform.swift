/// The system whose VoiceOver is meant.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver on iPhone.
  case ios
  /// VoiceOver on iPad.
  case ipados
  /// VoiceOver on the Mac.
  case macos
}

/// The direction in which a screen is laid out.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Left to right.
  case ltr
  /// Right to left.
  case rtl
}
