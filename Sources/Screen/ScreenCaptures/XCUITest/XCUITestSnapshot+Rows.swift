import ScreenTree

extension XCUITestSnapshot {
  /// An opened row with its own words, followed by its content.
  ///
  /// Texts that repeat words of the row are not reached separately.
  ///
  /// - Parameters:
  ///   - node: a node that is not an element.
  ///   - path: the types of the containers around it.
  /// - Returns: the nodes, or nil when the node is no such row.
  mutating func openedRow(_ node: XCUINode, in path: [String]) -> [Node]? {
    guard node.type == "Cell", !dialect.knowsElements, node.hasWordsOfItsOwn, isSeen(node),
      let row = element(node, in: path)
    else { return nil }
    let words = [node.label, node.value].compactMap { $0 }
    var members = [row]
    for member in nodes(of: node.children, in: path + [node.type]) {
      let label = member[.label]
      let isText = member.className == "StaticText"
      guard let label, label == node.label || (isText && words.contains { $0.contains(label) })
      else {
        members.append(member)
        continue
      }
      // The text was counted when its element was made, before it was known to repeat the row.
      notes.capture.elementCount -= 1
      notes.drop(.repeatedWords, "\(member.name) '\(label.prefix(60))'", at: member.position)
    }
    guard members.count > 1 else { return members }
    // An explicit list keeps the row before its content, whatever their places are.
    return [
      Node(
        .uiView, className: node.type,
        properties: [.elements(members.map { .node($0) }, at: node.position)],
        position: node.position)
    ]
  }
}

extension XCUINode {
  /// Whether nothing in it has its label or its value.
  fileprivate var hasWordsOfItsOwn: Bool {
    guard let label else { return false }
    var said: Set<String> = []
    var texts: [String] = []
    addWords(to: &said, &texts)
    said.insert(texts.joined(separator: " "))
    return [label, value].compactMap { $0 }.contains { words in
      !said.contains(words)
        && !words.split(separator: ", ").allSatisfy { said.contains(String($0)) }
    }
  }

  /// Adds the words in it, and those of its texts; a nested row has its own.
  private func addWords(to said: inout Set<String>, _ texts: inout [String]) {
    for child in children where child.type != "Cell" {
      said.formUnion([child.label, child.value].compactMap { $0 })
      if child.type == "StaticText", let label = child.label { texts.append(label) }
      child.addWords(to: &said, &texts)
    }
  }
}
