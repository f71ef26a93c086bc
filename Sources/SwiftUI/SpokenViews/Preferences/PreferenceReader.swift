/// Notices changes of what the views inside give.
@MainActor
protocol PreferenceObserver: AnyObject {
  /// Compares with what was last noticed, and asks for an action if it differs.
  func observePreference()
}

/// Performs a closure when the value of a key changes.
struct PreferenceActionModifier<Key: PreferenceKey> {
  let action: (Key.Value) -> Void
  /// Whether the value is the one of before.
  var isSame: (Key.Value, Key.Value) -> Bool = { new, old in
    // A list of values that cannot be compared is another one at each evaluation; it is the same as
    // before when it reads the same, or views would be evaluated without an end.
    areSame(new, old) || !(new is any Equatable) && "\(new)" == "\(old)"
  }
}

extension PreferenceActionModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    let last = LastPreference<Key>(isSame: view.modifier.isSame)
    return ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { _, node in
          last.node = node
          node.root.preferences.append(last)
        },
        willUnmount: { _, node in node.root.preferences.removeAll { $0 === last } }))
  }
}

/// The value of a key that a view last noticed.
private final class LastPreference<Key: PreferenceKey>: PreferenceObserver {
  weak var node: _ViewNode?
  private var value = Key.defaultValue
  private let isSame: (Key.Value, Key.Value) -> Bool

  init(isSame: @escaping (Key.Value, Key.Value) -> Bool) { self.isSame = isSame }

  func observePreference() {
    guard let node, let actor = node as? any PreferenceActor else { return }
    let new = node.preferredInside(Key.self) ?? Key.defaultValue
    guard !isSame(new, value) else { return }
    value = new
    // Not at once: the closure sets state as a rule, and other observers are still comparing.
    node.root.afterUpdate { actor.perform(new) }
  }
}

/// A node that performs a closure with a value.
@MainActor
private protocol PreferenceActor {
  func perform(_ value: Any)
}

/// A modifier that performs a closure with a value.
private protocol PreferenceAction {
  func perform(_ value: Any)
}

extension PreferenceActionModifier: PreferenceAction {
  fileprivate func perform(_ value: Any) { if let value = value as? Key.Value { action(value) } }
}

extension _ViewNodeOf: PreferenceActor {
  fileprivate func perform(_ value: Any) {
    // Each evaluation brings a new closure, so the one of the current view is performed.
    (view as? any PreferenceActionHolder)?.preferenceAction?.perform(value)
  }
}

/// A view with a modifier that may perform a closure.
private protocol PreferenceActionHolder {
  var preferenceAction: (any PreferenceAction)? { get }
}

extension ModifiedContent: PreferenceActionHolder {
  fileprivate var preferenceAction: (any PreferenceAction)? { modifier as? any PreferenceAction }
}
