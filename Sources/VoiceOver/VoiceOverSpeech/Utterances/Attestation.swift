package import VoiceOverLanguages

/// How well a rule of speech is attested, and its sources.
package struct Attestation: Hashable, Sendable {
  /// The evidence that VoiceOver follows it.
  package var grade: Evidence
  /// The sources; never empty.
  package var sources: [Source]

  init(_ grade: Evidence, _ sources: Source...) { self.init(grade, sources) }

  init(_ grade: Evidence, _ sources: [Source]) {
    self.grade = grade
    self.sources = sources
  }

  /// A source for VoiceOver's speech, with its address.
  package struct Source: Hashable, Sendable {
    /// Its name, the text of a link.
    package var name: String
    /// The address.
    package var address: String

    /// A session of Apple's developer conference, by its number and its year.
    static func talk(_ number: Int, _ year: Int) -> Source {
      Source(
        name: "Apple, WWDC \(year), session \(number)",
        address: "https://developer.apple.com/videos/play/wwdc\(year)/\(number)/")
    }

    /// An issue of AccessibilitySnapshot, in which users report what they hear.
    static func issue(_ number: Int) -> Source {
      Source(
        name: "AccessibilitySnapshot, issue \(number)",
        address: "https://github.com/cashapp/AccessibilitySnapshot/issues/\(number)")
    }

    /// AccessibilitySnapshot, a model of VoiceOver with recordings.
    static let accessibilitySnapshot = Source(
      name: "AccessibilitySnapshot", address: "https://github.com/cashapp/AccessibilitySnapshot")

    /// Results of testers with Safari.
    static let safari = Source(name: "a11ysupport.io", address: "https://a11ysupport.io/")

    /// Recordings of VoiceOver on iOS 27 by Apple's speech service.
    static let aloud = Source(
      name: "Aloud, recordings of VoiceOver", address: "https://github.com/IRS-Public/aloud")

    /// SwiftUI techniques, each tested with VoiceOver.
    static let swiftUITechniques = Source(
      name: "CVS Health, iOS SwiftUI accessibility techniques",
      address: "https://github.com/cvs-health/ios-swiftui-accessibility-techniques")

    /// The strings of iOS's settings for VoiceOver.
    static let settingsOfIOS = Source(
      name: "the strings of iOS's settings", address: "https://github.com/zhrispineda/Settings-iOS")

    /// The rows of visionOS's settings for VoiceOver, with its sounds.
    static let settingsOfVisionOS = Source(
      name: "the pages of visionOS's settings",
      address: "https://github.com/zhrispineda/Settings-visionOS")
  }
}
