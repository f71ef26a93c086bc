/// A voice that eSpeak NG has, as it describes it itself.
public struct EspeakVoice: Hashable, Sendable {
  /// The name, such as `English (America)`.
  public var name: String
  /// The language as the engine writes it, such as `en-us`.
  public var language: String
  /// The identifier that a profile's `engineVoice` holds, such as `gmw/en-US`.
  public var identifier: String
  /// The gender, `male` or `female`, or nothing when the engine does not say.
  public var gender: String

  /// Reads a line of the worker: four fields with tabs between them.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4 else { return nil }
    name = fields[0]
    language = fields[1]
    identifier = fields[2]
    gender = fields[3]
  }
}
