import Foundation
import ScreenDocuments
package import ScreenTree

/// The steps of a walkthrough file.
extension StepReader {
  mutating func steps(_ document: Document?, screens: [String: String]) -> [Walkthrough.Step] {
    guard let document, !document.isNull else { return [] }
    guard let items = document.items else {
      faults.add(
        "'steps' is a list, each with a dash before it, not \(document.kind)", at: document.position
      )
      return []
    }
    let names = Suggestion.Words(Array(screens.keys))
    return items.compactMap { item in
      guard let step = nodes.step(item) else { return nil }
      return action(step.word, step.value, at: item.position, screens: screens, names)
        .map { Walkthrough.Step($0, at: item.position) }
    }
  }

  private mutating func action(
    _ word: String, _ value: Document?, at position: Position, screens: [String: String],
    _ names: Suggestion.Words
  ) -> Walkthrough.Action? {
    if Effect.words.contains(word) {
      let effect = nodes.effect(word, value, at: position)
      if case .open(let name)? = effect, screens[name] == nil {
        let advice = faults.advice(for: name, among: names)
        faults.add("there is no screen '\(name)'. \(advice)", at: value?.position ?? position)
        return nil
      }
      return effect.map(Walkthrough.Action.effect)
    }
    if let gesture = StepNames.counted[word] {
      return count(value, word).map { .gesture(gesture, count: $0) }
    }
    if let gesture = StepNames.plain[word] {
      if let value, !value.isNull {
        faults.add("'\(word)' has nothing after it", at: value.position)
      }
      return .gesture(gesture, count: 1)
    }
    if word == "wait" { return wait(value, at: position) }
    if word == "expect" {
      return expectation(value, at: position).map(Walkthrough.Action.expect)
    }
    return gesture(word, value, at: position).map { .gesture($0, count: 1) }
  }

  /// A gesture with a required value.
  private mutating func gesture(
    _ word: String, _ value: Document?, at position: Position
  ) -> VoiceOverGesture? {
    let text = value.flatMap { $0.isNull ? nil : $0.text }
    func needs(_ what: String) -> VoiceOverGesture? {
      faults.add("'\(word)' needs \(what)", at: value?.position ?? position)
      return nil
    }
    switch word {
    case "touch":
      if let value, value.items != nil { return point(value, word).map(VoiceOverGesture.touchAt) }
      return text.map(VoiceOverGesture.touch) ?? needs("the id of a view, or [x, y] in points")
    case "explore": return exploration(value, at: position)
    case "rotor": return text.map(VoiceOverGesture.rotor) ?? needs("the name of a rotor")
    case "action": return text.map(VoiceOverGesture.action) ?? needs("the name of a custom action")
    case "type":
      guard let text else { return needs("a text") }
      let most = Limits.typedText
      return text.utf8.count <= most ? .type(text) : needs("a text of at most \(most) bytes")
    case "scroll":
      guard let text else { return .scroll(.down) }
      let words = VoiceOverGesture.Direction.allCases.map(\.rawValue).joined(separator: ", ")
      return VoiceOverGesture.Direction(rawValue: text).map(VoiceOverGesture.scroll)
        ?? needs("one of \(words)")
    case "playAudioGraph", "scrub": return chartGesture(word, value, at: position)
    default:
      faults.add(
        "unknown step '\(word)'. \(faults.advice(for: word, among: StepNames.words))", at: position)
      return nil
    }
  }

  private mutating func count(_ value: Document?, _ word: String) -> Int? {
    guard let value, !value.isNull else { return 1 }
    if let number = value.number, let count = Int(exactly: number), (1...10_000).contains(count) {
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
    faults.add(
      "'\(word)' is followed by a whole number from 1 to 10000, not \(value.kind)",
      at: value.position)
    return nil
  }

  private mutating func wait(_ value: Document?, at position: Position) -> Walkthrough.Action? {
    if let time = value?.text?.asTime(upTo: 600) { return .wait(time) }
    faults.add(
      "'wait' is followed by a time of at most 600s, such as 3s or 500ms",
      at: value?.position ?? position)
    return nil
  }

  private mutating func expectation(
    _ value: Document?, at position: Position
  ) -> Walkthrough.Expectation? {
    if let text = value?.text, value?.isNull == false {
      return Walkthrough.Expectation(.text(text))
    }
    let allowed = Comparison.allCases.map(\.rawValue) + ["heard"]
    guard let value, value.entries != nil, value.entries?.isEmpty == false,
      let fields = nodes.fields(value, "expect", allowed: allowed)
    else {
      faults.add(
        "'expect' needs a text, or one of \(allowed.joined(separator: ", "))",
        at: value?.position ?? position)
      return nil
    }
    return Walkthrough.Expectation(
      words(value.entries ?? []), heard: fields["heard"].flatMap { nodes.choice($0, "heard") })
  }

  /// A key of an expectation that compares words.
  enum Comparison: String, CaseIterable {
    case text, contains, matches
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
    guard let text = nodes.text(first.entry.value, first.entry.key) else { return nil }
    switch first.comparison {
    case .text: return .text(text)
    case .contains: return .contains(text)
    case .matches: return pattern(text, at: first.entry.value.position)
    }
  }

  private mutating func pattern(
    _ text: String, at position: Position
  ) -> Walkthrough.Expectation.Words? {
    // Compiled so that an error has its place in the file; the step keeps the pattern as text.
    do {
      _ = try NSRegularExpression(pattern: text)
      return .matches(text)
    } catch {
      faults.add("'\(text.prefix(80))' is no regular expression", at: position)
      return nil
    }
  }
}

/// The words of steps.
package enum StepNames {
  /// The gestures that allow a count.
  package static let counted: [String: VoiceOverGesture] = [
    "next": .next, "previous": .previous, "rotorNext": .rotorNext,
    "rotorPrevious": .rotorPrevious, "increment": .increment, "decrement": .decrement,
    "moreContent": .moreContent, "delete": .delete, "byCharacter": .read(.character),
    "byWord": .read(.word),
    "byLine": .read(.line), "turnRotor": .turnRotor, "turnRotorBack": .turnRotorBack,
    "tab": .tab, "shiftTab": .shiftTab,
  ]
  /// The gestures without a value.
  package static let plain: [String: VoiceOverGesture] = [
    "first": .first, "last": .last, "readAll": .readAll, "readFromHere": .readFromHere,
    "activate": .activate, "escape": .escape, "magicTap": .magicTap, "drag": .drag, "drop": .drop,
    "spell": .spell, "voiceOverOn": .voiceOver(true), "voiceOverOff": .voiceOver(false),
    "launch": .launch, "quickNavOn": .quickNav(true), "quickNavOff": .quickNav(false),
    "describeChart": .describeChart, "chartDetails": .chartDetails, "pause": .pause,
    "interact": .interact, "stopInteracting": .stopInteracting, "actionsMenu": .actionsMenu,
  ]
  /// Every word, prepared for suggestions.
  static let words = Suggestion.Words(all)
  /// Every word.
  package static let all =
    (Array(counted.keys) + Array(plain.keys) + Effect.words + [
      "touch", "explore", "rotor", "action", "type", "scroll", "wait", "expect", "playAudioGraph",
      "scrub",
    ]).sorted()
}
