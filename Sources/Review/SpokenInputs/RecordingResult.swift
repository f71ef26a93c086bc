package import ScreenTree

/// The result of comparing an input with the recording of VoiceOver beside it.
package struct RecordingResult: Sendable {
  /// Whether VoiceOver said what is predicted, except for accepted differences.
  package var isGood: Bool
  /// What differs, at the words of the input where they have a place, else in the recording.
  package var differences: [Finding]
  /// What deserves a look, a line each.
  package var remarks: [String]
  /// The full report, each line with its break.
  package var text: String

  /// The result of a comparison.
  package init(isGood: Bool, differences: [Finding], remarks: [String], text: String) {
    self.isGood = isGood
    self.differences = differences
    self.remarks = remarks
    self.text = text
  }
}
