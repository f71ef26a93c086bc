public import ScreenTree

extension Importer {
  /// Says of a file that looks like a capture why it is none; nil for what may be a screen file.
  ///
  /// - Parameters:
  ///   - bytes: the file, whose format was not detected.
  ///   - file: the file as the user named it.
  /// - Returns: what was expected of a capture, at the place where it is missing.
  public static func fault(ofUnknown bytes: [UInt8], file: String) -> Finding? {
    let text = CaptureText(Array(bytes.prefix(CaptureHead.size)))
    let head = CaptureHead(text)
    let start = text.bytes.firstIndex { $0 > 0x20 } ?? 0
    let line = text.bytes[..<start].count { $0 == 0x0A } + 1
    let lineStart = text.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let position = Position(line: line, column: start - lineStart + 1)
    let message: String
    if let fault = WideText.fault(in: bytes) {
      message = fault.message
    } else if let tag = head.tags.first {
      message =
        "<\(tag.prefix(60))> begins no capture that is known: those in XML begin with <AppiumAUT>, "
        + "<XCUIElementTypeApplication>, <hierarchy> or <ViewHierarchy>; --from names a format"
    } else if text.bytes[start...].starts(with: "<".utf8) {
      message = "there is no element here; capture the screen again"
    } else if let json = problem(ofJSON: text.bytes[start...], head) {
      message = json
    } else {
      return nil
    }
    return Finding(.error, file: file, position: position, message: message)
  }

  /// What is wrong with JSON that is neither a screen file nor a capture.
  private static func problem(ofJSON bytes: ArraySlice<UInt8>, _ head: CaptureHead) -> String? {
    let words = bytes.prefix(64).filter { $0 > 0x20 }
    let isList = words.first == UInt8(ascii: "[")
    guard isList || words.first == UInt8(ascii: "{") || words.elementsEqual("null".utf8) else {
      return nil
    }
    guard !head.has("screen", "views", "walkthrough", "app") else { return nil }
    if head.has("value.error", "error") {
      return "the driver answered with an error instead of the page; ask for the page source again"
    }
    if isList || head.keys.isEmpty || head.has("nodes", "elements", "children", "value") {
      let found =
        head.keys.isEmpty ? "no node is in the file" : "no node of a known form is in the file"
      return found + ": a capture in JSON is a list or a tree of nodes; capture the screen again, "
        + "or name its format with --from"
    }
    let key = head.keys.filter { !$0.contains(".") }.min() ?? ""
    return
      "the key '\(key.prefix(60))' is none of a screen file or of a capture that is known; --from "
      + "names a format"
  }
}
