import ScreenTree

/// What idb's list of elements does not say, and their places show: which belong together.
extension [Node] {
  /// The elements with places among each other for the tabs of a bar, which follow each other at one height.
  var withPlacesOfTabs: [Node] {
    var elements = self
    var start = 0
    while start < count {
      let end = self[start...].firstIndex { !$0.isTab || $0.frame?.y != self[start].frame?.y }
      let bar = start..<(end ?? count)
      for index in bar where bar.count > 1 {
        let place = Property.Place(number: index - start + 1, count: bar.count)
        elements[index].properties.append(
          .context(.tabBarItem(place), at: elements[index].position))
      }
      start = Swift.max(bar.upperBound, start + 1)
    }
    return elements
  }

  /// The elements with those of a keyboard in a container of their own, as keys.
  ///
  /// The keys stand among the buttons of the app, and are known by rows of single letters.
  var withKeyboard: [Node] {
    let letters = filter(\.isLetterKey).compactMap(\.frame)
    let rows = Dictionary(grouping: letters, by: \.y).filter { $0.value.count >= 5 }
    guard rows.count >= 2, let top = rows.keys.min(), let bottom = rows.keys.max(),
      let height = rows[bottom]?.first?.height,
      let start = firstIndex(where: { $0.isLetterKey && $0.frame?.y == top })
    else { return self }
    // Below the letters is one more row, with the space bar.
    let keys = self[start...].prefix { element in
      guard let frame = element.frame, element.statedTraits.contains(.button) else { return false }
      return frame.y >= top && frame.y <= bottom + height * 1.5
    }
    let keyboard = Node(
      .uiView, className: "Keyboard",
      properties: [.elements(keys.map { .node($0.asKey) })],
      position: self[start].position)
    return self[..<start] + [keyboard] + self[keys.endIndex...]
  }
}

extension Node {
  fileprivate var frame: Frame? { self[.frame] }

  fileprivate var isTab: Bool { statedTraits.contains(.tabBarItem) }

  /// Whether it is a button with one letter, as high as the keys of a keyboard are.
  fileprivate var isLetterKey: Bool {
    guard statedTraits.contains(.button), let frame = self[.frame],
      (30...70).contains(frame.height),
      let label = self[.label]
    else { return false }
    return label.count == 1 && label.allSatisfy(\.isLetter)
  }

  /// The same button as a key.
  fileprivate var asKey: Node {
    let traits = Set(statedTraits).union([.keyboardKey])
    var key = self
    key.properties = properties.map { property in
      property.modifier == .traits
        ? .traits(Node.Trait.allCases.filter(traits.contains), at: property.position) : property
    }
    return key
  }
}
