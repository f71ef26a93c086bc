import ScreenTree

extension [Element] {
  /// The elements with a stop for each labelled container before its first element.
  ///
  /// On the Mac a group is a separate stop, "Style Presets, Group", which the user enters. Its hint
  /// is spoken there (Apple's sessions 10073 of 2024 and 229 of 2025).
  func withGroupStops() -> [Element] {
    var result: [Element] = []
    var around: [Container] = []
    for element in self {
      // The user is still inside the groups that the element before was in.
      let shared = zip(around, element.containers).prefix { $0.node == $1.node }.count
      for index in element.containers.indices.dropFirst(shared) {
        let container = element.containers[index]
        guard container.label != nil else { continue }
        result.append(Element(of: container, in: [Container](element.containers[..<index])))
      }
      around = element.containers
      result.append(element)
    }
    return result
  }
}

extension Element {
  /// The stop of a container.
  fileprivate init(of container: Container, in containers: [Container]) {
    self.init(node: container.node, origin: container.origin)
    self.kind = container.kind
    self.role = container.role
    self.label = [container.label].compactMap { $0 }
    self.value = [container.value].compactMap { $0 }
    self.hint = container.hint
    self.language = container.language
    self.containers = containers
    self.group = container
    self.chart = container.chart
  }
}
