import ScreenResolver
import ScreenSession
import ScreenTree

extension Screen {
  /// A finding for each entry of a rotor that leads to no element, with the ids that do: an error in a
  /// screen file, a warning in a capture.
  ///
  /// An entry that leads to a view which is hidden now, or lies in one that is closed, is none: the view may
  /// appear.
  ///
  /// - Parameter resolution: what the resolver made of the screen.
  func findings(ofRotorsIn resolution: Resolution) -> [Finding] {
    let elements = resolution.elements
    let waiting = Set(resolution.dropped.map(\.origin.node))
    var findings: [Finding] = []
    forEachNode(in: views, isHidden: false) { node, _ in
      for rotor in node.all(.rotors).joined() {
        for entry in rotor.entries
        where elements.firstIndex(answering: entry.id, in: entry.namespace) == nil {
          guard !waiting.contains(entry.id), !isHidden(entry.id) else { continue }
          let ids = elements.map(\.node).filter { !$0.contains("@") }
          let place = node.position(of: .rotors) ?? node.position
          findings.append(
            Finding(
              capture == nil ? .error : .warning, file: file, position: place,
              message:
                "node '\(node.name)': the rotor '\(rotor.name)' leads to '\(entry.id)', which is "
                + "no element. \(Suggestion.sentence(for: entry.id, among: ids))"))
        }
      }
    }
    return findings
  }

  /// Whether the view of an id is hidden, or inside a view that is.
  private func isHidden(_ id: String) -> Bool {
    var found = false
    forEachNode(in: views, isHidden: false) { node, isHidden in
      if isHidden, node.id == id || node[.rotorEntry]?.id == id { found = true }
    }
    return found
  }

  private func forEachNode(
    in nodes: [Node], isHidden: Bool, _ look: (Node, Bool) -> Void
  ) {
    for node in nodes {
      let isHidden = isHidden || node[.hidden] == true
      look(node, isHidden)
      forEachNode(in: node.children, isHidden: isHidden, look)
    }
  }
}
