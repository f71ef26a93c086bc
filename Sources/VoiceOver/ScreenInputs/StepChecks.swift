import ScreenTree
import SpokenSyntax

/// Checks of a walkthrough together with its screens.
enum StepChecks {
  /// The error of a gesture before any screen is open, at which all others would fail too.
  static func faultOfStart(of walkthrough: Walkthrough) -> Finding? {
    for step in walkthrough.steps {
      switch step.action {
      case .effect(.open), .gesture(.launch, _), .gesture(.voiceOver, _): return nil
      case .gesture(.quickNav, _), .effect, .wait, .expect: continue
      case .gesture:
        return Finding(
          .error, file: walkthrough.file, position: step.position,
          message: "no screen is open yet; begin the steps with "
            + "`open: \(walkthrough.screenOrder.first ?? "NAME")` or `launch`")
      }
    }
    return nil
  }

  /// The errors of steps that name a view which no screen has, and of effects in screens that open
  /// a screen which the walkthrough does not have.
  static func faults(of walkthrough: Walkthrough, screens: [Screen]) -> [Finding] {
    let steps = walkthrough.steps.flatMap { step in
      step.ids.map { (id: $0, position: step.position) }
    }
    guard !steps.isEmpty else { return [] }
    // Collected only when a step names a view, because a screen has as many ids as nodes.
    let ids = Set(screens.flatMap(\.ids))
    let missing = steps.filter { !ids.contains($0.id) }
    guard !missing.isEmpty else { return [] }
    // A name with `@` is made of a class and a position; of such names alone a list says little.
    let chosen = ids.filter { !$0.contains(byte: "@") }
    let shown = chosen.isEmpty ? nil : Array(chosen.sorted().prefix(12))
    let known = Suggestion.Words(ids.sorted(), shown: shown)
    // One budget for all findings, so that many wrong ids do not take many times as long.
    var budget = Suggestion.usualBudget
    let shared = Set(screens.flatMap(\.allNodes).compactMap { $0[.identifier] })
    return missing.map { step in
      let advice = known.sentence(for: step.id, budget: &budget)
      let reason =
        shared.contains(step.id)
        ? "several views have the identifier '\(step.id)', which then names none of them"
        : "no screen has a view with the id '\(step.id)'"
      return Finding(
        .error, file: walkthrough.file, position: step.position, message: "\(reason). \(advice)")
    }
  }
}

extension Walkthrough.Step {
  /// The ids that the step names.
  fileprivate var ids: [String] {
    switch action {
    case .effect(let effect): effect.ids
    case .gesture(.touch(let id), _): [id]
    case .gesture, .wait, .expect: []
    }
  }
}

extension Screen {
  /// The name of every node, and its accessibility identifier where that is the only one.
  fileprivate var ids: [String] { Array(paths.keys) }
}
