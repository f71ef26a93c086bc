/// The values that the views of a screen give, and the views that read them by the focus.
@MainActor
struct FocusedScene {
  /// A view that gives a value.
  private struct Giver {
    let node: ObjectIdentifier
    var value: Any
    var apply: (inout FocusedValues) -> Void
  }

  /// A view that is evaluated again when a view gives another value.
  private struct Reader {
    weak var node: _ViewNode?
  }

  /// In the order in which they came, because the last one counts.
  private var givers: [Giver] = []
  private var readers: [ObjectIdentifier: Reader] = [:]
  private var known: FocusedValues? = FocusedValues()

  /// How many views give or read a value.
  var count: Int { givers.count + readers.count }

  /// The values of all views, of which the last one that gives a key counts.
  var values: FocusedValues {
    mutating get {
      if let known { return known }
      var values = FocusedValues()
      for giver in givers { giver.apply(&values) }
      known = values
      return values
    }
  }

  /// Has a view evaluated again when a view gives another value.
  mutating func add(reader node: _ViewNode) {
    readers[ObjectIdentifier(node)] = Reader(node: node)
  }

  /// Sets the value that a view gives; with nil that of another view counts.
  mutating func set<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, to value: Value?, by node: _ViewNode
  ) {
    let id = ObjectIdentifier(node)
    let new = Giver(node: id, value: value as Any) { values in
      if let value { values[keyPath: path] = value }
    }
    if let index = givers.firstIndex(where: { $0.node == id }) {
      // A view gives its value at each evaluation. If equal values counted, a reader around the
      // giver would cause itself to be evaluated without end.
      let old = givers[index].value as? Value?
      guard !areSame(old, .some(value)) else { return }
      givers[index] = new
    } else {
      givers.append(new)
    }
    changed()
  }

  /// Forgets a view that left the screen.
  mutating func remove(_ node: _ViewNode) {
    // Every view that leaves a screen comes here, and most screens have no such values.
    guard count > 0 else { return }
    let id = ObjectIdentifier(node)
    readers[id] = nil
    guard let index = givers.firstIndex(where: { $0.node == id }) else { return }
    givers.remove(at: index)
    changed()
  }

  private mutating func changed() {
    known = nil
    for reader in readers.values { reader.node?.setNeedsUpdate() }
  }
}
