import VoiceOverLanguages

extension Attestation.Source {
  /// A session of Apple's developer conference, by its number and its year.
  static func talk(_ number: Int, _ year: Int) -> Self {
    // The conference of 2025 gave all systems the number of the year after it.
    Self(
      name: "Apple, WWDC \(year), session \(number)",
      address: "https://developer.apple.com/videos/play/wwdc\(year)/\(number)/",
      system: "iOS \(year < 2025 ? year - 2006 : year - 1999)")
  }

  /// An issue of AccessibilitySnapshot, in which users report what they hear.
  static func issue(_ number: Int) -> Self {
    Self(
      name: "AccessibilitySnapshot, issue \(number)",
      address: "https://github.com/cashapp/AccessibilitySnapshot/issues/\(number)")
  }

  /// AccessibilitySnapshot, a model of VoiceOver with recordings.
  static let accessibilitySnapshot = Self(
    name: "AccessibilitySnapshot", address: "https://github.com/cashapp/AccessibilitySnapshot")

  /// Results of testers with Safari.
  static let safari = Self(name: "a11ysupport.io", address: "https://a11ysupport.io/")

  /// Recordings of VoiceOver on iOS 27 by Apple's speech service.
  static let aloud = Self(
    name: "Aloud, recordings of VoiceOver", address: "https://github.com/IRS-Public/aloud",
    system: "iOS 27.0")

  /// SwiftUI techniques, each tested with VoiceOver.
  static let swiftUITechniques = Self(
    name: "CVS Health, iOS SwiftUI accessibility techniques",
    address: "https://github.com/cvs-health/ios-swiftui-accessibility-techniques")

  /// The strings of iOS's settings for VoiceOver.
  static let settingsOfIOS = Self(
    name: "the strings of iOS's settings", address: "https://github.com/zhrispineda/Settings-iOS",
    system: "iOS 18")

  /// The rows of visionOS's settings for VoiceOver, with its sounds.
  static let settingsOfVisionOS = Self(
    name: "the pages of visionOS's settings",
    address: "https://github.com/zhrispineda/Settings-visionOS")
}
