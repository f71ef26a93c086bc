/// A value that views give to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view to that of the views before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension _ViewNode {
  /// The value of a key by the views inside this one, and by itself.
  func preferred<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    // A modifier decides alone what it gives: `preference` replaces the values inside, and
    // `transformPreference` changes their sum.
    let inside = preferredInside(key)
    guard let change = modifier as? any PreferenceChange else { return inside }
    return change.changed(inside, of: key)
  }

  /// The value of a key by the views inside this one.
  func preferredInside<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var sum: Key.Value?
    for child in children {
      guard let next = child.preferred(key) else { continue }
      if var value = sum {
        Key.reduce(value: &value) { next }
        sum = value
      } else {
        sum = next
      }
    }
    return sum
  }
}

/// Gives a value to the views around, or changes the one of the views inside.
struct PreferenceModifier<Key: PreferenceKey> {
  let change: (inout Key.Value?) -> Void
}

extension PreferenceModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(view, context, ModifierEffects())
  }
}

/// A modifier with a value of some key.
protocol PreferenceChange {
  /// The value of a key after the change; the same where it is about another key.
  @MainActor func changed<Other: PreferenceKey>(
    _ value: Other.Value?, of key: Other.Type
  ) -> Other.Value?
}

extension PreferenceModifier: PreferenceChange {
  func changed<Other: PreferenceKey>(
    _ value: Other.Value?, of key: Other.Type
  ) -> Other.Value? {
    // Modifiers with other keys stand between a reader and its givers, and pass the value on.
    guard Other.self == Key.self, var own = value as? Key.Value? else { return value }
    change(&own)
    return own as? Other.Value
  }
}
