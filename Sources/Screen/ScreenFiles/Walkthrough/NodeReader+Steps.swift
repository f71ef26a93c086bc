import Foundation
import ScreenDocuments
import ScreenTree

/// The steps of a walkthrough file; errors in what stands after a word name the word.
extension NodeReader {
  /// Reads a list of steps.
  mutating func steps(_ document: Document) -> [Walkthrough.Step] {
    guard !document.isNull else { return [] }
    guard let items = document.items else {
      faults.add(
        "'steps' is a list, each with a dash before it, not \(document.kind)", at: document.position
      )
      return []
    }
    return items.compactMap { item in
      guard let (word, value) = step(item) else { return nil }
      return action(word, value, at: item.position).map { Walkthrough.Step($0, at: item.position) }
    }
  }

  private mutating func action(
    _ word: String, _ value: Document?, at position: Position
  ) -> Walkthrough.Action? {
    if Effect.words.contains(word) {
      let effect = effect(word, value, at: position)
      guard case .open(let name)? = effect, !screens.names.contains(name) else {
        return effect.map { .effect($0) }
      }
      let advice = faults.advice(for: name, among: screens.words)
      return refuse("there is no screen '\(name)'. \(advice)", at: value?.position ?? position)
    }
    guard let known = StepWord.byWord[word] else {
      if let advice = GestureWords.advice(for: word) {
        return refuse("unknown step '\(word)'; \(advice)", at: position)
      }
      let advice = faults.advice(for: word, among: StepNames.words)
      return refuse("unknown step '\(word)'. \(advice)", at: position)
    }
    return known.read(&self, value ?? Document(.scalar("", isPlain: true), at: position), position)
  }

  /// Adds an error, and returns nil in place of a value.
  mutating func refuse<Value>(_ message: String, at position: Position) -> Value? {
    faults.add(message, at: position)
    return nil
  }

  /// A text that a step needs.
  mutating func needed(_ value: Document, of step: String, _ what: String) -> String? {
    if let text = value.text, !value.isNull { return text }
    return refuse("'\(step)' needs \(what)", at: value.position)
  }

  /// How often a gesture is made; once by default.
  mutating func times(_ value: Document, _ word: String) -> Int? {
    guard !value.isNull else { return 1 }
    guard let count = value.number.flatMap({ Int(exactly: $0) }), (1...10_000).contains(count)
    else {
      return refuse(
        "'\(word)' is followed by a whole number from 1 to 10000, not \(value.kind)",
        at: value.position)
    }
    let before = repetitions
    repetitions += count - 1
    // Said once: all further steps would say the same.
    if before <= Limits.repetitions, repetitions > Limits.repetitions {
      faults.add(
        "the steps are repeated more than \(Limits.repetitions) times in all; shorten the walkthrough",
        at: value.position)
    }
    return count
  }

  /// A text, or one comparison of words at most and what was heard of them.
  mutating func expectation(_ value: Document) -> Walkthrough.Expectation? {
    if let text = value.text, !value.isNull { return Walkthrough.Expectation(.text(text)) }
    let allowed = Comparison.allCases.map(\.rawValue) + ["heard"]
    guard let entries = value.entries, !entries.isEmpty else {
      return refuse(
        "'expect' needs a text, or one of \(allowed.joined(separator: ", "))", at: value.position)
    }
    let heard = fields(value, "expect", allowed: allowed)?["heard"]
    return Walkthrough.Expectation(
      words(entries),
      heard: heard.flatMap {
        Codec<Walkthrough.Expectation.Heard>.choice(Walkthrough.Expectation.Heard.self)
          .read(&self, $0, ValueKey(name: "heard"))
      })
  }

  /// The words of an expectation; a second comparison is an error, as only one would be made.
  private mutating func words(_ entries: [Document.Entry]) -> Walkthrough.Expectation.Words? {
    let given = entries.compactMap { entry in
      Comparison(rawValue: entry.key).map { (comparison: $0, entry: entry) }
    }
    guard let first = given.first else { return nil }
    let names = Comparison.allCases.map(\.rawValue).joined(separator: ", ")
    for extra in given.dropFirst() {
      faults.add(
        "'\(first.entry.key)' is there already; keep one of \(names)", at: extra.entry.position)
    }
    guard let text = text(first.entry.value, first.entry.key) else { return nil }
    switch first.comparison {
    case .text: return .text(text)
    case .contains: return .contains(text)
    case .matches:
      // Compiled so that an error has its place in the file; the step keeps the pattern as text.
      guard (try? NSRegularExpression(pattern: text)) != nil else {
        return refuse(
          "'\(text.prefix(80))' is no regular expression", at: first.entry.value.position)
      }
      return .matches(text)
    }
  }
}

/// A key of an expectation that compares words.
private enum Comparison: String, CaseIterable {
  case text, contains, matches
}

extension Document {
  /// The schema of an expectation.
  static var stepExpectation: Document {
    let extents = Walkthrough.Expectation.Heard.allCases.map(\.rawValue)
    let fields = Comparison.allCases.map { comparison in
      Document.object(
        [(comparison.rawValue, .textSchema), ("heard", .words(extents))], required: [])
    }
    return .mapping([("anyOf", .list([.textSchema] + fields))])
  }

  /// The schema of a time.
  static var stepTime: Document {
    .schema(type: "string", [("pattern", .text("^[0-9.]+(ms|s)$"))])
  }
}
