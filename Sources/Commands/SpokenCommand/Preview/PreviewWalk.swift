import AppRuns
import SpokenPage
import SpokenPreview
import SpokenScreen
import SpokenTextCommands

/// A page that explores a screen: words of gestures in, what is heard out.
struct PreviewWalk {
  /// What is heard after a gesture, and what is played.
  struct Outcome {
    var spoken: PreviewMessage.Spoken
    var utterances: [Utterance] = []
  }

  let scenario: Scenario
  private var walker: Walker
  /// What was heard last.
  private var last: [Utterance] = []
  /// Whether actions were asked for, of an element that has none.
  private var hasNoActions = false

  /// Opens the screen of a run.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - node: the element that had the cursor before an edit; nil to begin at the first one.
  init(_ scenario: Scenario, keeping node: String? = nil) {
    self.scenario = scenario
    // A new walk, because the elements of the old one may not exist any more.
    walker = Walker(scenario)
    last = walker.open()
    guard let node, walker.elements.contains(where: { $0.node == node }) else { return }
    last = walker.handle(.touch(node))
  }

  /// Why what was heard last is spoken.
  var why: PreviewMessage.Why { PreviewMessage.Why(last.map { scenario.record(of: $0) }) }

  /// The place of an element of the screen, of the one under the cursor without a name; nil where
  /// there is none.
  func origin(of node: String?) -> String? {
    let element = node.map { node in walker.elements.first { $0.node == node } } ?? current
    return element?.origin.place
  }

  /// The name of the element under the cursor.
  var node: String? { current?.node }

  /// The app that it explores, as it is now; nil for files.
  var app: RemoteApp? { walker.app as? RemoteApp }

  private var current: Element? {
    walker.cursor.flatMap { walker.elements.indices.contains($0) ? walker.elements[$0] : nil }
  }

  /// Performs a gesture.
  ///
  /// - Parameters:
  ///   - word: the word of a step, or `again` for the same element and `actions` for the next
  ///     custom action, as the keys H and A of `spoken walk`.
  ///   - value: what the gesture is for.
  /// - Returns: the utterances; nil for a word that is no gesture.
  mutating func perform(_ word: String, _ value: String?) -> Outcome? {
    hasNoActions = false
    guard let heard = utterances(of: word, value)?.heardAlone() else { return nil }
    last = heard
    var outcome = Outcome(spoken: shown(heard), utterances: heard)
    // As `spoken walk` says it; the element has no such rotor, which would be of no use to know.
    if hasNoActions { outcome.spoken.message = "this element has no actions" }
    return outcome
  }

  private mutating func utterances(of word: String, _ value: String?) -> [Utterance]? {
    switch word {
    case "again": return walker.touchAgain()
    case "actions": return offerAction()
    case "touch": return value.map { walker.handle(.touching($0)) }
    case "explore":
      let way = value.flatMap { VoiceOverGesture.Exploration(text: $0) }
      return way.map { walker.handle(.explore($0)) }
    case "rotor": return value.map { walker.handle(.rotor($0)) }
    case "action": return value.map { walker.handle(.action($0)) }
    case "type": return value.map { walker.handle(.type($0)) }
    case "playAudioGraph": return walker.handle(.playAudioGraph(value))
    case "scrub": return value.map { walker.handle(.scrub(.init(to: .init(text: $0)))) }
    case "scroll":
      let direction = value.flatMap(VoiceOverGesture.Direction.init)
      return direction.map { walker.handle(.scroll($0)) }
    case _:
      let gesture = StepNames.counted[word] ?? StepNames.plain[word]
      return gesture.map { walker.handle($0) }
    }
  }

  /// Reads the next element while everything is read.
  mutating func goOn() -> Outcome? {
    guard walker.isReading else { return nil }
    let utterances = walker.goOn().heardAlone()
    last = utterances
    return Outcome(spoken: shown(utterances), utterances: utterances)
  }

  /// The element under the cursor, before any gesture.
  var first: PreviewMessage.Spoken { shown(nil) }

  /// Turns the rotor to custom actions if needed, and offers the next one.
  private mutating func offerAction() -> [Utterance] {
    // A second press means the next action, so the rotor is not turned again.
    guard walker.rotor != "Actions" else { return walker.handle(.rotorNext) }
    let turned = walker.handle(.rotor("Actions"))
    hasNoActions = walker.rotor != "Actions"
    return hasNoActions ? turned : walker.handle(.rotorNext)
  }

  /// What a page shows after utterances; before any, the element under the cursor.
  private func shown(_ utterances: [Utterance]?) -> PreviewMessage.Spoken {
    let shown = utterances ?? current.map { [alone($0)] } ?? []
    var spoken = PreviewMessage.Spoken(lines: shown.flatMap(Self.lines))
    for case .failed(let reason) in (utterances ?? []).map(\.event) { spoken.message = reason }
    spoken.element = node
    spoken.frame = current?.shownFrame.map {
      let place = StopRecord.Rectangle($0)
      return [place.x, place.y, place.width, place.height]
    }
    // The views of an app's one screen are in many files.
    spoken.screen = current.flatMap { current in
      app == nil ? scenario.screens.firstIndex { $0.file == current.origin.file } : 0
    }
    let html = html(of: shown, on: spoken.screen ?? 0)
    if !html.isEmpty { spoken.html = html }
    spoken.rotor = walker.rotor
    spoken.isReading = walker.isReading
    // The times of the model, because there may be no sound that says how long it lasts.
    let ends = (utterances ?? []).map { $0.heard.start + $0.heard.length }
    spoken.lasts = Int((ends.max() ?? .zero) / .milliseconds(1))
    return spoken
  }

  /// The description of an element, which is heard in full.
  private func alone(_ element: Element) -> Utterance {
    var utterance = walker.utterance(of: element)
    (utterance.hint, utterance.cues) = ([], [])
    return [utterance].heardAlone()[0]
  }

  /// Utterances as the transcript of the page shows them.
  private func html(of utterances: [Utterance], on screen: Int) -> String {
    let screens = scenario.screens
    let screen = screens.indices.contains(screen) ? screens[screen] : nil
    return WalkedLines(
      PageRecord.stops(of: utterances, in: scenario),
      language: screen?.language ?? scenario.language, isRightToLeft: screen?.direction == .rtl
    ).html
  }

  private static func lines(of utterance: Utterance) -> [String] {
    guard utterance.hasSegments else { return [] }
    let later = [utterance.hint(in: .voiceover)].compactMap { $0 } + utterance.cues(in: .voiceover)
    return [utterance.description(in: .voiceover)].filter { !$0.isEmpty } + later
  }
}
