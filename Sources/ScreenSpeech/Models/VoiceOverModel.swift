import ScreenSession
import ScreenTree

/// How one VoiceOver speaks: its rules in their order, and where it is less exact than the real one.
public struct VoiceOverModel: Sendable {
  /// The rules that speak at a stop, in order.
  public let rules: [SpeechRule]
  /// The rules that speak of events, before anything about the element that has the focus.
  public let eventRules: [SpeechRule]
  /// Where it is less exact than the real VoiceOver.
  public var tolerances: Tolerances
  private let stopSteps: [StopStep]
  private let controlSteps: [StopStep]?
  let eventSteps: [EventStep]

  /// A rule about stops without what pages say of it: it is copied for each of a million elements.
  struct StopStep: Sendable {
    let attribution: Attribution
    let speak: @Sendable (Stop, inout Phrase) -> Void

    init?(_ rule: SpeechRule) {
      guard case .stop(let speak) = rule.speech else { return nil }
      self.speak = speak
      attribution = rule.attribution
    }
  }

  /// A rule about events without what pages say of it.
  struct EventStep: Sendable {
    let attribution: Attribution
    let speak: @Sendable (Event, PhrasingContext, Attribution) -> [Segment]

    init?(_ rule: SpeechRule) {
      guard case .event(let speak) = rule.speech else { return nil }
      self.speak = speak
      attribution = rule.attribution
    }
  }

  /// Lists the rules; those for controls are the order for elements that their user sets to a value.
  init(
    rules: [SpeechRule], rulesForControls: [SpeechRule]? = nil, eventRules: [SpeechRule],
    tolerances: Tolerances = []
  ) {
    self.rules = rules
    self.eventRules = eventRules
    self.tolerances = tolerances
    stopSteps = rules.compactMap(StopStep.init)
    controlSteps = rulesForControls?.compactMap(StopStep.init)
    eventSteps = eventRules.compactMap(EventStep.init)
  }

  /// What is done at a stop, in order.
  func steps(for stop: Stop) -> [StopStep] {
    guard let controlSteps, stop.isControl else { return stopSteps }
    return controlSteps
  }

  /// The same model with some of its rules before the others.
  func leading(with first: [SpeechRule]) -> VoiceOverModel {
    let examples = first.map(\.example)
    return VoiceOverModel(
      rules: first + rules.filter { !examples.contains($0.example) }, eventRules: eventRules,
      tolerances: tolerances)
  }
}
