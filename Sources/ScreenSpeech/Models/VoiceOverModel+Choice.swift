import ScreenResolver
public import ScreenTree

extension VoiceOverModel {
  /// The model of a system's VoiceOver that some settings ask for.
  ///
  /// On the Mac `compatibility=snapshot` changes the tolerances alone, because AccessibilitySnapshot
  /// has no order for it; there the words for traits come after the label always.
  public static func model(of platform: Platform, _ settings: SpeechSettings) -> VoiceOverModel {
    let compatibility = settings.resolver.compatibility
    let isTraitsFirst = settings.traits == .before
    switch (platform, compatibility) {
    case (.macos, _):
      var model = mac
      model.tolerances = Tolerances(compatibility)
      return model
    case (.ios, .voiceOver), (.ipados, .voiceOver): return isTraitsFirst ? iosTraitsFirst : ios
    case (.ios, .snapshot), (.ipados, .snapshot):
      return isTraitsFirst ? snapshotTraitsFirst : snapshot
    }
  }
}
