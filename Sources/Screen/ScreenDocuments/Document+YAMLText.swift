import ScreenTree

extension Document {
  /// The document as YAML in block style, with a line break at its end.
  ///
  /// Short values of only scalars are written on one line, as people do.
  package var yaml: String {
    var lines: [String] = []
    write(into: &lines, indent: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(into lines: inout [String], indent: Int) {
    let space = String(repeating: " ", count: indent)
    switch value {
    case .scalar: lines.append(space + flow)
    case .mapping(let entries):
      for entry in entries { entry.write(into: &lines, indent: indent) }
    case .sequence(let items):
      for item in items {
        guard !item.isFlow else {
          lines.append("\(space)- \(item.flow)")
          continue
        }
        let start = lines.count
        item.write(into: &lines, indent: indent + 2)
        // The dash replaces a part of the first line's indentation.
        lines[start] = "\(space)- \(lines[start].dropFirst(indent + 2))"
      }
    }
  }

  /// Whether it is written on one line.
  fileprivate var isFlow: Bool {
    switch value {
    case .scalar: true
    case .sequence(let items): items.allSatisfy { $0.text != nil } && flow.count <= 80
    // A key with a capital is the class of a view, which stays in block style however short it is.
    case .mapping(let entries):
      entries.isEmpty
        || (entries.allSatisfy { $0.value.text != nil && $0.key.first?.isUppercase != true }
          && entries.count <= 4 && flow.count <= 80)
    }
  }

  /// The document on one line, for values of scalars.
  fileprivate var flow: String {
    switch value {
    case .scalar(let text, let isPlain): isPlain ? text : text.inYAML
    case .sequence(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{ " + entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + " }"
    }
  }
}

extension Document.Entry {
  fileprivate func write(into lines: inout [String], indent: Int) {
    let space = String(repeating: " ", count: indent)
    if value.isFlow {
      let text = value.flow
      lines.append("\(space)\(key.inYAML):\(text.isEmpty ? "" : " \(text)")")
    } else {
      lines.append("\(space)\(key.inYAML):")
      value.write(into: &lines, indent: indent + 2)
    }
  }
}

extension String {
  /// The text with quotation marks if YAML would read it differently.
  var inYAML: String { isPlainInYAML ? self : inJSON }

  /// Whether it needs no quotation marks, even inside braces and brackets.
  private var isPlainInYAML: Bool {
    // A text that begins with a digit or a mark may be a number or a sign of YAML.
    guard let first = unicodeScalars.first, first.properties.isAlphabetic,
      unicodeScalars.last != " "
    else {
      return false
    }
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789-_./ '()!".unicodeScalars.contains(scalar)
    }
    // Other readers follow YAML 1.1, in which such words are flags or null; `mixed` is a state.
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "mixed", "y", "n"]
    return isPlain && !words.contains(lowercased())
  }
}
