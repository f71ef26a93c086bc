import ScreenDocuments
import SpokenSyntax

/// Something that a tool reads: a file in the allowed folders, or its text.
struct ToolInput: Hashable, Sendable {
  /// The key of the path.
  var path: String
  /// The key of the text instead; nil where there must be a file.
  var text: String?
  /// The name of the file of a text, without its extension.
  var stem: String
  /// The option of the command; nil for a word without one.
  var option: String?
  /// Whether the tool cannot do without it.
  var isNeeded = true
  /// Whether a view of an app can take its place.
  var canBeApp = false
  /// What it is, for the agent.
  var description: String
  /// What the text is, for the agent.
  var textDescription = "The same as text, instead of a path: at most 4 MB."

  /// The properties of the input schema.
  var properties: [(String, Document)] {
    [(path, Self.string(description))] + (text.map { [($0, Self.string(textDescription))] } ?? [])
  }

  /// The property of a text.
  static func string(_ description: String) -> Document {
    .mapping([("type", .text("string")), ("description", .text(description))])
  }

  /// The words of the command.
  ///
  /// - Parameters:
  ///   - arguments: what the client gave.
  ///   - folders: where its files may be.
  ///   - files: where its texts go.
  /// - Returns: one word; none for an input that is not given.
  /// - Throws: `ToolFault` for a path or a text that cannot be used.
  func words(
    _ arguments: Document, _ folders: AllowedFolders, _ files: CallFiles
  ) throws(ToolFault) -> [String] {
    let content = text.flatMap { arguments[$0] }
    guard let named = arguments[path] else {
      return try content.map { content throws(ToolFault) in
        [word(try file(of: content, arguments, files))]
      } ?? []
    }
    guard content == nil else {
      throw ToolFault("\(path) and \(text ?? "") are two inputs; give one of them")
    }
    guard let name = named.plainString else {
      throw ToolFault("\(path) is the path of a file or a folder, not \(named.kind)")
    }
    return [word(try folders.input(name))]
  }

  private func word(_ path: String) -> String { option.map { $0 + "=" + path } ?? path }

  /// The path of a private file with the text.
  private func file(
    of content: Document, _ arguments: Document, _ files: CallFiles
  ) throws(ToolFault) -> String {
    guard let content = content.plainString else {
      throw ToolFault("\(text ?? "") is the content of a file, not \(content.kind)")
    }
    guard let given = arguments[Self.nameKey] else {
      return try files.write(content, named: stem + "." + content.usualExtension)
    }
    guard let name = given.plainString, name.isNameOfFile else {
      throw ToolFault("\(Self.nameKey) is the name of a file without a folder, such as screen.json")
    }
    return try files.write(content, named: name)
  }

  /// The key of the name that a text has in what is printed.
  static let nameKey = "name"
}

extension String {
  /// The extension of a file with this content, by its first sign.
  var usualExtension: String {
    switch utf8.first(where: { !" \t\r\n".utf8.contains($0) }) {
    case UInt8(ascii: "<"): "xml"
    case UInt8(ascii: "{"), UInt8(ascii: "["): "json"
    default: "txt"
    }
  }

  /// Whether it names a file in a folder, and cannot lead anywhere else.
  var isNameOfFile: Bool {
    (1...100).contains(utf8.count) && !contains(byte: "/") && self != "." && self != ".."
      && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
