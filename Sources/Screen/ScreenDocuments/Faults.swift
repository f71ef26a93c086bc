package import ScreenTree

/// Collects the errors of a file while it is read.
package struct Faults {
  /// The most errors of a file that are reported.
  private static let most = 1000

  /// The name of the file.
  package let file: String
  private(set) package var findings: [Finding] = []
  private var budget = Suggestion.usualBudget

  /// No errors of a file so far.
  package init(file: String) { self.file = file }

  /// Whether no further error is reported, so that none needs to be prepared.
  package var isFull: Bool { findings.count >= Self.most }

  /// Adds an error at a position.
  package mutating func add(_ message: String, at position: Position) {
    guard !isFull else { return }
    findings.append(Finding(.error, file: file, position: position, message: message))
  }

  /// Adds a warning at a position: the file can be used.
  package mutating func warn(_ message: String, at position: Position) {
    guard !isFull else { return }
    findings.append(Finding(.warning, file: file, position: position, message: message))
  }

  /// A sentence with the probably intended word; empty when no error is reported any more.
  package mutating func advice(for word: String, among words: Suggestion.Words) -> String {
    isFull ? "" : words.sentence(for: word, budget: &budget)
  }

  /// The same with words that are prepared for this error alone.
  package mutating func advice(
    for word: String, among allowed: @autoclosure () -> [String]
  ) -> String {
    isFull ? "" : advice(for: word, among: Suggestion.Words(allowed()))
  }
}
