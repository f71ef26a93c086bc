import ScreenTree
import Yams

/// An error of the YAML parser in the file's terms: what is wrong, and how to fix it.
struct YAMLError {
  private let problem: String
  private let position: Position
  /// What the parser was reading, and where that begins.
  private let context: (text: String, position: Position)?
  private let lines: YAMLLines

  /// The fault that an error of the parser stands for.
  static func fault(_ error: YamlError, in text: String) -> Document.Fault {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return YAMLError(
        problem: problem, position: Position(mark),
        context: context.map { ($0.text, Position($0.mark)) }, lines: YAMLLines(text)
      ).fault
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.map { "'\($0)'" }.joined(separator: ", ")
      return Document.Fault(
        "the mapping that begins here has \(keys) twice; keep one", at: Position(context.mark))
    case .reader(let problem, _, _, _):
      return Document.Fault("the YAML cannot be read: \(problem)", at: .unknown)
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return Document.Fault("the YAML cannot be read: \(error)", at: .unknown)
    }
  }

  private var fault: Document.Fault {
    if problem.contains("nesting level") {
      return Document.Fault(
        "it is nested more than \(Limits.depth) deep; flatten it", at: position)
    }
    return tab ?? unclosed ?? quoting ?? indentation
      ?? Document.Fault(
        "the YAML cannot be read: \(problem)\(context.map { " \($0.text)" } ?? "")", at: position)
  }

  /// A tab in the place of blanks.
  private var tab: Document.Fault? {
    let start = lines[position.line].prefix { $0 == " " || $0 == "\t" }
    guard let index = start.firstIndex(of: "\t") else { return nil }
    let column = start.distance(from: start.startIndex, to: index) + 1
    return Document.Fault(
      "YAML does not allow a tab for indentation; use spaces",
      at: Position(line: Int(position.line), column: column))
  }

  /// A quotation mark, a brace or a bracket without its other half.
  private var unclosed: Document.Fault? {
    guard let context else { return nil }
    // A comment hides what is on its line, so that the parser complains about a line after it.
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

  /// A text that YAML takes for something else.
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
    let marks = ["block scalar", "anchor", "alias", "tag"]
    let isAfterMark = marks.contains { context?.text.contains($0) == true }
    let place = isAfterMark ? context?.position ?? position : position
    guard let first = lines.character(at: place) else { return nil }
    return Document.Fault(
      "'\(first)' means something to YAML at the start of a text; put the text in quotation marks",
      at: place)
  }

  /// A line that lies deeper or less deep than those that it belongs to.
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
    // Of two that are as near, the deeper one: a key belongs to the view above rather than to the file.
    let nearest = columns.min { (abs($0 - indent), -$0) < (abs($1 - indent), -$1) }
    guard let nearest, nearest != indent else { return nil }
    let what = isDash ? "dash" : "key"
    return Document.Fault(
      "this \(what) is indented by \(indent.counted("space")), not by \(nearest) as its neighbors above",
      at: Position(line: Int(position.line), column: indent + 1))
  }
}

extension Position {
  /// The place of a mark.
  init(_ mark: Yams.Mark) { self.init(line: mark.line, column: mark.column) }
}
