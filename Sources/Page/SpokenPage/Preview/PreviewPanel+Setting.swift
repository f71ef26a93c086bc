import SpokenSyntax

extension PreviewPanel {
  /// A setting of VoiceOver that can be changed on the page.
  package struct Setting: Hashable, Sendable {
    /// How a setting is changed.
    package enum Control: Hashable, Sendable {
      /// A check box.
      case flag
      /// A list, of which one is chosen.
      case choice([String])
      /// A check box for each, of which any are chosen; none is `nothing`.
      case several([String])
      /// A field for a whole number.
      case number(ClosedRange<Int>)
      /// A field for a text, with what is usual and what is allowed.
      case text([String], String)
    }

    /// Its name.
    package var key: String
    /// What it is about, as the reference of settings says it.
    package var meaning: String
    /// Its value as a file writes it.
    package var value: String
    /// How it is changed.
    package var control: Control
    /// Whether only the Mac has it.
    package var isOfMac: Bool

    /// A setting from its parts.
    package init(
      _ key: String, meaning: String, value: String, control: Control = .flag, isOfMac: Bool = false
    ) {
      (self.key, self.meaning, self.value, self.control) = (key, meaning, value, control)
      self.isOfMac = isOfMac
    }

    /// Its control, with a label.
    var html: HTML {
      switch control {
      case .flag:
        let checked: HTML = value == "true" ? " checked" : ""
        return """
          <label><input type="checkbox" data-setting="\(key)"\(checked)> \(label)</label>

          """
      case .choice(let words):
        return """
          <label>\(label) <select data-setting="\(key)">\(options(words))</select></label>

          """
      case .several(let words): return boxes(words)
      case .number(let range):
        return """
          <label>\(label) <input type="number" data-setting="\(key)" value="\(value)" min="\(range.lowerBound)" max="\(range.upperBound)"></label>

          """
      case .text(let words, let allowed): return field(words, allowed)
      }
    }

    /// The choices; a value that is none of them is one more.
    private func options(_ words: [String]) -> [HTML] {
      (words.contains(value) ? words : words + [value]).map { word in
        let selected: HTML = word == value ? " selected" : ""
        return "<option\(selected)>\(word)</option>"
      }
    }

    private func boxes(_ words: [String]) -> HTML {
      let chosen = value.split(atByte: ",").map(String.init)
      let boxes = words.map { word -> HTML in
        let checked: HTML = chosen.contains(word) ? " checked" : ""
        return "<label><input type=\"checkbox\" value=\"\(word)\"\(checked)> \(word)</label>\n"
      }
      return """
        <fieldset data-setting="\(key)"><legend>\(label)</legend>
        \(boxes)</fieldset>

        """
    }

    private func field(_ words: [String], _ allowed: String) -> HTML {
      let list: HTML =
        words.isEmpty
        ? ""
        : "<datalist id=\"words-\(key)\">\(words.map { "<option>\($0)</option>" as HTML })</datalist>"
      let name = words.isEmpty ? nil : "words-\(key)"
      return """
        <label>\(label) <input type="text" data-setting="\(key)" value="\(value)" title="\(allowed)"\("list", name)>\(list)</label>

        """
    }

    /// What it is about as a sentence: a check box says what is true when it is checked.
    private var label: String {
      let whether = "whether "
      let words =
        control == .flag ? meaning.rest(afterBytes: whether) ?? meaning[...] : meaning[...]
      return words.prefix(1).uppercased() + words.dropFirst()
    }
  }
}
