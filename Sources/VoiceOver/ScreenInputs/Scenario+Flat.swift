package import ScreenScenarios
package import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

extension Scenario {
  /// The description that AccessibilitySnapshot would write for each element, by the name of its
  /// node.
  package var snapshotDescriptions: [String: String] {
    utterances.reduce(into: [:]) { descriptions, utterance in
      guard let node = utterance.event.focus?.element.node, descriptions[node] == nil else {
        return
      }
      descriptions[node] = utterance.description(in: .snapshot)
    }
  }

  /// A screen of only elements and containers, in reading order.
  package func flattened(_ screen: Screen) -> Screen {
    var nodes: [String: Node] = [:]
    var waiting = screen.views
    while let node = waiting.popLast() {
      if nodes[node.name] == nil { nodes[node.name] = node }
      waiting += node.children + node.listed
    }
    let elements = resolutions.first?.elements ?? []
    var flat = screen
    let members = members(elements[...], depth: 0, nodes)
    flat.views = [
      Node(.uiView, properties: [.elements(members.map { .node($0) })])
    ]
    return flat
  }

  /// The elements with the containers around them from a depth on.
  private func members(
    _ elements: ArraySlice<Element>, depth: Int, _ nodes: [String: Node]
  ) -> [Node] {
    var members: [Node] = []
    var rest = elements
    while let first = rest.first {
      guard depth < first.containers.count else {
        members.append(first.flat(nodes[first.node], words.inForce(for: first.language)))
        rest = rest.dropFirst()
        continue
      }
      let container = first.containers[depth]
      // Only neighbours share a container here, because the reading order must not change.
      let inside = rest.prefix {
        depth < $0.containers.count && $0.containers[depth].node == container.node
      }
      rest = rest.dropFirst(inside.count)
      let inner = self.members(inside, depth: depth + 1, nodes)
      // AccessibilitySnapshot says nothing of a group without words, so its members are enough.
      members +=
        container.isNamed ? [container.flat(inner, words.inForce(for: container.language))] : inner
    }
    return members
  }
}

extension Container {
  /// Whether it has a label or a value, or is more than a group.
  fileprivate var isNamed: Bool { label != nil || value != nil || type != .semanticGroup }

  /// A view that contains elements in their order.
  fileprivate func flat(_ members: [Node], _ words: Vocabulary) -> Node {
    var node = Node(.uiView, position: origin.position)
    func say(_ value: Property) { node.properties.append(value) }
    say(.container(type))
    if let label { say(.label(words.text(of: label.value))) }
    if let value { say(.value(.text(words.text(of: value.value)))) }
    if let size, type == .dataTable {
      say(.rowCount(size.rows))
      say(.columnCount(size.columns))
    }
    say(.elements(members.map { .node($0) }))
    return node
  }
}

extension Element {
  /// An element with exactly the resolved properties; one that is written that way stays unchanged.
  fileprivate func flat(_ source: Node?, _ words: Vocabulary) -> Node {
    if let source, source.kind == .element { return source.masked }
    var node = Node(.element, className: "Element", position: self.origin.position)
    func say(_ value: Property) { node.properties.append(value) }
    // A name that is made of class and position would be another one in the new file.
    if source?.id != nil || node.name != self.node { say(.id(self.node)) }
    func text(_ parts: [Sourced<Wording>]) -> String {
      parts.map { part in
        // Read again, the bullets are as many characters.
        if case .secret(let count) = part.value { return String(repeating: "•", count: count) }
        return words.text(of: part.value)
      }.joined(separator: ", ")
    }
    if !self.label.isEmpty { say(.label(text(self.label))) }
    if !self.value.isEmpty { say(.value(.text(text(self.value)))) }
    // The element of a snapshot has a single text for everything besides its label.
    let remarks = [self.webDescription, self.error, self.hint].compactMap { $0?.value }
    if !remarks.isEmpty { say(.hint(remarks.joined(separator: " "))) }
    say(.traits(self.traits.map(\.value)))
    if let identifier = source.flatMap({ $0.id }) { say(.identifier(identifier)) }
    if let frame = self.statedFrame { say(.frame(frame)) }
    if !self.actions.isEmpty {
      say(.actions(words.texts(of: self.actions).map { .init($0.value) }))
    }
    if !self.customContent.isEmpty { say(.customContent(self.customContent.map(\.value))) }
    if !self.rotors.isEmpty { say(.rotors(self.rotors.map(\.value))) }
    if let language = self.language { say(.language(language)) }
    return node
  }
}
