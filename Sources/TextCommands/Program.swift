import Files

/// The program that runs: `spoken`, or `spoken-text`, which has no sound.
enum Program {
  static let isText = Arguments.program.hasSuffix("spoken-text")

  /// The name in examples and advice.
  static let name = isText ? "spoken-text" : "spoken"
}
