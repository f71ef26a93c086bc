package import ScreenDocuments
package import ScreenTree
import SpokenSyntax

/// Reads walkthrough files: screens, settings, and steps.
package enum WalkthroughReader {
  /// Whether a file is a walkthrough: it has the key `walkthrough` at its top.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    // A key at the top starts its line; a search is cheaper than reading a large screen.
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).contains { line in
      line.starts(withBytes: "walkthrough:") || line.starts(withBytes: "\u{FEFF}walkthrough:")
        || line.unicodeScalars.drop { " {\t".unicodeScalars.contains($0) }
          .starts(with: "\"walkthrough\"".unicodeScalars)
    }
  }

  /// The position at which a walkthrough names the file of a screen; unknown if it does not.
  package static func position(ofScreen name: String, in document: Document) -> Position {
    let screens = document["screens"]?.entries
    return screens?.first { $0.key == name }?.value.position ?? .unknown
  }

  /// Reads the document of a walkthrough file and reports all errors at once.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - file: its name.
  ///   - check: returns the error in a setting, or nil; by default settings are not checked.
  /// - Returns: the walkthrough, or its errors.
  package static func read(
    _ document: Document, file: String, checking check: @escaping SettingCheck = { _ in nil }
  ) -> Reading<Walkthrough> {
    var reader = StepReader(file: file, checking: check)
    let walkthrough = reader.walkthrough(document, file: file)
    return Reading(walkthrough, findings: reader.faults.findings)
  }

  /// Whether the path of a file leads out of the folder that it starts in.
  package static func leavesFolder(_ path: String) -> Bool { StepReader.leavesFolder(path) }

  /// Reads one step, which came in another way than in a file, and reports all errors at once.
  ///
  /// - Parameters:
  ///   - document: the step: a word, or a word and what belongs to it.
  ///   - screens: the names of the screens that it may open.
  /// - Returns: the step, or its errors.
  package static func step(_ document: Document, screens: [String]) -> Reading<Walkthrough.Step> {
    var reader = StepReader(file: "") { _ in nil }
    let list = Document(.sequence([document]), at: document.position)
    let named = Dictionary(screens.map { ($0, $0) }) { first, _ in first }
    let steps = reader.steps(list, screens: named)
    return Reading(steps.first, findings: reader.faults.findings)
  }
}

/// Reads the parts of a walkthrough file, and collects errors.
struct StepReader {
  /// The reader of parts that screen files have too, which collects the errors.
  var nodes: NodeReader
  var faults: Faults {
    get { nodes.faults }
    set { nodes.faults = newValue }
  }
  /// How often steps are to be repeated so far.
  var repetitions = 0
  private static let keys = ["walkthrough", "screens", "settings", "steps"]

  init(file: String, checking check: @escaping SettingCheck) {
    nodes = NodeReader(file: file, checking: check)
    nodes.subject = "the step"
  }

  mutating func walkthrough(_ document: Document, file: String) -> Walkthrough? {
    guard let entries = document.entries else {
      faults.add("a walkthrough begins with `walkthrough:` and a title", at: document.position)
      return nil
    }
    for entry in entries where !Self.keys.contains(entry.key) {
      let advice = faults.advice(for: entry.key, among: Self.keys)
      faults.add("there is no key '\(entry.key)' here. \(advice)", at: entry.position)
    }
    var walkthrough = Walkthrough(file: file, title: document["walkthrough"]?.text ?? "")
    if walkthrough.title.isEmpty {
      faults.add("the title is missing; write it after `walkthrough:`", at: document.position)
    }
    walkthrough.screens = screens(document["screens"], at: document.position)
    walkthrough.screenOrder = document["screens"]?.entries?.map(\.key) ?? []
    walkthrough.settings = document["settings"].map { nodes.settings($0) } ?? []
    walkthrough.steps = steps(document["steps"], screens: walkthrough.screens)
    return walkthrough
  }

  private mutating func screens(_ document: Document?, at position: Position) -> [String: String] {
    guard let document, let entries = document.entries, !entries.isEmpty else {
      faults.add(
        "the screens are missing; write `screens:` and a file for each name",
        at: document?.position ?? position)
      return [:]
    }
    var screens: [String: String] = [:]
    for entry in entries {
      guard let path = entry.value.text, !path.isEmpty else {
        faults.add(
          "the screen '\(entry.key)' is the path of a file, not \(entry.value.kind)",
          at: entry.value.position)
        continue
      }
      if Self.leavesFolder(path) {
        faults.add(
          "the screen '\(entry.key)' lies outside the folder of the walkthrough; move it there",
          at: entry.value.position)
      }
      // Kept in spite of an error, or each step that opens the screen would be one too.
      screens[entry.key] = path
    }
    return screens
  }

  /// Whether a path leads out of the folder that it starts in.
  static func leavesFolder(_ path: String) -> Bool {
    guard !path.isAbsolutePath, !path.starts(withBytes: "~") else { return true }
    var depth = 0
    for part in path.split(atByte: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}
