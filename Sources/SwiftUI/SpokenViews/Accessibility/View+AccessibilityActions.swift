import Foundation
import ScreenTree

/// What happens when the user of an assistive technology acts.
extension View {
  /// An action of the system or a custom one.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    switch actionKind.kind {
    case .named(let name): return attachingAction(name, handler, at: position)
    case .standard(let trigger):
      // Neither resolver nor lint knows closures: these say that the view can be activated or left.
      let tap: [Property] = trigger == .activate ? [.onActivate([], at: position)] : []
      let exit: [Property] = trigger == .escape ? [.onEscape([], at: position)] : []
      return attaching(
        tap + exit + [.behavior(Behavior(trigger, handler), at: position)], "accessibilityAction",
        at: position)
    }
  }

  /// Closures for swipes up and down, which make the view adjustable.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [
        .adjustable(true, at: position),
        .behavior(Behavior(.increment, { handler(.increment) }), at: position),
        .behavior(Behavior(.decrement, { handler(.decrement) }), at: position),
      ], "accessibilityAdjustableAction", at: position)
  }

  /// A closure for swipes with three fingers.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    let handler = Unchecked(handler)
    let behavior = Behavior(.scroll) { input in
      guard case .direction(let direction) = input else { return false }
      handler.value(Edge(showing: direction))
      return true
    }
    return attaching(
      [.behavior(behavior, at: position)], "accessibilityScrollAction", at: position)
  }

  /// A closure for zooming, which VoiceOver offers for the view.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    let handler = Unchecked(handler)
    let behavior = Behavior(.zoom) { input in
      let isIn = input == .direction(.up)
      // The place of a zoom is not known, because VoiceOver's gesture has none.
      handler.value(
        AccessibilityZoomGestureAction(
          direction: isIn ? .zoomIn : .zoomOut, location: .center, point: .zero))
      return true
    }
    return attaching(
      [.addTraits([.supportsZoom], at: position), .behavior(behavior, at: position)],
      "accessibilityZoomAction", at: position)
  }

  /// A custom action with a view as its name.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let action = Unchecked(action)
    return modifier(
      ActionsModifier(
        actions: Button(
          action: { action.value() }, label: label, file: file, line: line, column: column),
        position: Position(file, line, column)))
  }

  /// Custom actions: a button for each.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    modifier(ActionsModifier(actions: content(), position: Position(file, line, column)))
  }

  // Not heard: `accessibilityActions(category:)`: its category; all actions are in one rotor.
  /// Custom actions of a category: a button for each.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(ActionsModifier(actions: content(), position: Position(file, line, column)))
  }

  nonisolated func attachingAction(
    _ name: String, _ handler: @escaping () -> Void, at position: Position
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(
      [
        .actions([Property.Action(name)], at: position),
        .behavior(Behavior(.action(name), handler), at: position),
      ], "accessibilityAction", at: position)
  }

  nonisolated func attachingScrollStatus(
    _ status: String, at position: Position, isEnabled: Bool
  ) -> some View {
    let behavior = Behavior(.scrollStatus(status)) { _ in true }
    return attaching(
      [.behavior(behavior, at: position)], "accessibilityScrollStatus", at: position,
      isEnabled: isEnabled)
  }
}

extension Behavior {
  /// A behavior that always does something.
  init(_ trigger: Trigger, _ action: @escaping () -> Void) {
    self.init(trigger, unchecked: Unchecked(action))
  }

  private init(_ trigger: Trigger, unchecked action: Unchecked<() -> Void>) {
    self.init(trigger) { _ in
      action.value()
      return true
    }
  }
}

extension Edge {
  /// The edge that a swipe scrolls towards.
  fileprivate init(showing direction: VoiceOverGesture.Direction) {
    switch direction {
    case .up: self = .top
    case .down: self = .bottom
    case .left: self = .leading
    case .right: self = .trailing
    }
  }
}

/// Custom actions from buttons.
struct ActionsModifier<Actions: View> {
  let actions: Actions
  let position: Position
}

extension ActionsModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PartsNode.attaching(view, context, \.actions) { modifier, nodes, buttons, view in
      let properties = buttons.flatMap { modifier.properties(of: $0, in: view) }
      return nodes.map { $0.adding(properties) }
    }
  }

  @MainActor
  private func properties(of button: Node, in view: _ViewNode) -> [Property] {
    guard let name = button.words else {
      view.root.report(
        .warning, at: button.position,
        "a button of accessibilityActions has no words. Give it a title or a label.")
      return []
    }
    let behaviors = button.all(.behavior)
    let behavior = Behavior(.action(name)) { _ in
      // The outermost modifier of the button comes last, and decides what a press does.
      behaviors.last { $0.trigger == .activate }?.perform() ?? false
    }
    return [
      .actions([Property.Action(name)], at: button.position),
      .behavior(behavior, at: button.position),
    ]
  }
}

extension Node {
  /// The name of the view: its label, its title, or those of its content.
  var words: String? {
    if let words = self[.label] ?? title { return words }
    let inside = (children + (self[.representation] ?? [])).compactMap(\.words)
    return inside.isEmpty ? nil : inside.joined(separator: ", ")
  }
}
