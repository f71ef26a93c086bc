import ScreenDocuments
import ScreenFiles
package import ScreenTree
import ScreenYAML

extension Importer {
  /// Explains why a file is neither a screen file nor a capture.
  ///
  /// - Parameters:
  ///   - bytes: the file, whose format was not detected.
  ///   - file: the file as the user named it.
  /// - Returns: the error at its position; nil for what may be a screen file.
  package static func fault(ofUnknown bytes: [UInt8], file: String) -> Finding? {
    guard let fault = fault(ofUnknown: bytes) else { return nil }
    return Finding(.error, file: file, position: fault.position, message: fault.message)
  }

  private static func fault(ofUnknown bytes: [UInt8]) -> Document.Fault? {
    if let compressed = CompressedFile(bytes) {
      return Document.Fault(compressed.message, at: Position(line: 1, column: 1))
    }
    if let fault = WideText.fault(in: bytes) { return fault }
    let text = CaptureText(bytes)
    let wrapped = text.unwrapped { detect(Array($0.bytes.prefix(CaptureHead.size))) != nil }
    if let fault = wrapped.fault { return fault }
    let head = CaptureHead(text)
    let start = text.bytes.firstIndex { $0 > 0x20 } ?? 0
    let position = position(of: start, in: text.bytes)
    if let tag = head.tags.first {
      return Document.Fault(
        "<\(tag.prefix(60))> begins no capture that is known. \(known)", at: position)
    }
    if text.bytes[start...].starts(with: "<".utf8) {
      return Document.Fault("there is no element here; capture the screen again", at: position)
    }
    return CaptureText.begins(text.bytes[start...].prefix { $0 != 0x0A })
      ? fault(ofJSON: text, head, at: position) : fault(ofLines: text, head)
  }

  /// The readable formats, in a sentence.
  static var known: String {
    "Known formats: screen files, walkthroughs, and captures of "
      + all.map(\.name).sorted().joined(separator: ", ") + " (--from forces one)"
  }

  private static func position(of index: Int, in bytes: [UInt8]) -> Position {
    let before = bytes[..<index]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Position(line: before.count { $0 == 0x0A } + 1, column: index - start + 1)
  }

  /// The error in JSON that is neither a screen file nor a capture.
  private static func fault(
    ofJSON text: CaptureText, _ head: CaptureHead, at position: Position
  ) -> Document.Fault? {
    guard !head.has("screen", "views", "walkthrough", "app") else { return nil }
    let document: Document
    do throws(Document.Fault) {
      document = try Document.readCapture(text.bytes)
    } catch {
      return Document.Fault(
        "the JSON cannot be read: \(error.message). \(known)", at: error.position)
    }
    return Document.Fault(message(ofJSON: text, document, head), at: position)
  }

  private static func message(
    ofJSON text: CaptureText, _ document: Document, _ head: CaptureHead
  ) -> String {
    if RS1Capture.isCompact(document) { return RS1Capture.compact }
    // An answer that has the key for an error may say that there was none.
    let errors = [document["error"], document["value"]?["error"]].compactMap { $0 }
    if errors.contains(where: { !$0.isNull }) {
      let advice =
        "the driver answered with an error instead of the page; ask for the page source again"
      return driversWords(in: document).map { "\(advice). It says: \($0)" } ?? advice
    }
    if ToolAnswer(text.bytes) != nil {
      return "no text of this answer holds a capture that is known. \(known)"
    }
    let isList = text.bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
    if isList || head.keys.isEmpty || head.has("nodes", "elements", "children", "value") {
      let found =
        head.keys.isEmpty ? "no node is in the file" : "no node of a known form is in the file"
      return "\(found): a capture in JSON is a list or a tree of nodes. \(known)"
    }
    let key = head.keys.filter { !$0.contains(".") }.min() ?? ""
    return "the key '\(key.prefix(60))' is none of a screen file or of a known capture. \(known)"
  }

  /// The first line of a driver's message about its error, at most 200 characters; nil for none.
  ///
  /// WebDriver has it beside the error in `value`, JSON-RPC in the `error`; what follows is a trace.
  private static func driversWords(in document: Document) -> String? {
    let holders = [document["value"], document["error"], document].compactMap { $0 }
    guard let message = holders.lazy.compactMap({ $0["message"]?.text }).first else { return nil }
    let line = message.trimmed.split(whereSeparator: \.isNewline).first.map(String.init)
    return line.map { String($0.trimmed.prefix(200)) }
  }

  /// The error in lines that are neither a screen file nor a capture.
  private static func fault(ofLines text: CaptureText, _ head: CaptureHead) -> Document.Fault? {
    let keys = head.lines.compactMap(\.key)
    let own = ScreenReader.topKeys + ["walkthrough"]
    guard !head.lines.isEmpty, !keys.contains(where: own.contains) else { return nil }
    // One letter off is a typo, which the reader of screen files explains.
    let slips = keys.filter {
      $0.count > 3 && Suggestion.nearest(to: $0, among: own, limit: 2) != nil
    }
    guard slips.isEmpty else { return nil }
    do throws(Document.Fault) {
      _ = try Document.readYAML(text.bytes)
    } catch {
      return Document.Fault("\(error.message). \(known)", at: error.position)
    }
    let start = text.bytes.firstIndex { $0 > 0x20 } ?? 0
    return Document.Fault(
      "nothing here is of a known format. \(known)", at: position(of: start, in: text.bytes))
  }
}

extension Substring {
  /// The key at the start of a line that is not indented, or nil.
  fileprivate var key: String? {
    let word = prefix { $0.isLetter || $0 == "_" || $0 == "-" || $0 == "\"" }
    let rest = dropFirst(word.count)
    return !word.isEmpty && (rest == ":" || rest.hasPrefix(": "))
      ? word.filter { $0 != "\"" } : nil
  }
}
