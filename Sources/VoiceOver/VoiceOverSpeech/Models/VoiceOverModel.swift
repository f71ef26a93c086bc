import ScreenTree
import VoiceOverSession

/// A model of VoiceOver on one platform: its rules in order, and its tolerances.
///
/// A class, because the phrasing of every event refers to one.
package final class VoiceOverModel: Sendable {
  /// The rules for stops, in order.
  package let rules: [SpeechRule]
  /// The rules for stops at the start or the end of a container; empty where there are none.
  package let containerRules: [SpeechRule]
  /// The rules for events, which speak before anything about the focused element.
  package let eventRules: [SpeechRule]
  /// The differences from VoiceOver.
  package let tolerances: Tolerances
  private let stopSteps: [StopStep]
  private let controlSteps: [StopStep]?
  private let containerSteps: [StopStep]
  let eventSteps: [EventStep]

  /// A rule for stops without its documentation: it is copied for each of a million elements.
  struct StopStep: Sendable {
    let attribution: Attribution
    let speak: @Sendable (Stop, inout Phrase) -> Void

    init?(_ rule: SpeechRule) {
      guard case .stop(let speak) = rule.speech else { return nil }
      self.speak = speak
      attribution = rule.attribution
    }
  }

  /// A rule for events without its documentation.
  struct EventStep: Sendable {
    let attribution: Attribution
    let speak: @Sendable (Event, PhrasingContext, Attribution) -> [Segment]

    init?(_ rule: SpeechRule) {
      guard case .event(let speak) = rule.speech else { return nil }
      self.speak = speak
      attribution = rule.attribution
    }
  }

  /// Lists the rules; those for controls are the order for elements whose value the user sets.
  init(
    rules: [SpeechRule], rulesForControls: [SpeechRule]? = nil,
    rulesForContainers: [SpeechRule] = [], eventRules: [SpeechRule], tolerances: Tolerances = []
  ) {
    self.rules = rules
    containerRules = rulesForContainers
    self.eventRules = eventRules
    self.tolerances = tolerances
    // Taken from the rules once, because every stop goes through all of them.
    stopSteps = rules.compactMap(StopStep.init)
    controlSteps = rulesForControls?.compactMap(StopStep.init)
    containerSteps = rulesForContainers.compactMap(StopStep.init)
    eventSteps = eventRules.compactMap(EventStep.init)
  }

  /// A model with other differences from VoiceOver.
  init(_ model: VoiceOverModel, tolerances: Tolerances) {
    rules = model.rules
    containerRules = model.containerRules
    eventRules = model.eventRules
    stopSteps = model.stopSteps
    controlSteps = model.controlSteps
    containerSteps = model.containerSteps
    eventSteps = model.eventSteps
    self.tolerances = tolerances
  }

  /// The rules for a stop, in order.
  func steps(for stop: Stop) -> [StopStep] {
    if stop.isContainerStop, !containerSteps.isEmpty { return containerSteps }
    guard let controlSteps, stop.isControl else { return stopSteps }
    return controlSteps
  }

  /// The same model with some of its rules before the others.
  func leading(with first: [SpeechRule]) -> VoiceOverModel {
    // Variants share a name with their rule, so that examples tell them apart.
    let examples = first.map(\.example)
    return VoiceOverModel(
      rules: first + rules.filter { !examples.contains($0.example) }, eventRules: eventRules,
      tolerances: tolerances)
  }
}
