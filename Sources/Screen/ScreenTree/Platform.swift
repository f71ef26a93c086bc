/// The platform of a VoiceOver.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver on iPhone.
  case ios
  /// VoiceOver on iPad.
  case ipados
  /// VoiceOver on the Mac.
  case macos

  /// The version of the system, by iOS's number, unless a setting says another: the newest one.
  package static let usualVersion = 27
}

/// The direction of a screen's layout.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Left to right.
  case ltr
  /// Right to left.
  case rtl
}
