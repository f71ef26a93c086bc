import SpokenScreen
import Testing

/// Every set of the eleven spoken traits in every context, with and without words.
struct TraitCombinationsTests {
  private static let traits: [Node.Trait] = [
    .notEnabled, .button, .backButton, .switchButton, .tabBarItem, .textEntry, .header, .link,
    .adjustable, .image, .searchField,
  ]
  private static let contexts: [Element.Context?] = [
    nil, .series(.init(number: 2, count: 3)), .tab(.init(number: 1, count: 4)),
    .tabBarItem(.init(number: 2, count: 6)), .listStart, .landmarkEnd,
  ]

  @Test(arguments: contexts.indices, [Compatibility.voiceOver, .snapshot])
  func `every combination is speakable`(context: Int, compatibility: Compatibility) {
    var settings = SpeechSettings()
    settings.resolver.compatibility = compatibility
    var faults: [String] = []
    for set in 0..<(1 << Self.traits.count) {
      for words in 0..<8 {
        let element = Self.element(set, words, Self.contexts[context])
        let utterance = Event.focused(Focus(element, number: 1))
          .phrased(after: .gesture(.next), words: .english, settings: settings)
        faults += Self.faults(of: utterance).map { "\(element): \($0)" }
      }
    }
    #expect(faults.prefix(5) == [])
  }

  /// The element with the traits of a bit set, and with label, value and hint by three more bits.
  private static func element(_ set: Int, _ words: Int, _ context: Element.Context?) -> Element {
    func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
      Sourced(value, from: place, by: .stated)
    }
    var element = Element(node: "node", origin: place)
    element.traits = Node.Trait.allCases.filter { trait in
      traits.firstIndex(of: trait).map { set & (1 << $0) != 0 } ?? false
    }.map(said)
    if words & 1 != 0 { element.label = [said("Label")] }
    if words & 2 != 0 { element.value = [said("1")] }
    if words & 4 != 0 { element.hint = said("Hint") }
    element.context = context.map(said)
    return element
  }

  private static let place = Origin(file: "test", position: .unknown, node: "node")

  private static func faults(of utterance: Utterance) -> [String] {
    var faults: [String] = []
    let isEmpty = utterance.segments.contains {
      $0.text.isEmpty || ($0.speech.isEmpty && $0.kind != .sound)
    }
    if isEmpty {
      faults.append("an empty piece")
    }
    let plain = utterance.lines(in: .voiceover)
    let snapshot = utterance.lines(in: .snapshot)
    let doubles = [", ,", ",,", ". .", ": :", "::", ":.", ".:", ",.", "  "]
    // AccessibilitySnapshot joins the hint of a text area with ".,"; no trait here is one.
    for (text, marks) in [(plain, doubles + [".."]), (snapshot, doubles + ["..", ".,"])]
    where hasMarksInARow(text) {
      faults += marks.filter(text.contains).map { "'\($0)' in '\(text)'" }
    }
    if words(of: plain) != words(of: snapshot) { faults.append("'\(plain)' but '\(snapshot)'") }
    if utterance.event.focus?.element.label.isEmpty == false, !plain.contains("Label") {
      faults.append("no label in '\(plain)'")
    }
    return faults
  }

  /// Whether two marks or spaces follow each other, with no more than a space between marks.
  ///
  /// There are 200,000 texts, and looking for each pair of marks in each of them takes half a minute.
  private static func hasMarksInARow(_ text: String) -> Bool {
    var (before, last): (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      if isMark(byte), isMark(last) || (last == 0x20 && isMark(before)) { return true }
      if byte == 0x20, last == 0x20 { return true }
      (before, last) = (last, byte)
    }
    return false
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2C || byte == 0x2E || byte == 0x3A }

  /// The facts of a text: its words without punctuation and capitals.
  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}

extension Utterance {
  /// Everything that is said, joined by ` | `.
  fileprivate func lines(in style: TextStyle) -> String {
    ([description(in: style)] + [hint(in: style)].compactMap { $0 } + cues(in: style))
      .joined(separator: " | ")
  }
}
