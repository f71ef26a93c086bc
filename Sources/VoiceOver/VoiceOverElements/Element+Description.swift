import ScreenTree

extension Element: CustomStringConvertible {
  /// The element on one line: its name, then each part that is set.
  package var description: String {
    var parts: [String] = []
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { parts.append("\(name) \(text)") }
    }
    add("label", quoted(self.label))
    add("value", quoted(self.value))
    add("traits", self.traits.map(\.value.rawValue).joined(separator: " "))
    add("states", self.states.map(\.value.written).joined(separator: " "))
    add("role", self.role?.value)
    add("description", self.webDescription?.value)
    add("error", self.error?.value)
    add("hint", self.hint.map { quoted([$0.map(Wording.text)]) })
    add("expanded", self.expanded.map { "\($0.value)" })
    add("level", self.headingLevel.map { "\($0.value)" })
    add(
      "content",
      self.customContent.map { "\($0.value.label)=\($0.value.value)" }.joined(separator: "; ")
    )
    add("actions", quoted(self.actions))
    add("dropPoints", self.dropPoints.map { $0.value.map { "\"\($0)\"" }.joined(separator: " ") })
    add("rotors", quoted(self.rotors.map { $0.map { .text($0.name) } }))
    add("language", self.language)
    add("speech", self.speech.map(\.value.written))
    add(
      "attributed",
      self.attributed.map { "[\($0.start), \($0.length)] \($0.speech.value.written)" }
        .joined(separator: "; "))
    add("context", self.context.map(\.value.written))
    add("cell", self.cell.map(\.value.written))
    add("in", self.containers.map(\.node).joined(separator: " › "))
    add("starts", self.group?.node)
    add("ends", self.groupEnd?.node)
    add("frame", self.statedFrame.map { "\($0)" })
    return ("\(self.node)  " + parts.joined(separator: " · ")).printedLine
  }

  /// Words of the app in quotation marks, words of the system without.
  private func quoted(_ words: [Sourced<Wording>]) -> String {
    words.map { $0.value.text.map { "\"\($0)\"" } ?? "\($0.value)" }.joined(separator: " ")
  }
}
