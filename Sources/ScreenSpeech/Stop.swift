import ScreenResolver
import ScreenSession
import ScreenTree

/// What the rules look at: the landing of the cursor, the words, the system, and the settings.
struct Stop {
  let element: Element
  /// The containers that the cursor came into, outermost first.
  let entered: [Container]
  /// The containers that the cursor left, innermost first.
  let left: [Container]
  let words: Vocabulary
  let platform: Platform
  let settings: SpeechSettings

  init(_ focus: Focus, _ occasion: Occasion) {
    element = focus.element
    entered = focus.entered
    left = focus.left
    words = occasion.words
    platform = occasion.platform
    settings = occasion.settings
  }

  /// Whether AccessibilitySnapshot's model is followed where it differs from VoiceOver.
  var isExact: Bool { settings.resolver.compatibility == .snapshot }
  var isSwitch: Bool { element.has(.switchButton) || element.has(.toggleButton) }
  var isDimmed: Bool { element.has(.notEnabled) }
  /// Whether the element says "Tab": a tab by its trait or by its place.
  var isTab: Bool {
    switch element.context?.value {
    case .tab, .tabBarItem: true
    case .series, .listStart, .listEnd, .landmarkStart, .landmarkEnd, .cell, nil:
      element.has(.tabBarItem)
    }
  }
  /// The cell of a data table that the element is, or nil.
  var cell: Element.TableCell? {
    if case .cell(let cell)? = element.context?.value { cell } else { nil }
  }

  /// The first of some traits that the element has.
  func trait(_ traits: Node.Trait...) -> Sourced<Node.Trait>? {
    for index in element.traits.indices where traits.contains(element.traits[index].value) {
      return element.traits[index]
    }
    return nil
  }

  /// VoiceOver's word for a trait.
  func say(_ word: Word, for trait: Sourced<Node.Trait>, by rule: Rule) -> Segment {
    Segment(
      word, for: trait.value, kind: .trait,
      reason: Reason(rule, origin: trait.origin, pass: trait.pass, evidence: word.evidence))
  }

  /// A segment in VoiceOver's own words.
  func say<Value>(
    _ word: Word, _ kind: Segment.Kind, by rule: Rule, for source: Sourced<Value>
  ) -> Segment {
    Segment(
      word, kind: kind,
      reason: Reason(
        rule, origin: source.origin, pass: source.pass, evidence: word.evidence))
  }

  /// A piece in the words of the app.
  func say(_ text: Sourced<String>, _ kind: Segment.Kind, by rule: Rule) -> Segment {
    var segment = Segment(
      text.value, kind: kind, reason: Reason(rule, origin: text.origin, pass: text.pass))
    segment.attributes.speech = element.speech?.value
    return segment
  }
}
