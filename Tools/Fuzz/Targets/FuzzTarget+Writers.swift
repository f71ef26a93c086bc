import Foundation
import ScreenDocuments
import ScreenTree
import SpokenScreen
import SpokenSyntax
import TestSupport

extension FuzzTarget {
  /// What is written: a text of signs, and of scalars that join with them, is read back as the same.
  static let writers = [
    writer("html", ["<", ">", "&", "\"", "'", "</p>", "<!--"], html),
    writer("script", ["<", "</script>", "<!--", "\"", "\\", "\u{2028}"], script),
    writer("xml", ["<", ">", "&", "\"", "]]>", "-", "--", "-->"], xml),
    writer("json", ["\"", "\\", "\\u", "/", "{", "}", "[", ":", "\u{2028}", "\u{7F}"], json),
    writer("ssml", ["<", ">", "&", "\"", "'", "</s>", "]]>", "<!--"], ssml),
    writer("captions", ["<", ">", "&", "-", "-->", "♪"], captions),
    writer("subrip", ["-", "--", "-->", "1", "00:00:00,000", "<i>"], subRip),
    writer("labels", ["\t", "\u{2028}", "\u{85}", "\u{B}", "\\", " "], labels),
    writer("markdown", ["`", "|", "*", "_", "[", "]", "<", "\\", "#"], markdown),
    writer("commands", [":", "::", ",", "%", "=", "##[", "\u{A0}", "\u{3000}", " "], commands),
    writer("yaml", [":", ": ", " #", "#", "- ", "?", "\"", "'", "\\", " ", "&", "*"], yaml),
    writer("paths", ["/", ".", "..", "/.", ".yaml", "-", "~"], paths),
  ]

  private static func writer(
    _ name: String, _ signs: [String], _ check: @escaping @Sendable (String) throws -> Void
  ) -> FuzzTarget {
    FuzzTarget(name: "writer-" + name, longest: 1 << 7) { bytes in
      try check(Neighbours.text(from: bytes, signs))
    }
  }

  /// Throws a violation unless two texts have the same bytes.
  static func same(_ read: String?, _ text: String) throws(Violation) {
    let isSame = read.map { $0.utf8.elementsEqual(text.utf8) } == true
    try Violation.unless(isSame, "\(text.debugDescription) is read as \(read.debugDescription)")
  }

  private static func json(_ text: String) throws {
    let document = Document.mapping([
      (text, .text(text)), ("list", .list([.text(text), .mapping([("text", .text(text))])])),
    ])
    for json in [document.json, document.compactJSON] {
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let key = read?.keys.first { !$0.utf8.elementsEqual("list".utf8) }
      try same(key, text)
      try same(key.flatMap { read?[$0] as? String }, text)
      let list = read?["list"] as? [Any]
      try same(list?.first as? String, text)
      try same((list?.last as? [String: String])?["text"], text)
    }
  }

  private static func html(_ text: String) throws {
    let read = ParsedXML("<p title=\"\(text.inHTML)\">\(text.inHTML)</p>")
    try Violation.unless(read.elements == ["p"] && read.fault == nil, read.fault ?? "an element")
    try same(read.text, text)
    try same(read.attributes["title"], text)
  }

  private static func script(_ text: String) throws {
    let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self).inScriptElement
    try Violation.unless(!json.utf8.contains(0x3C), "an angle in a script element: \(json)")
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    try same(read?.first, text)
  }

  private static func xml(_ text: String) throws {
    let failure = JUnit.Failure(element: "failure", message: text, kind: "x", text: text)
    let cases = [JUnit.Case(path: "a/" + text, failure: failure)]
    let report = JUnit.text(of: cases, suite: "x", properties: [("words", text)])
    let read = ParsedXML(report)
    let elements = ["testsuites", "testsuite", "properties", "property", "testcase", "failure"]
    try Violation.unless(
      read.elements == elements && read.fault == nil, read.fault ?? "elements: \(read.elements)")
    try same(read.attributes["message"], text)
    try same(read.attributes["value"], text)
    try Violation.unless(
      text.isEmpty || read.text.utf8.firstRange(of: text.utf8) != nil,
      "a failure has another text: \(read.text)")
    let comment = ParsedXML("<p><!-- \(text.inXMLComment) --></p>")
    try Violation.unless(
      comment.elements == ["p"] && comment.fault == nil, comment.fault ?? "a comment ends early")
  }

  private static func markdown(_ text: String) throws {
    var read = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.inMarkdown.unicodeScalars {
      let isSign = "`|*_[]<#".unicodeScalars.contains(scalar)
      try Violation.unless(isEscaped || !isSign, "a sign of Markdown in \(text.inMarkdown)")
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else {
        read.append(scalar)
        isEscaped = false
      }
    }
    try same(String(read), text)
    // GitHub takes a bar for the end of a cell unless a backslash stands before it.
    let cell = Array(text.inCode.inTableCell.utf8)
    let isWhole = cell.indices.allSatisfy { cell[$0] != 0x7C || $0 > 0 && cell[$0 - 1] == 0x5C }
    try Violation.unless(isWhole, "a cell of a table ends in \(text.debugDescription)")
  }

  /// A command is read as GitHub's runner does: properties up to the next colons, then the message.
  private static func commands(_ text: String) throws {
    let command = GitHubAnnotations.command("error", at: text, .unknown, title: text, text)
    let bytes = Array(command.utf8)
    let colons = Array("::".utf8)
    guard bytes.starts(with: colons), let end = bytes[2...].firstRange(of: colons) else {
      throw Violation(description: "no command: \(command)")
    }
    let properties = bytes[2..<end.lowerBound].split(separator: 0x2C)
    try Violation.unless(properties.count == 3, "another property in \(command)")
    try same(unescaped(bytes[end.upperBound...]), text)
    try same(unescaped(properties[2].dropFirst("title=".utf8.count)), text)
    let start = text.printedLine.unicodeScalars.drop { $0.properties.isWhitespace }
    try Violation.unless(!start.starts(with: "::".unicodeScalars), "a command: \(text)")
  }

  private static func unescaped(_ bytes: some Sequence<UInt8>) -> String? {
    String(decoding: Array(bytes), as: UTF8.self).removingPercentEncoding
  }

  private static func yaml(_ text: String) throws {
    let file = WalkthroughText.file(text, screens: [text: text], steps: [])
    let document = try Document.read(Array(file.utf8))
    try same(document["walkthrough"]?.text, text)
    try same(document["screens"]?.entries?.first?.key, text)
    try same(document["screens"]?.entries?.first?.value.text, text)
    let view = Document.mapping([("Text", .text(text)), ("hint", .text(text))])
    let screen = Document.mapping([
      ("screen", .text(text)), ("list", .list([.text(text)])), ("views", .list([view])),
    ])
    let again = try Document.read(Array(screen.yaml.utf8))
    try same(again["screen"]?.text, text)
    try same(again["list"]?.items?.first?.text, text)
    try same(again["views"]?.items?.first?["hint"]?.text, text)
  }

  private static func paths(_ text: String) throws {
    // A slash at the end names no file.
    let path = text.hasSlashAtEnd || text.isEmpty ? text + "x" : text
    let ending = path.fileExtension.isEmpty ? "" : "." + path.fileExtension
    try same(path.withoutExtension + ending, path)
    try Violation.unless(!path.fileName.utf8.contains(0x2F), "a slash in a name of \(path)")
    // Joining writes neither two slashes nor the working folder.
    guard path.parentFolder != ".", path.utf8.firstRange(of: "//".utf8) == nil else { return }
    try same(path.fileName.path(inFolder: path.parentFolder), path)
    try same(path.path(below: path.parentFolder), path.fileName)
  }
}
