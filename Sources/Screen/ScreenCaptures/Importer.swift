package import ScreenDocuments
package import ScreenTree

/// A reader of captures from one tool.
package struct Importer: Sendable {
  /// The name for `--from`.
  package var name: String
  /// Whether a file has this format, by its beginning.
  var recognizes: @Sendable (CaptureHead) -> Bool
  /// Converts a capture to a screen, and notes what is left out and what is missing.
  var importer: @Sendable (CaptureText, inout CaptureNotes) throws(Document.Fault) -> Screen

  init(
    name: String, recognizes: @escaping @Sendable (CaptureHead) -> Bool,
    importer:
      @escaping @Sendable (CaptureText, inout CaptureNotes) throws(Document.Fault) -> Screen
  ) {
    self.name = name
    self.recognizes = recognizes
    self.importer = importer
  }

  /// Every readable format; the first that recognizes a file reads it.
  package static let all: [Importer] = [
    // Formats with unmistakable lines or keys come first; any JSON with roles passes for the last.
    .chromeDevTools, .flutterSemantics, .composeSemantics, .mobileMCP, .chromiumAuralinux,
    .appiumMac2, .appium, .xcodeHierarchy, .debugDescription, .accessibilitySnapshot,
    .voiceOverDesigner, .rs1, .idb, .webDriverAgent, .webDriverAgent2016,
    .maestro, .trailblaze, .uiautomator, .uiautomator2, .detox, .ariaSnapshot, .chromeTree,
    .accessKit, .chromiumDump, .ariaJSON,
  ]

  /// The importer with a name, or nil.
  package static func named(_ name: String) -> Importer? { all.first { $0.name == name } }

  /// The importer for a file, by its first significant text, or nil when it is no capture.
  package static func detect(_ bytes: [UInt8]) -> Importer? {
    detect(CaptureText(Array(bytes.prefix(CaptureHead.size))).unwrapped { detect($0) != nil })
  }

  private static func detect(_ text: CaptureText) -> Importer? {
    let head = CaptureHead(text)
    return all.first { $0.recognizes(head) }
  }

  /// Reads a capture into a screen whose elements have exactly the properties in the capture.
  ///
  /// - Parameters:
  ///   - bytes: the capture.
  ///   - file: the file as the user named it.
  ///   - keepsAll: whether covered and off-screen nodes are kept.
  /// - Returns: the screen with its report, or the errors of the capture.
  package func read(
    _ bytes: [UInt8], file: String, keepsAll: Bool = false
  ) -> Reading<Screen> {
    var notes = CaptureNotes(file: file, format: name, keepsAll: keepsAll)
    do throws(Document.Fault) {
      guard bytes.count <= CaptureText.limit else {
        throw Document.Fault(
          "the capture is larger than 64 MiB; capture one screen at a time", at: .unknown)
      }
      if let compressed = CompressedFile(bytes) {
        throw Document.Fault(compressed.message, at: Position(line: 1, column: 1))
      }
      if let fault = WideText.fault(in: bytes) { throw fault }
      let text = CaptureText(bytes).unwrapped { Self.detect($0) != nil }
      if let fault = text.fault { throw fault }
      var screen = try self.screen(of: text, &notes)
      // A tool may have captured a password, which nobody hears or reads.
      screen = screen.masked
      screen.file = file
      screen.capture = notes.capture
      return Reading(screen, findings: notes.findings)
    } catch {
      let finding = Finding(.error, file: file, position: error.position, message: error.message)
      return Reading(nil, findings: [finding])
    }
  }

  /// The screen of a capture, with positions in the file around it.
  private func screen(
    of text: CaptureText, _ notes: inout CaptureNotes
  ) throws(Document.Fault) -> Screen {
    do throws(Document.Fault) {
      var screen = try importer(text, &notes)
      // Whoever captures nothing but the system's bars wants to hear them.
      if notes.capture.elementCount == 0, notes.capture.dropped[DropRule.systemBars.rawValue] != nil
      {
        notes = CaptureNotes(
          file: notes.file, format: name, keepsAll: notes.keepsAll, keepsBars: true)
        screen = try importer(text, &notes)
        notes.remark("Nothing but bars of the system is in the capture; they are read.")
      }
      notes.remark(onWordsOf: screen)
      try Self.checkDepth(of: screen.views)
      if notes.capture.elementCount == 0 {
        notes.warn(
          "no element of the capture is left that VoiceOver would reach",
          at: Position(line: 1, column: 1))
      }
      // Positions are converted once, here, so that no reader knows of an answer around its text.
      text.place(&screen.views)
      if text.isWrapped { notes.place(text.place) }
      return screen
    } catch {
      throw Document.Fault(error.message, at: text.place(error.position))
    }
  }

  /// Refuses a screen that a screen file could not represent.
  private static func checkDepth(
    of nodes: [Node], depth: Int = 1
  ) throws(Document.Fault) {
    for node in nodes {
      guard depth <= Limits.depth else {
        throw Document.Fault(
          "the capture has more than \(Limits.depth) levels; capture a smaller part",
          at: node.position)
      }
      try checkDepth(of: node.children, depth: depth + 1)
      try checkDepth(of: node.members, depth: depth + 1)
    }
  }
}
