import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// A parameter of a tool that stands for an option of its command.
struct ToolParameter: Hashable, Sendable {
  /// What is written, and how it becomes words of the command.
  enum Kind: Hashable, Sendable {
    case text
    case number
    /// An option without a value, given when it is true.
    case flag
    case choice([String])
    /// Texts, each of which repeats the option.
    case texts
    /// A file in the allowed folders, or one of some names.
    case file(orAnyOf: [String])
  }

  /// The key of the arguments.
  var name: String
  var kind: Kind
  /// What it is, for the agent.
  var description: String
  /// The option of the command: the name, unless it has several words.
  var option: String

  init(_ name: String, _ kind: Kind, option: String? = nil, _ description: String) {
    (self.name, self.kind, self.description) = (name, kind, description)
    self.option = option ?? "--" + name
  }

  /// The property of the input schema.
  var schema: Document {
    .mapping(type + [("description", .text(description))])
  }

  private var type: [(String, Document)] {
    switch kind {
    case .text, .file: [("type", .text("string"))]
    case .number: [("type", .text("number"))]
    case .flag: [("type", .text("boolean"))]
    case .choice(let words): [("type", .text("string")), ("enum", .list(words))]
    case .texts: [("type", .text("array")), ("items", .mapping([("type", .text("string"))]))]
    }
  }

  /// The words of the command for a value.
  ///
  /// A value is a part of its word, so that no text of a client is taken for an option.
  func words(for value: Document, in folders: AllowedFolders) throws(ToolFault) -> [String] {
    switch kind {
    case .text: return [word(try text(value))]
    case .number:
      guard let number = value.number else { throw fault("a number", value) }
      return [word(Document.number(number).text ?? "")]
    case .flag:
      guard let flag = value.flag else { throw fault("true or false", value) }
      return flag ? [option] : []
    case .choice(let words):
      let text = try text(value)
      guard words.contains(text) else {
        throw ToolFault(
          "\(name) is not '\(text.shown(in: 80))'. " + Suggestion.sentence(for: text, among: words))
      }
      return [word(text)]
    case .texts:
      guard let items = value.items else { throw fault("a list of texts", value) }
      var words: [String] = []
      for item in items { words.append(word(try text(item))) }
      return words
    case .file(let names):
      let text = try text(value)
      return [word(names.contains(text) ? text : try folders.input(text))]
    }
  }

  private func word(_ value: String) -> String { option + "=" + value }

  private func text(_ value: Document) throws(ToolFault) -> String {
    guard let text = value.plainString else { throw fault("a text", value) }
    return text
  }

  private func fault(_ wanted: String, _ value: Document) -> ToolFault {
    ToolFault("\(name) is \(wanted), not \(value.kind)")
  }
}

extension Document {
  /// A text in quotation marks without a zero, at which programs in C would end it; nil for all
  /// else.
  var plainString: String? {
    guard case .scalar(let text, isPlain: false) = value, !text.utf8.contains(0) else { return nil }
    return text
  }
}
