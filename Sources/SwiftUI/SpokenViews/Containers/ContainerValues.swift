/// A key of a value that an app gives a view for the container that the view is in.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that were given none.
  static var defaultValue: Value { get }
}

/// Values that an app gives a view for the container that the view is in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it has one of a type.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    // A view may have tags of several types, one for each container around it.
    tags.lazy.compactMap { $0.base as? Value }.first
  }

  /// Whether the view has a tag.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool {
    self.tag(for: Value.self) == tag
  }

  /// Adds what a modifier gives.
  @MainActor
  mutating func add(_ node: _ViewNode) {
    if let giver = node.modifier as? ContainerValueModifier { giver.give(&self) }
    if let tagged = node.modifier as? TagModifier { tags.append(tagged.tag) }
  }
}

/// Gives a view a value for its container.
struct ContainerValueModifier {
  let give: (inout ContainerValues) -> Void
}

extension ContainerValueModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(view, context, ModifierEffects())
  }
}

extension View {
  /// Gives the view a value for the container that it is in.
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    let given = Unchecked((keyPath, value))
    return modifier(ContainerValueModifier { $0[keyPath: given.value.0] = given.value.1 })
  }
}

/// A view among those that a view consists of.
@MainActor
struct FoundSubview {
  let id: Subview.ID
  let node: _ViewNode
  let values: ContainerValues

  /// Whether both are the same view with the same values.
  func isSame(as other: FoundSubview) -> Bool {
    id == other.id && values.isSame(as: other.values)
  }
}

extension _ViewNode {
  /// The views that it consists of, in their order.
  var subviews: [FoundSubview] { subviews(of: nil, given: ContainerValues()) }

  private func subviews(of element: AnyHashable?, given: ContainerValues) -> [FoundSubview] {
    // A container may hand its views on to another one.
    if let shown = self as? SubviewNode {
      let values = shown.view.containerValues.overridden(by: given)
      return [FoundSubview(id: shown.view.id, node: self, values: values)]
    }
    switch role {
    // Only the row knows the identity of its element, which is then that of the subview.
    case .rows(let node):
      return node.taggedRows.flatMap { $0.node.subviews(of: $0.tag, given: given) }
    case .members(let members):
      return members.flatMap { $0.subviews(of: nil, given: given) }
    case .passing, .label:
      return children.flatMap { $0.subviews(of: element, given: given) }
    default: break
    }
    var values = given
    values.add(self)
    // A value is for each view inside; any other modifier changes what is inside as one view.
    if modifier is ContainerValueModifier, let inside = children.first {
      return inside.subviews(of: element, given: values)
    }
    // Outer values win, because they are the last that the app wrote.
    var chain = children.first
    while let node = chain, case .modifier = node.role {
      var inner = ContainerValues()
      inner.add(node)
      values = inner.overridden(by: values)
      chain = node.children.first
    }
    let id = Subview.ID(node: ObjectIdentifier(self), element: element)
    return [FoundSubview(id: id, node: self, values: values)]
  }
}

extension ContainerValues {
  /// Whether all values are the same, as far as can be known.
  fileprivate func isSame(as other: ContainerValues) -> Bool {
    func same<Value>(_ one: Value, _ other: Any) -> Bool {
      (other as? Value).map { areSame(one, $0) } ?? false
    }
    // The counts first: a key that only the other one has would not be looked at below.
    return tags == other.tags && values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { same(value, $0) } ?? false }
  }

  /// These values, with others before them.
  fileprivate func overridden(by outer: ContainerValues) -> ContainerValues {
    var all = outer
    all.values = values.merging(outer.values) { _, outer in outer }
    // Outer tags first, because the first one of a type is the one that counts.
    all.tags = outer.tags + tags
    return all
  }
}
