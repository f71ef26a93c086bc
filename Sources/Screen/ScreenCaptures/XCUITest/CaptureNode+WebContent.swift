extension CaptureNode {
  /// The level of a heading of web content, which the tool writes as its value.
  static let headingLevel = "headingLevel"

  /// The node with the values of web content read as what they mean.
  ///
  /// A heading of a page is a plain view over its text whose value is the level, and a long value is
  /// cut.
  var withReadWebContent: CaptureNode { readWebContent(isInPage: false) }

  private func readWebContent(isInPage: Bool) -> CaptureNode {
    var node = self
    let isInPage = isInPage || type == "WebView"
    if isInPage {
      node.readHeading()
      node.leaveOutCutValue()
    }
    node.children = children.map { $0.readWebContent(isInPage: isInPage) }
    return node
  }

  /// Takes the value of a heading for its level.
  private mutating func readHeading() {
    guard type == "Other", let label = self["label"], let value = self["value"],
      ["1", "2", "3", "4", "5", "6"].contains(value), children.contains(where: { $0.says(label) }),
      let index = attributes.firstIndex(where: { $0.name == "value" })
    else { return }
    attributes[index].name = Self.headingLevel
  }

  private func says(_ label: String) -> Bool {
    (type == "StaticText" && self["label"] == label) || children.contains { $0.says(label) }
  }

  /// Leaves out a value that is the beginning of the label, with three dots for the rest.
  private mutating func leaveOutCutValue() {
    let dots = "...".utf8
    guard let label = self["label"], let value = self["value"]?.utf8, value.count > dots.count,
      value.suffix(dots.count).elementsEqual(dots),
      label.utf8.starts(with: value.dropLast(dots.count))
    else { return }
    attributes.removeAll { $0.name == "value" }
  }
}
