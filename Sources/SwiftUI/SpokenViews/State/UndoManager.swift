public import Foundation

/// What Foundation lacks on Linux: what was done last can be undone, and done again.
///
/// Each registered closure is a step of its own, unless the app opens a group.
@MainActor
public class UndoManager: NSObject {
  private struct Step {
    var name = ""
    var actions: [@MainActor () -> Void] = []
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var group: Step?
  private var disabled = 0
  /// How many groups are open.
  public private(set) var groupingLevel = 0
  /// Whether it undoes a step now.
  public private(set) var isUndoing = false
  /// Whether it does a step again now.
  public private(set) var isRedoing = false
  /// Whether what happens at once is one step; each closure is here.
  public var groupsByEvent = true
  /// How many steps are kept; 0 for all.
  public var levelsOfUndo = 0

  /// A manager without steps.
  override public nonisolated init() {}

  /// Whether there is a step to undo.
  public var canUndo: Bool { !undoSteps.isEmpty || group?.actions.isEmpty == false }
  /// Whether there is a step to do again.
  public var canRedo: Bool { !redoSteps.isEmpty }
  /// The name of the step that would be undone.
  public var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the step that would be done again.
  public var redoActionName: String { redoSteps.last?.name ?? "" }
  /// The words of a button that undoes.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The words of a button that does again.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Whether closures are taken.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// The words of a button that undoes a step.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The words of a button that does a step again.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Takes a closure that undoes what was done.
  @preconcurrency
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @Sendable @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action: @MainActor () -> Void = { [weak target] in target.map(handler) ?? () }
    if group != nil {
      group?.actions.append(action)
    } else {
      add(Step(actions: [action]))
    }
  }

  private func add(_ step: Step) {
    if isUndoing { return redoSteps.append(step) }
    undoSteps.append(step)
    if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
    if !isRedoing { redoSteps = [] }
  }

  /// Names the step that was registered last.
  public func setActionName(_ actionName: String) {
    guard group == nil else {
      group?.name = actionName
      return
    }
    if isUndoing {
      if let last = redoSteps.indices.last { redoSteps[last].name = actionName }
    } else if let last = undoSteps.indices.last {
      undoSteps[last].name = actionName
    }
  }

  /// Opens a group, whose closures are one step.
  public func beginUndoGrouping() {
    groupingLevel += 1
    if group == nil { group = Step() }
  }

  /// Closes a group.
  public func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0, let step = group else { return }
    group = nil
    if !step.actions.isEmpty { add(step) }
  }

  /// Takes no more closures.
  public func disableUndoRegistration() { disabled += 1 }
  /// Takes closures again.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Undoes the last step.
  public func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    perform(step)
    isUndoing = false
  }

  /// Does the step again that was undone last.
  public func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    perform(step)
    isRedoing = false
  }

  /// What a step registers while it is undone is one step too, with its name.
  private func perform(_ step: Step) {
    beginUndoGrouping()
    group?.name = step.name
    for action in step.actions.reversed() { action() }
    endUndoGrouping()
  }

  /// Forgets all steps.
  public func removeAllActions() { (undoSteps, redoSteps, group, groupingLevel) = ([], [], nil, 0) }
}
