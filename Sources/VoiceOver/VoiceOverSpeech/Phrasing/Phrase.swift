import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

/// The segments of an element that the rules have produced so far.
struct Phrase {
  /// VoiceOver's words in the language of the element.
  let words: Vocabulary
  /// The current rule.
  var attribution = Attribution(rule: "", grade: .inferred)
  var description: [Segment] = []
  var hint: [Segment] = []
  var cues: [Segment] = []
  var suppressed: [Suppression]
  var promotesHint = false

  init(words: Vocabulary, suppressed: [Suppression] = []) {
    self.words = words
    self.suppressed = suppressed
    // Most elements have a label, a role and a state, and an array that grows moves what it has.
    description.reserveCapacity(4)
  }

  /// Whether no segment yet distinguishes the element from others of its kind.
  var isNameless: Bool { !description.hasKind { $0.distinguishes } }

  /// Whether the element itself has no segment yet.
  var isSilent: Bool {
    hint.isEmpty && cues.isEmpty && !description.hasKind { $0.isOfElement }
  }

  /// Suppresses everything after the pause.
  mutating func hush(_ cause: Suppression.Cause) {
    for segment in hint + cues { suppress(segment, by: cause) }
    hint = []
    cues = []
  }

  /// Suppresses everything.
  mutating func silence(_ cause: Suppression.Cause) {
    for segment in description { suppress(segment, by: cause) }
    description = []
    hush(cause)
  }

  /// Keeps only the part of the element's text that a rotor found.
  mutating func narrow(to range: Range<Int>) {
    // The text that is searched in a field is its value; anywhere else it is the label.
    let index =
      description.firstIndex { $0.kind == .value } ?? description.firstIndex { $0.kind == .label }
    guard let index else { return }
    var segment = description[index]
    let scalars = segment.text.unicodeScalars
    let part = scalars.dropFirst(range.lowerBound).prefix(range.count)
    // A range beyond the text comes from words that changed since; all of them are kept then.
    guard !part.isEmpty else { return }
    segment.replaceWords(with: String(String.UnicodeScalarView(part)))
    description = [segment]
    hint = []
    cues = []
  }
}

extension Phrase {
  /// A segment in VoiceOver's words.
  func segment<Value>(_ word: Word, _ kind: SegmentKind, for source: Sourced<Value>) -> Segment {
    attribution.segment(word, kind, at: source.origin, by: source.pass)
  }

  /// A segment in the words of the app, or of the system instead.
  func segment(_ wording: Sourced<Wording>, _ kind: SegmentKind) -> Segment {
    attribution.segment(wording, kind, in: words)
  }

  /// A segment in the words of the app.
  func segment(_ text: Sourced<String>, _ kind: SegmentKind) -> Segment {
    attribution.segment(text.value, kind, at: text.origin, by: text.pass)
  }

  /// VoiceOver's word for a trait.
  func segment(_ word: Word, for trait: Sourced<Node.Trait>) -> Segment {
    attribution.segment(word, .trait, at: trait.origin, by: trait.pass, for: trait.value)
  }

  mutating func say(_ segment: consuming Segment) { description.append(segment) }

  /// Adds a word of VoiceOver.
  mutating func say<Value>(_ word: Word.ID, _ kind: SegmentKind, for source: Sourced<Value>) {
    say(segment(words[word], kind, for: source))
  }

  /// Adds VoiceOver's word for a trait.
  mutating func say(_ word: Word.ID, for trait: Sourced<Node.Trait>) {
    say(segment(words[word], for: trait))
  }

  /// Adds a segment if it is spoken; otherwise records why not.
  mutating func say(_ segment: Segment, if isSpoken: Bool, else cause: Suppression.Cause) {
    if isSpoken { say(segment) } else { suppress(segment, by: cause) }
  }

  /// Records a segment that is not spoken, and why.
  mutating func suppress(_ segment: Segment, by cause: Suppression.Cause) {
    suppress(segment.text, segment.kind, by: cause, segment.reason.origin)
  }

  /// Records words that are not spoken, and why.
  mutating func suppress(
    _ text: String, _ kind: SegmentKind, by cause: Suppression.Cause, _ origin: Origin
  ) {
    suppressed.append(Suppression(text, .segment(kind), by: cause, origin: origin))
  }
}
