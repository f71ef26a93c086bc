package import ScreenTree
import VoiceOverSpeech

/// Rules of speech that are about the same thing, for the page on fidelity.
package struct RuleFamily: Sendable {
  /// What the rules are about.
  package var name: String
  /// The names of the rules.
  package var rules: [RuleID]

  /// Every family; a test proves that each rule is in exactly one.
  package static let all: [RuleFamily] = [
    RuleFamily(
      name: "Names and values",
      rules: ["label", "value", "description", "importantContent", "promotedHint", "remarks"]),
    RuleFamily(
      name: "Roles and states",
      rules: [
        "traits", "states", "selected", "expanded", "popup", "draggable", "current", "position",
      ]),
    RuleFamily(name: "Text that is edited or read", rules: ["editing", "text"]),
    RuleFamily(
      name: "Containers, landmarks, tables and lists",
      rules: ["container", "landmark", "table", "cell", "headers", "sort", "definitionList"]),
    RuleFamily(name: "Hints and cues", rules: ["hint", "actions", "moreContent"]),
    RuleFamily(
      name: "After an action", rules: ["activation", "change", "action", "content"]),
    RuleFamily(
      name: "Announcements, alerts and live regions",
      rules: ["announcement", "liveRegion", "alertMessage", "report"]),
    RuleFamily(
      name: "Rotors, edges and sounds",
      rules: ["rotor", "notFound", "boundary", "emptyPlace", "sound"]),
    RuleFamily(
      name: "Charts and audio graphs",
      rules: [
        "chartItem", "audioGraph", "graphValue", "chartTitle", "chartKind", "chartAxes",
        "chartSummary", "chartSeries", "chartShape", "chartTrend", "chartExtremes", "chartAverage",
        "chartOutliers", "chartCrossing", "chartMissing",
      ]),
    RuleFamily(name: "VoiceOver and the app", rules: ["system"]),
    RuleFamily(
      name: "The Mac",
      rules: [
        "macLabel", "macValue", "macPlaceholder", "macRole", "macState", "macPopup", "macDimmed",
        "macHint", "leadingRole", "macStart", "macEnd", "macCell", "macChange", "macContent",
        "menu", "interaction",
      ]),
    RuleFamily(name: "The keyboard", rules: ["keyboardFocus"]),
  ]

  /// The recorded facts that its rules do not follow.
  var differences: [KnownDifference] {
    KnownDifference.all.filter { rules.contains($0.rule) }
  }

  /// The rules and their variants, in the order of speaking.
  var members: [SpeechRule] { SpeechRule.all.filter { rules.contains($0.id) } }
}

/// A recorded fact that the model is known not to follow.
package struct KnownDifference: Sendable {
  /// The name of the case among AccessibilitySnapshot's, or the number of a recording of the Mac.
  package var name: String
  /// The rule that says otherwise.
  var rule: RuleID
  /// Why it is not followed.
  package var reason: String

  /// Every such fact; the tests on recorded cases and on the Mac leave out these and no others.
  package static let all = [
    KnownDifference(
      name: "list-reports-notfound", rule: "container",
      reason: "a screen file has no container that does not know its own children"),
    KnownDifference(
      name: "issue7-voiceover-1", rule: "position",
      reason: "'5 of 1' at the end was a fault of VoiceOver in one table"),
    KnownDifference(
      name: "pr195-image-06", rule: "traits",
      reason: "iOS 17 repeated images; later demos of Apple's do not have it"),
    KnownDifference(
      name: "pr195-image-22", rule: "traits",
      reason: "iOS 17 repeated images; later demos of Apple's do not have it"),
    KnownDifference(
      name: "db-056", rule: "macState",
      reason: "a move to a switch is said as its change; all other switches have the state later"),
  ]
}
