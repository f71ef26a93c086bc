package import ScreenDocuments
import ScreenFiles
package import ScreenTree
import SpokenSyntax

/// The intents of ours: one for each step of a walkthrough, with `spoken:` before its word.
package enum DriverIntents {
  /// What comes before the word of a step.
  package static let prefix = "spoken:"

  /// The words of all steps that are intents, sorted.
  package static let words = StepNames.all.filter { $0 != "expect" }

  /// What the value of a step is called, where it is no mapping; the count of the steps that have
  /// one is `count`.
  private static let arguments = [
    "touch": "id", "rotor": "to", "action": "action", "type": "text", "scroll": "direction",
    "wait": "seconds", "open": "screen", "remove": "id", "show": "id", "focus": "id",
    "pageScrolled": "text",
  ]

  /// The name of the value of a step; nil for a step without one, and for one with a mapping.
  package static func argument(of word: String) -> String? {
    StepNames.counted[word] == nil ? arguments[word] : "count"
  }

  /// Whether the value of a step is a mapping, whose members are the parameters.
  package static func hasMapping(_ word: String) -> Bool {
    argument(of: word) == nil && StepNames.plain[word] == nil && word != "close"
  }

  /// The step of an intent.
  ///
  /// - Parameters:
  ///   - name: the name of the intent.
  ///   - params: its parameters: `value`, as a walkthrough has it after the word, or the names that
  ///     `argument` gives, or those of the mapping that a walkthrough has.
  ///   - screens: the names of the screens that it may open.
  /// - Returns: the step.
  /// - Throws: `DriverError` for an unknown intent, and for parameters that the step does not take.
  package static func step(
    _ name: String, _ params: Document, screens: [String]
  ) throws(DriverError) -> Walkthrough.Step {
    guard let rest = name.rest(afterBytes: prefix), words.contains(String(rest)) else {
      throw DriverError(
        .unknownUserIntent,
        "there is no intent '\(name.prefix(80))'; there are pressKeys and "
          + words.map { prefix + $0 }.joined(separator: ", "))
    }
    let word = String(rest)
    let value = try value(of: word, params)
    let item = value.map { Document.mapping([(word, $0)]) } ?? .text(word)
    let reading = WalkthroughReader.step(item, screens: screens)
    if let step = reading.value { return step }
    let reasons = reading.findings.map(\.message).joined(separator: "; ")
    throw .invalidArgument("\(name): \(reasons)")
  }

  /// The value of a step as a walkthrough has it; nil for none.
  private static func value(
    of word: String, _ params: Document
  ) throws(DriverError) -> Document? {
    let given = params.pairs.filter { $0.0 != "name" }
    if given.isEmpty { return nil }
    if given.count == 1, let (key, value) = given.first {
      if key == "value" || key == argument(of: word) {
        return word == "wait" ? seconds(value) : value
      }
    }
    if let argument = argument(of: word) {
      let keys = given.map(\.0).joined(separator: ", ")
      throw .invalidArgument(
        "\(prefix)\(word) has the parameter \(argument) alone, not \(keys.prefix(80))")
    }
    guard hasMapping(word) else {
      throw .invalidArgument("\(prefix)\(word) has no parameters")
    }
    return .mapping(given)
  }

  /// A time as a walkthrough has it: a number is one of seconds.
  private static func seconds(_ value: Document) -> Document {
    value.number.map { .text("\($0)s") } ?? value
  }
}
