import SpokenSyntax

extension PreviewPanel {
  /// A setting of VoiceOver that can be changed on the page.
  package struct Setting: Hashable, Sendable {
    /// Its name.
    package var key: String
    /// What it is about, as the reference of settings says it.
    package var meaning: String
    /// Its value as a file writes it.
    package var value: String
    /// What it can be; none for yes and no.
    package var choices: [String]

    /// A setting from its parts.
    package init(_ key: String, meaning: String, value: String, choices: [String] = []) {
      (self.key, self.meaning, self.value, self.choices) = (key, meaning, value, choices)
    }

    /// A check box or a list, with a label.
    var html: HTML {
      guard !choices.isEmpty else {
        let checked: HTML = value == "true" ? " checked" : ""
        return """
          <label><input type="checkbox" data-setting="\(key)"\(checked)> \(label)</label>

          """
      }
      let options = choices.map { choice -> HTML in
        let selected: HTML = choice == value ? " selected" : ""
        return "<option\(selected)>\(choice)</option>"
      }
      return """
        <label>\(label) <select data-setting="\(key)">\(options)</select></label>

        """
    }

    /// What it is about as a sentence: a check box says what is true when it is checked.
    private var label: String {
      let whether = "whether "
      let words = meaning.rest(afterBytes: whether) ?? meaning[...]
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }
}
