import EspeakEngine
import SpokenScreen
package import VoiceOverSpeech

/// A reader that is given bytes of any kind, and what must be true of everything it makes of them.
package struct FuzzTarget: Sendable {
  /// The name, which is also that of its folder in the corpus.
  package var name: String
  /// The longest input in bytes; longer ones take too much time to be worth trying.
  package var longest = 1 << 16
  /// Reads an input and throws a `Violation` when something is not as it must be.
  package var check: @Sendable ([UInt8]) throws -> Void

  /// Speaks a text in a voice; how that is done differs between a test and a long run.
  package typealias Speak = @Sendable (_ text: String, _ voice: VoiceProfile) throws -> Void

  /// Every target but the engine, which needs someone who speaks.
  package static let silent =
    screens + Importer.all.map(capture) + files + strings + normalizers + [japanese, keys] + worker
    + writers + agents + [driver]

  /// Every target.
  ///
  /// - Parameter speak: speaks a text for the target `engine`.
  /// - Returns: the targets, the screen files first.
  package static func all(speak: @escaping Speak) -> [FuzzTarget] { silent + [engine(speak)] }
}

/// Something that must be true of whatever a reader makes of an input, and is not.
package struct Violation: Error, CustomStringConvertible {
  /// What is not as it must be.
  package var description: String

  /// Throws a violation unless a condition is true.
  static func unless(
    _ condition: Bool, _ message: @autoclosure () -> String
  ) throws(Violation) {
    if !condition { throw Violation(description: message()) }
  }

  /// Throws a violation unless findings are printable lines, and errors have their places.
  static func unlessPlaced(_ findings: [Finding]) throws(Violation) {
    for finding in findings {
      try unless(
        finding.severity != .error || finding.position.line >= 1,
        "an error without a line: \(finding.message)")
      try unlessPrintable(finding.description)
    }
  }

  /// Throws a violation unless a fault of an input is made of placed findings.
  static func unlessPlaced(_ fault: ScenarioError) throws(Violation) {
    if case .faulty(let findings) = fault {
      try unless(!findings.isEmpty, "an input is refused without a reason")
      try unlessPlaced(findings)
    }
    for line in fault.description.split(separator: "\n") { try unlessPrintable(String(line)) }
  }

  /// Throws a violation unless a text is one line without control characters.
  static func unlessPrintable(_ text: String) throws(Violation) {
    let isPrintable = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    guard !isPrintable else { return }
    try unless(
      !text.contains(where: \.isNewline)
        && !text.unicodeScalars.contains { $0.properties.generalCategory == .control },
      "a line with control characters: \(text.debugDescription)")
  }
}
