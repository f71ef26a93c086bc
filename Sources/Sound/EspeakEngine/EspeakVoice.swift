/// A voice of eSpeak NG, as the engine describes it.
package struct EspeakVoice: Hashable, Sendable {
  /// The name, such as `English (America)`.
  package var name: String
  /// The language as the engine writes it, such as `en-us`.
  package var language: String
  /// The identifier for a profile's `engineVoice`, such as `gmw/en-US`.
  package var identifier: String
  /// The gender, `male` or `female`, or empty if unknown.
  package var gender: String

  /// Parses a line of the worker: four fields separated by tabs.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4 else { return nil }
    name = fields[0]
    language = fields[1]
    identifier = fields[2]
    gender = fields[3]
  }
}
