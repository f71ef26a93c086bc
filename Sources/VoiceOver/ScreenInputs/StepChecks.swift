import ScreenDocuments
import ScreenFiles
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

  /// The warnings about values that steps give to views of screen files: those of the files.
  static func doubts(of walkthrough: Walkthrough, screens: [Screen]) -> [Finding] {
    let changes = walkthrough.steps.compactMap(\.change)
    guard changes.contains(where: { $0.value != nil }) else { return [] }
    let files = screens.filter { $0.capture == nil }.map { (screen: $0, paths: $0.paths) }
    // Of several views with one id, only the run knows which is shown.
    func only(_ id: String) -> Node? {
      let found = files.compactMap { $0.paths[id].flatMap($0.screen.node(at:)) }
      return found.count == 1 ? found[0] : nil
    }
    var views: [String: Node] = [:]
    var changed: Set<String> = []
    var faults = Faults(file: walkthrough.file)
    for change in changes {
      guard var view = views[change.id] ?? only(change.id) else { continue }
      if !change.isOfValue {
        // What an earlier step changed counts too, such as the range.
        view = change.applied(to: view)
        changed.insert(view.name)
      }
      views[change.id] = view
      // The words of a choice that changed are not looked up.
      guard let value = change.value, let scalar = value[.value],
        !view.children.contains(where: { changed.contains($0.name) })
      else { continue }
      for doubt in view.doubts(about: scalar, advice: { faults.advice(for: $0, among: $1) }) {
        faults.warn("the view '\(change.id)': \(doubt)", at: value.position)
      }
    }
    return faults.findings
  }
}

extension Effect.Change {
  /// The value that it gives; nil for none.
  fileprivate var value: Property? { properties.last { $0.modifier === AnyModifier.value } }

  /// Whether it gives a value and nothing else.
  fileprivate var isOfValue: Bool {
    title == nil && properties.allSatisfy { $0.modifier === AnyModifier.value }
  }
}

extension Walkthrough.Step {
  /// The change of a view; nil for other steps.
  fileprivate var change: Effect.Change? {
    if case .effect(.update(let change)) = action { change } else { nil }
  }

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
