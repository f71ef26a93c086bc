import ScreenDocuments
import ScreenTree
import Yams

/// An error of the YAML parser in the file's terms: what is wrong, and how to fix it.
struct YAMLError {
  private let problem: String
  private let position: Position
  /// The construct that the parser was reading, and its start.
  private let context: (text: String, position: Position)?
  private let lines: YAMLLines

  /// The error for an error of the parser.
  static func fault(_ error: YamlError, in text: String, _ inert: InertYAML) -> Document.Fault {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return YAMLError(
        problem: problem, position: Position(mark),
        context: context.map { ($0.text, Position($0.mark)) }, lines: YAMLLines(text)
      ).fault
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.prefix(shownKeys).map { "'\(inert.restored($0).prefix(80))'" }
      let keys = names.joined(separator: ", ")
      let more = duplicates.count > shownKeys ? " and \(duplicates.count - shownKeys) more" : ""
      // The parser names the place of the first key among them, where it stands for the first time.
      let message =
        duplicates.count == 1
        ? "the key \(keys) is there twice, first here; keep one"
        : "the keys \(keys)\(more) are there twice, \(names.first ?? "") first here; keep one of each"
      return Document.Fault(message, at: Position(context.mark))
    case .reader(let problem, _, _, _):
      return control(in: text)
        ?? Document.Fault("the YAML cannot be read: \(problem)", at: .unknown)
    // Nothing else comes from what a file says.
    default: return Document.Fault("the YAML cannot be read: \(error)", at: .unknown)
    }
  }

  /// How many duplicate keys are named.
  private static let shownKeys = 10

  /// The first character that YAML does not allow, for which the parser has no position.
  private static func control(in text: String) -> Document.Fault? {
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      guard scalar.isAllowedInYAML else {
        return Document.Fault(
          "the character \(scalar.codePoint) cannot stand in YAML; take it out, or write it as \\x or \\u in double quotation marks",
          at: Position(line: line, column: column))
      }
      column = scalar == "\n" ? 1 : column + 1
      line += scalar == "\n" ? 1 : 0
    }
    return nil
  }

  private var fault: Document.Fault {
    if problem.contains("nesting level") {
      return Document.Fault(
        "it is nested more than \(Limits.depth) deep; flatten it", at: position)
    }
    // The parser names the place where it gave up, which often is not that of the mistake: the most
    // specific explanation is tried first.
    return complexKey ?? tab ?? tightColon ?? unclosed ?? quoting ?? indentation
      ?? Document.Fault(
        "the YAML cannot be read: \(problem)\(context.map { " \($0.text)" } ?? "")", at: position)
  }

  /// A key after a question mark, which is read as a word, so that its colon does not end a key.
  private var complexKey: Document.Fault? {
    // The parser fails at the colon, which may stand some lines below the question mark.
    let numbers = stride(from: position.line, through: max(position.line - 8, 1), by: -1)
    for number in numbers {
      let line = lines[number]
      let start = line.prefix { " -\t".contains($0) }
      let rest = line.dropFirst(start.count)
      if number == position.line, !rest.hasPrefix(":"), !rest.hasPrefix("?") { return nil }
      guard rest == "?" || rest.hasPrefix("? ") else { continue }
      return Document.Fault(
        "a key is an alias or a complex key; write keys as plain words",
        at: Position(line: Int(number), column: start.count + 1))
    }
    return nil
  }

  /// A tab instead of spaces.
  private var tab: Document.Fault? {
    let start = lines[position.line].prefix { $0 == " " || $0 == "\t" }
    guard let index = start.firstIndex(of: "\t") else { return nil }
    let column = start.distance(from: start.startIndex, to: index) + 1
    return Document.Fault(
      "YAML does not allow a tab for indentation; use spaces",
      at: Position(line: Int(position.line), column: column))
  }

  /// A colon right before a comma or a closing mark, where the parser reads it as a part of the word.
  private var tightColon: Document.Fault? {
    guard problem.contains("unexpected ':'") else { return nil }
    let rest = lines.rest(from: position).unicodeScalars
    guard rest.first == ":", let next = rest.dropFirst().first,
      ",]}".unicodeScalars.contains(next)
    else { return nil }
    return Document.Fault("put a space after the colon, before '\(next)'", at: position)
  }

  /// An unclosed quotation mark, brace or bracket.
  private var unclosed: Document.Fault? {
    guard let context else { return nil }
    // A comment hides the rest of its line, so the parser reports a later line.
    if problem.contains("expected node content"), let hidden = lines.comment(before: position) {
      return Document.Fault(Self.hidingComment, at: hidden)
    }
    let start = context.position
    if problem.contains("unexpected end of stream") || problem.contains("document indicator"),
      context.text.contains("quoted scalar")
    {
      return Document.Fault(
        "the quotation mark that opens here is not closed; close it at the end of the text",
        at: start)
    }
    guard context.text.contains("flow"), problem.contains("expected ','") else { return nil }
    let closing = context.text.contains("mapping") ? "}" : "]"
    if lines.hasComment(after: start) {
      return Document.Fault(Self.hidingComment, at: start)
    }
    guard position.line == start.line else {
      return Document.Fault(
        "what opens here is not closed; add '\(closing)', or put a text that begins with a brace or a bracket in quotation marks",
        at: start)
    }
    return Document.Fault(
      "a comma or '\(closing)' is missing here; put a text with a comma, a colon or a brace in quotation marks",
      at: position)
  }

  private static let hidingComment =
    "a # begins a comment in this line and hides the rest of it; put a text with # in quotation marks"

  /// A text that has another meaning in YAML.
  private var quoting: Document.Fault? {
    let before = lines.before(position)
    if problem.contains("mapping values are not allowed"), let text = lines.text(around: position) {
      return Document.Fault(
        "a colon and a space begin a value; put the text in quotation marks: \(text.inJSON)",
        at: position)
    }
    if problem.contains("expected key") || problem.contains("unexpected scalar"),
      let mark = before.last(where: { $0 != " " }), mark == "\"" || mark == "'"
    {
      return Document.Fault(
        "there is more text after the closing quotation mark; write \\\" for a quotation mark inside a text",
        at: position)
    }
    let starts = [
      "cannot start any token", "undefined alias", "alphabetic or numeric character",
      "sequence entries are not allowed", "tag handle", "expected '!'",
      "expected comment or line break",
    ]
    guard starts.contains(where: problem.contains) else {
      guard problem.contains("escape character") || problem.contains("hexdecimal") else {
        return nil
      }
      return Document.Fault(
        "write two backslashes for one in double quotation marks, or use single quotation marks",
        at: position)
    }
    // After such a mark the parser's place lies behind it, but the text to be quoted begins at it.
    let marks = ["block scalar", "anchor", "alias", "tag"]
    let isAfterMark = marks.contains { context?.text.contains($0) == true }
    let place = isAfterMark ? context?.position ?? position : position
    guard let first = lines.character(at: place) else { return nil }
    return Document.Fault(
      "'\(first)' means something to YAML at the start of a text; put the text in quotation marks",
      at: place)
  }

  /// A line whose indentation does not match its block.
  private var indentation: Document.Fault? {
    if problem.contains("could not find expected ':'"), let context {
      return Document.Fault(
        "a colon is missing after '\(lines.rest(from: context.position))'",
        at: context.position)
    }
    let kinds = ["mapping values are not allowed", "expected '-' indicator", "expected key"]
    guard kinds.contains(where: problem.contains) else { return nil }
    let line = lines[position.line]
    let indent = line.prefix { $0 == " " }.count
    let isDash = line.dropFirst(indent).first == "-"
    let columns = lines.columns(above: position.line, ofDashes: isDash)
    // Of two equally near ones, the deeper one: a key belongs to the view above rather than to the
    // file.
    let nearest = columns.min { (abs($0 - indent), -$0) < (abs($1 - indent), -$1) }
    guard let nearest, nearest != indent else { return nil }
    let what = isDash ? "dash" : "key"
    return Document.Fault(
      "this \(what) is indented by \(indent.counted("space")), not by \(nearest) as its neighbors above",
      at: Position(line: Int(position.line), column: indent + 1))
  }
}

extension Unicode.Scalar {
  /// Whether the parser accepts it: printable in YAML's terms.
  fileprivate var isAllowedInYAML: Bool { Self.allowedInYAML.contains { $0.contains(value) } }

  private static let allowedInYAML: [ClosedRange<UInt32>] = [
    0x09...0x0A, 0x0D...0x0D, 0x20...0x7E, 0x85...0x85, 0xA0...0xD7FF, 0xE000...0xFEFE,
    0xFF00...0xFFFD, 0x10000...0x10FFFF,
  ]
}

extension Position {
  /// The position of a mark.
  init(_ mark: Yams.Mark) { self.init(line: mark.line, column: mark.column) }
}
