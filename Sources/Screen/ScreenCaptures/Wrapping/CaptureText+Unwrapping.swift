import ScreenTree

extension CaptureText {
  /// The capture in an answer of a driver or a server, otherwise the text itself.
  ///
  /// A text of the answer may contain prose and fences around the capture, or another answer.
  ///
  /// - Parameters:
  ///   - levels: how many answers may be nested.
  ///   - isCapture: whether a text is a readable capture.
  /// - Returns: the text that is a capture.
  func unwrapped(levels: Int = 2, where isCapture: (CaptureText) -> Bool) -> CaptureText {
    guard levels > 0, let answer = ToolAnswer(bytes) else { return self }
    if let failure = answer.failure { return failing(failure) }
    for start in answer.texts {
      var wrapped = answer.text(at: start)
      let inner = CaptureText(wrapped.bytes).unwrapped(levels: levels - 1, where: isCapture)
      guard inner.fault != nil || isCapture(inner) else { continue }
      if !answer.isWhole { wrapped.markBroken() }
      return inner.wrapped(in: wrapped)
    }
    return self
  }

  /// Whether it was inside an answer.
  var isWrapped: Bool { !wrappings.isEmpty }

  /// Converts a position in the text to one in the file.
  func place(_ position: Position) -> Position {
    wrappings.reduce(position) { $1.place($0) }
  }

  /// Converts the positions of nodes and their descendants to positions in the file.
  func place(_ nodes: inout [Node]) {
    guard isWrapped else { return }
    for index in nodes.indices {
      nodes[index].position = place(nodes[index].position)
      place(&nodes[index].children)
      nodes[index].properties = nodes[index].properties.map(placed)
    }
  }

  private func placed(_ property: Property) -> Property {
    guard let references = property[.elements] else {
      return property.at(place(property.position))
    }
    let members = references.map { reference -> Property.ElementReference in
      guard case .node(let node) = reference else { return reference }
      var nodes = [node]
      place(&nodes)
      return .node(nodes[0])
    }
    return .elements(members, at: place(property.position))
  }
}
