import ScreenTree

/// Groups that idb's list of elements does not have, derived from their places.
extension [Node] {
  /// The elements with positions for the tabs of a bar, which are in one line.
  ///
  /// The positions are those on the screen: a bar may list the selected tab first.
  func withPlacesOfTabs(_ lines: ReadingLines) -> [Node] {
    var elements = self
    var waiting = indices.filter { self[$0].isTab }[...]
    while let first = waiting.first {
      let bar = waiting.filter { isOneLine($0, first, lines) }
      waiting.removeAll(where: bar.contains)
      let places = bar.sorted { one, other in
        guard let one = self[one].frame, let other = self[other].frame else { return false }
        return lines.precedes(one, other)
      }
      for (number, index) in places.enumerated() where bar.count > 1 {
        let place = Property.Place(number: number + 1, count: bar.count)
        elements[index].properties.append(
          .context(.tabBarItem(place), at: elements[index].position))
      }
    }
    return elements
  }

  /// Whether two elements are in one line, or both have no place.
  private func isOneLine(_ one: Int, _ other: Int, _ lines: ReadingLines) -> Bool {
    guard let one = self[one].frame, let other = self[other].frame else {
      return self[one].frame == nil && self[other].frame == nil
    }
    return lines.isOneLine(one, other)
  }

  /// The keys with letters in the rows of a keyboard, by the places of the rows; empty without one.
  ///
  /// The keyboards of Hangul and kana may have three letters in a row, as telephones have.
  private var rowsOfLetters: [Double: [Node]] {
    let rows = Dictionary(grouping: filter(\.isLetterKey)) { $0.frame?.y ?? 0 }
    let wide = rows.filter { $0.value.count >= 5 }
    if wide.count >= 2 { return wide }
    let short = rows.filter { $0.value.count(where: \.isSyllabic) >= 3 }
    return short.count >= 3 ? short : [:]
  }

  /// The elements with those of a keyboard in a separate container, as keys.
  ///
  /// The keys are listed among the buttons of the app, and are recognized by rows of single
  /// letters.
  var withKeyboard: [Node] {
    let rows = rowsOfLetters
    guard let top = rows.keys.min(), let bottom = rows.keys.max(),
      let height = rows[bottom]?.first?.frame?.height,
      let letter = firstIndex(where: { $0.isLetterKey && $0.frame?.y == top })
    else { return self }
    // In a row a key that changes the letters may come first.
    let before = self[..<letter].reversed().prefix { element in
      element.statedTraits.contains(.button) && element.frame?.y == top
    }
    let start = letter - before.count
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

  /// Whether it is a button with one letter, with the height of a key.
  fileprivate var isLetterKey: Bool {
    guard statedTraits.contains(.button), let frame = self[.frame],
      (30...70).contains(frame.height),
      let label = self[.label]
    else { return false }
    return label.count == 1 && label.allSatisfy(\.isLetter)
  }

  /// Whether its label is of Hangul or kana.
  fileprivate var isSyllabic: Bool {
    self[.label]?.unicodeScalars.allSatisfy { scalar in
      Self.syllabic.contains { $0.contains(scalar.value) }
    } ?? false
  }

  /// Jamo, hiragana and katakana, the jamo of keyboards, and syllables of Hangul (Unicode, blocks).
  private static let syllabic: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x3041...0x30FF, 0x3131...0x318E, 0xAC00...0xD7A3,
  ]

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
