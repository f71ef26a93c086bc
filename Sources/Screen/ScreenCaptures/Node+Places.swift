import ScreenTree

extension [Node] {
  /// The nodes, each with a property for its number and the count.
  func numbered(_ property: (Property.Place) -> Property) -> [Node] {
    enumerated().map { index, node in
      var node = node
      let place = Property.Place(number: index + 1, count: count)
      node.properties.append(property(place).at(node.position))
      return node
    }
  }

  /// The members of a group, with positions for its radio buttons.
  var withPlacesOfRadioButtons: [Node] {
    // Reversed, because taking the last element of an array moves none of the others.
    var buttons = filter(\.isRadioButton).numbered { .place($0) }.reversed() as [Node]
    return map { node in node.isRadioButton ? buttons.popLast() ?? node : node }
  }

  /// The nodes of a row, the first one selected when none is.
  var withFirstSelected: [Node] {
    guard !isEmpty, !flatMap(\.leaves).contains(where: \.isChosen) else { return self }
    var nodes = self
    nodes[0].choose()
    return nodes
  }
}

extension Node {
  /// Whether it is a radio button.
  var isRadioButton: Bool { self[.role] == "radio" }

  fileprivate var isChosen: Bool { statedTraits.contains(.selected) || self[.selected] == true }

  /// Selects the first element in it, or itself if it is one.
  fileprivate mutating func choose() {
    if kind == .uiView {
      guard let index = properties.firstIndex(where: { $0[.elements] != nil }),
        var members = properties[index][.elements]?.nodes, !members.isEmpty
      else { return }
      members[0].choose()
      properties[index] = .elements(members.map { .node($0) }, at: properties[index].position)
    } else if let index = properties.firstIndex(where: { $0[.traits] != nil }) {
      let traits = Set(statedTraits + [.selected])
      properties[index] = .traits(
        Trait.allCases.filter(traits.contains), at: properties[index].position)
    } else {
      properties.append(.selected(true, at: position))
    }
  }
}
