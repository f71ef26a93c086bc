import ScreenTree

extension Element: CustomStringConvertible {
  /// The element on one line: its name, then each part that is there.
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { parts.append("\(name) \(text)") }
    }
    add("label", quoted(label))
    add("value", quoted(value))
    add("traits", traits.map(\.value.rawValue).joined(separator: " "))
    add("states", states.map { "\($0.value)" }.joined(separator: " "))
    add("role", role?.value)
    add("hint", hint.map { quoted([$0]) })
    add("expanded", expanded.map { "\($0.value)" })
    add("level", headingLevel.map { "\($0.value)" })
    add(
      "content", customContent.map { "\($0.value.label)=\($0.value.value)" }.joined(separator: "; ")
    )
    add("actions", quoted(actions))
    add("rotors", quoted(rotors.map { $0.map(\.name) }))
    add("language", language)
    add("speech", speech.map { "\($0.value)" })
    add(
      "attributed",
      attributed.map { "\($0.start)+\($0.length) \($0.speech.value)" }.joined(separator: "; "))
    add("context", context.map { "\($0.value)" })
    add("in", containers.map(\.node).joined(separator: " › "))
    add("frame", frame.map { "\($0)" })
    return "\(node)  " + parts.joined(separator: " · ")
  }

  private func quoted(_ words: [Sourced<String>]) -> String {
    words.map { "\"\($0.value)\"" }.joined(separator: " ")
  }
}
