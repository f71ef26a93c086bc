/// A voice of eSpeak NG, as the engine describes it.
public struct EspeakVoice: Hashable, Sendable {
  /// The name, such as `English (America)`.
  public var name: String
  /// The language as the engine writes it, such as `en-us`.
  public var language: String
  /// The identifier for a profile's `engineVoice`, such as `gmw/en-US`.
  public var identifier: String
  /// The gender, `male` or `female`, or empty if unknown.
  public var gender: String

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
