import ScreenTree

extension Resolver {
  /// The traits of a view: those of its class with the file's added and removed, or the exact set
  /// in the file; each once, in the order of `Node.Trait.allCases`.
  func traits(of node: Node) -> [Sourced<Node.Trait>] {
    let defaults = node.kind == .web ? node.webRole?.traits ?? [] : node.classTraits
    guard !defaults.isEmpty else { return changed([], by: node) }
    let origin = origin(of: node)
    let traits = changed(defaults.map { Sourced($0, from: origin, by: .classDefault) }, by: node)
    // What is entered in a class for secrets stays one, whatever the file removes.
    guard node.kind.value == .secureEntry, !traits.has(.secureTextField) else { return traits }
    return (traits + [Sourced(.secureTextField, from: origin, by: .classDefault)]).inOrder
  }

  /// Traits with those that a view adds, removes or sets.
  func changed(_ traits: [Sourced<Node.Trait>], by node: Node) -> [Sourced<Node.Trait>] {
    var found = traits
    // In the order of the file, because a property may remove what an earlier one added. Those below
    // are all of this topic, and most views have none of it.
    for property in node.properties where property.modifier.topic == .traits {
      change(&found, by: property, of: node)
    }
    return found.inOrder
  }

  private func change(
    _ found: inout [Sourced<Node.Trait>], by property: Property, of node: Node
  ) {
    func add(_ trait: Node.Trait) { put(trait, by: .stated) }
    func put(_ trait: Node.Trait, by pass: Pass) {
      found.put(Sourced(trait, from: origin(of: node, property.modifier), by: pass))
    }
    func set(_ trait: Node.Trait, _ flag: Bool) { flag ? add(trait) : remove(trait) }
    func remove(_ trait: Node.Trait) { found.removeAll { $0.value == trait } }
    if let traits = property[.traits] {
      found = []
      for trait in traits { put(trait, by: pass(of: trait, in: node)) }
    }
    property[.addTraits]?.forEach(add)
    property[.removeTraits]?.forEach(remove)
    if property.modifier == .heading { add(.header) }
    if let flag = property[.selected] { set(.selected, flag) }
    if let flag = property[.disabled] { set(.notEnabled, flag) }
    if let touch = property[.directTouch] { set(.allowsDirectInteraction, touch != .off) }
    if let flag = property[.adjustable] { set(.adjustable, flag) }
  }

  /// How a trait of a set is known: a capture without traits has the states alone.
  private func pass(of trait: Node.Trait, in node: Node) -> Pass {
    guard node.notCaptured.contains(.traits) else { return .stated }
    switch trait {
    case .selected, .notEnabled, .isEditing: return .stated
    case .backButton: return node[.identifier] == "BackButton" ? .inferred : .guessed
    case .header: return node.className == "Heading" ? .inferred : .guessed
    // All others are those of a type.
    default: return .inferred
    }
  }
}

extension [Sourced<Node.Trait>] {
  /// The traits in the order of `Node.Trait.allCases`, each once; of duplicates the first is kept.
  var inOrder: Self {
    isInOrder ? self : Node.Trait.allCases.compactMap { self[$0] }
  }

  /// Whether each is there once and in that order, which is mostly true.
  private var isInOrder: Bool {
    guard count > 1 else { return true }
    var next = startIndex
    for trait in Node.Trait.allCases where self[next].value == trait {
      next += 1
      if next == endIndex { return true }
    }
    return false
  }

  /// Adds a trait; an existing one gets the new source.
  fileprivate mutating func put(_ trait: Sourced<Node.Trait>) {
    guard let index = firstIndex(where: { $0.value == trait.value }) else { return append(trait) }
    self[index] = trait
  }
}
