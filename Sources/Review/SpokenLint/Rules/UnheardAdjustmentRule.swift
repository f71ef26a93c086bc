import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension LintRule {
  /// Finds controls that are adjusted and say the same words as before.
  ///
  /// Each is tried in both directions, a view of Swift code in the app itself, which then gets the
  /// opposite request. Not reported where one direction is heard or something else is, for a control
  /// at both of its ends, for one without a value, which is a rule of its own, and for a capture.
  static let unheardAdjustment = LintRule(
    id: "unheard-adjustment", severity: .warning,
    summary: "An adjustment changes nothing that is heard",
    evidence: """
      After a swipe up or down VoiceOver speaks the new value; the same words again sound as if nothing had changed \
      (Apple, accessibilityValue: the current value). A slider from 0 to 1 in whole dollars says "$0" at every place.
      """,
    fix: """
      Say the value as exactly as it changes with `format:`, or make `step:` as large as what is said.
      """,
    swiftFix: """
      Say the value as exactly as it changes with `accessibilityValue(_:)`, or make the step as large as what is said.
      """,
    fails: Example(
      """
      screen: Budget
      views:
        - Slider: Food
          value: 0.2
          in: [0, 1]
          format: { currency: USD, fractionDigits: 0 }
      """),
    passes: Example(
      """
      screen: Budget
      views:
        - Slider: Food
          value: 0.2
          in: [0, 1]
          format: { currency: USD }
      """),
    search: .screen { screen in
      // What the controls of a capture do is not in it.
      guard screen.screen.capture == nil else { return [] }
      let adjustable = screen.stops.filter { stop in
        stop.element.has(.adjustable) && stop.value.contains { !$0.value.isBlank }
      }
      guard !adjustable.isEmpty else { return [] }
      var trial = AdjustmentTrial(screen)
      var faults: [Fault] = []
      for stop in adjustable where trial.isUnheard(at: stop) {
        faults.append(
          Fault("\(stop.called) can be adjusted, and says the same afterwards.", at: stop.element))
      }
      return faults
    })
}

/// The app of a screen, whose controls are adjusted.
private struct AdjustmentTrial {
  /// What a listener notices of an adjustment.
  private enum Outcome {
    /// Nothing is done.
    case refused
    /// Something is done, and the words are the same.
    case same
    /// Other words are heard.
    case heard
  }

  private var app: any ScreenApp & Sendable
  /// Whether the app is a real one, whose state matters later.
  private let putsBack: Bool
  /// The number of each element by the name of its node, as the screen was opened.
  private let numbers: [String: Int]

  init(_ screen: LintedScreen) {
    var app = screen.app
    _ = app.respond(to: .effect(.open("")))
    numbers = Dictionary(app.elements.enumerated().map { ($1.node, $0) }) { first, _ in first }
    putsBack = !(app is FileApp)
    self.app = app
  }

  /// Whether an element can be adjusted, and no adjustment is heard.
  mutating func isUnheard(at stop: LintedScreen.Stop) -> Bool {
    let up = adjust(stop, isUp: true)
    guard up != .heard else { return false }
    let down = adjust(stop, isUp: false)
    return down != .heard && (up == .same || down == .same)
  }

  private mutating func adjust(_ stop: LintedScreen.Stop, isUp: Bool) -> Outcome {
    guard let old = element(named: stop.element.node) else { return .refused }
    let responses = app.respond(to: isUp ? .increment(old) : .decrement(old))
    guard responses.isEmpty || !responses.allSatisfy(\.changesNothing) else { return .refused }
    guard let new = element(named: old.node) else { return .heard }
    let isSame = stop.nameAndValue(of: new) == stop.nameAndValue(of: old)
    if putsBack { _ = app.respond(to: isUp ? .decrement(new) : .increment(new)) }
    return isSame && responses.allSatisfy(\.isQuiet) ? .same : .heard
  }

  /// The element of a node as it is now; nil when it is gone.
  private func element(named node: String) -> Element? {
    let elements = app.elements
    if let number = numbers[node], elements.indices.contains(number),
      elements[number].node == node
    {
      return elements[number]
    }
    return elements.first { $0.node == node }
  }
}

extension LintedScreen.Stop {
  /// The name and the value of an element in words.
  fileprivate func nameAndValue(of element: Element) -> [String] {
    words.texts(of: element.label + element.value).map(\.value)
  }
}

extension Response {
  /// Whether nothing was done.
  fileprivate var changesNothing: Bool {
    switch self {
    case .atEnd, .nothing, .failed: true
    // The app did something.
    default: false
    }
  }

  /// Whether nothing is heard but what the element under the cursor says.
  fileprivate var isQuiet: Bool {
    switch self {
    case .rearranged, .atEnd, .nothing, .failed: true
    // Something else is heard.
    default: false
    }
  }
}
