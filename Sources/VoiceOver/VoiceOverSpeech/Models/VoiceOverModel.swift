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
  private let controlRules: [SpeechRule]?

  /// Lists the rules; those for controls are the order for elements whose value the user sets.
  init(
    rules: [SpeechRule], rulesForControls: [SpeechRule]? = nil,
    rulesForContainers: [SpeechRule] = [], eventRules: [SpeechRule], tolerances: Tolerances = []
  ) {
    self.rules = rules
    controlRules = rulesForControls
    containerRules = rulesForContainers
    self.eventRules = eventRules
    self.tolerances = tolerances
  }

  /// A model with other differences from VoiceOver.
  convenience init(_ model: VoiceOverModel, tolerances: Tolerances) {
    self.init(
      rules: model.rules, rulesForControls: model.controlRules,
      rulesForContainers: model.containerRules, eventRules: model.eventRules,
      tolerances: tolerances)
  }

  /// The rules for a stop, in order.
  func order(for stop: StopContext) -> [SpeechRule] {
    if stop.isContainerStop, !containerRules.isEmpty { return containerRules }
    guard let controlRules, stop.isControl else { return rules }
    return controlRules
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
