import ScreenTree

/// Checks of a walkthrough together with its screens.
enum StepChecks {
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
    let known = Suggestion.Words(ids.sorted())
    // One budget for all findings, so that many wrong ids do not take many times as long.
    var budget = Suggestion.usualBudget
    return missing.map { step in
      let advice = known.sentence(for: step.id, budget: &budget)
      return Finding(
        .error, file: walkthrough.file, position: step.position,
        message: "no screen has a view with the id '\(step.id)'. \(advice)")
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
  /// The name of every node, and its identity for rotors.
  fileprivate var ids: [String] { Array(paths.keys) }
}
