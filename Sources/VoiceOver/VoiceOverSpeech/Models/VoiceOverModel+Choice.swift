package import ScreenTree
import VoiceOverElements

extension VoiceOverModel {
  /// The model for a platform and settings.
  ///
  /// On the Mac `compatibility=snapshot` changes only the tolerances, because AccessibilitySnapshot
  /// has no order for it; there the words for traits always come after the label.
  package static func model(of platform: Platform, _ settings: SpeechSettings) -> VoiceOverModel {
    let compatibility = settings.resolver.compatibility
    let isTraitsFirst = settings.traits == .before
    switch (platform, compatibility) {
    case (.macos, .voiceOver): return mac
    case (.macos, .snapshot): return macSnapshot
    case (.ios, .voiceOver), (.ipados, .voiceOver): return isTraitsFirst ? iosTraitsFirst : ios
    case (.ios, .snapshot), (.ipados, .snapshot):
      return isTraitsFirst ? snapshotTraitsFirst : snapshot
    }
  }
}
