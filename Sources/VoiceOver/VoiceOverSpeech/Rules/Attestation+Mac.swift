import VoiceOverLanguages

/// Recordings of VoiceOver on the Mac.
extension Attestation.Source {
  /// Snapshots of the components of a design system, stop by stop, in Safari and Chromium.
  static let designSystem = Self(
    name: "DB UX Design System, recordings of VoiceOver",
    address: "https://github.com/db-ux-design-system/core-web", system: "macOS 15")

  /// Logs of guidepup, which drives VoiceOver of the Mac.
  static let guidepup = Self(
    name: "guidepup, logs of VoiceOver", address: "https://github.com/guidepup/guidepup",
    system: "macOS 14")

  /// Results of ARIA-AT, a community group of the W3C.
  static let ariaAT = Self(
    name: "ARIA-AT, results of tests", address: "https://github.com/w3c/aria-at-app")

  /// What a developer of React Native for the Mac heard of each role.
  static let reactNative = Self(
    name: "React Native for macOS, pull request 603",
    address: "https://github.com/microsoft/react-native-macos/pull/603")
}
