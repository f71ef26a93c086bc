package import ScreenTree

/// The faults of one file, gathered while it is read.
package struct Faults {
  /// How many faults of a file are reported; one that is faulty throughout needs no more.
  private static let most = 1000

  private let file: String
  private(set) package var findings: [Finding] = []
  private var budget = Suggestion.usualBudget

  package init(file: String) { self.file = file }

  /// Whether no further fault is reported, so that nothing need be worked out for one.
  package var isFull: Bool { findings.count >= Self.most }

  /// Adds a fault at a place.
  package mutating func add(_ message: String, at position: Position) {
    guard !isFull else { return }
    findings.append(Finding(.error, file: file, position: position, message: message))
  }

  /// A sentence about what was probably meant; empty when no fault is reported any more.
  package mutating func advice(for word: String, among words: Suggestion.Words) -> String {
    isFull ? "" : words.sentence(for: word, budget: &budget)
  }

  /// The same among words that are prepared for this fault alone.
  package mutating func advice(
    for word: String, among allowed: @autoclosure () -> [String]
  ) -> String {
    isFull ? "" : advice(for: word, among: Suggestion.Words(allowed()))
  }
}
