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
    let last = LastPreference(view.modifier)
    return ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { _, node in
          last.node = node
          node.root.preferences.append(last)
        },
        // Each evaluation brings a new closure.
        didReceive: { _, new, _ in last.reader = new },
        willUnmount: { _, node in node.root.preferences.removeAll { $0 === last } }))
  }
}

/// The value of a key that a view last noticed.
private final class LastPreference<Key: PreferenceKey>: PreferenceObserver {
  weak var node: _ViewNode?
  var reader: PreferenceActionModifier<Key>
  private var value = Key.defaultValue

  init(_ reader: PreferenceActionModifier<Key>) { self.reader = reader }

  func observePreference() {
    guard let node else { return }
    let new = node.preferredInside(Key.self) ?? Key.defaultValue
    guard !reader.isSame(new, value) else { return }
    value = new
    // Not at once: the closure sets state as a rule, and other observers are still comparing.
    node.root.afterUpdate { self.reader.action(new) }
  }
}
