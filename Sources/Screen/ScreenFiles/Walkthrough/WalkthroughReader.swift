package import ScreenDocuments
package import ScreenTree
import SpokenSyntax

/// Reads walkthrough files: screens, settings, and steps.
package enum WalkthroughReader {
  private typealias Field = RecordField<Walkthrough>

  /// Whether a file is a walkthrough: it has the key `walkthrough` at its top.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    // A key at the top starts its line; a search is cheaper than reading a large screen.
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self).unicodeScalars
    return text.split(whereSeparator: \.endsLineInYAML).contains { line in
      line.starts(with: "walkthrough:".unicodeScalars)
        || line.starts(with: "\u{FEFF}walkthrough:".unicodeScalars)
        || line.drop { " {\t".unicodeScalars.contains($0) }
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
    var reader = NodeReader(file: file, checking: check)
    reader.subject = "the step"
    let walkthrough = reader.walkthrough(document, file: file)
    return Reading(walkthrough, findings: reader.faults.findings)
  }

  /// Reads one step, which came in another way than in a file, and reports all errors at once.
  ///
  /// - Parameters:
  ///   - document: the step: a word, or a word and what belongs to it.
  ///   - screens: the names of the screens that it may open.
  /// - Returns: the step, or its errors.
  package static func step(_ document: Document, screens: [String]) -> Reading<Walkthrough.Step> {
    var reader = NodeReader(file: "")
    reader.subject = "the step"
    reader.know(screens)
    let steps = reader.steps(Document(.sequence([document]), at: document.position))
    return Reading(steps.first, findings: reader.faults.findings)
  }

  /// Whether the path of a file leads out of the folder that it starts in.
  package static func leavesFolder(_ path: String) -> Bool {
    guard !path.isAbsolutePath, !path.starts(withBytes: "~") else { return true }
    var depth = 0
    for part in path.split(atByte: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// The keys at the top of the file; steps may open the screens that are read before them.
  static let fields: [RecordField<Walkthrough>] = [
    Field.only("walkthrough", isRequired: true, .schema(type: "string")) {
      reader, document, walkthrough in
      walkthrough.title = document.text ?? ""
    }.said("The title."),
    Field.only(
      "screens", isRequired: true,
      .schema(
        type: "object",
        [("additionalProperties", .schema(type: "string")), ("minProperties", .number(1))])
    ) { reader, document, walkthrough in
      walkthrough.screens = reader.paths(ofScreens: document)
      walkthrough.screenOrder = document.entries?.map(\.key) ?? []
      reader.know(walkthrough.screens.keys)
    }.said("The files of the screens, in the folder of the walkthrough."),
    Field.only("settings", .schema(type: "object")) { reader, document, walkthrough in
      walkthrough.settings = reader.settings(document)
    },
    Field.only("steps", Document.array(of: WalkthroughSchema.step).orNull) {
      reader, document, walkthrough in
      walkthrough.steps = reader.steps(document)
    }.said("What happens."),
  ]
}

extension NodeReader {
  fileprivate mutating func walkthrough(_ document: Document, file: String) -> Walkthrough? {
    guard let entries = document.entries else {
      faults.add("a walkthrough begins with `walkthrough:` and a title", at: document.position)
      return nil
    }
    var walkthrough = Walkthrough(file: file, title: "")
    readTop(entries, WalkthroughReader.fields, into: &walkthrough)
    if walkthrough.title.isEmpty {
      faults.add("the title is missing; write it after `walkthrough:`", at: document.position)
    }
    checkScreens(document["screens"], in: document)
    return walkthrough
  }

  /// Reports screens that are missing or no mapping.
  private mutating func checkScreens(_ screens: Document?, in document: Document) {
    guard screens?.entries?.isEmpty ?? true else { return }
    if let screens, screens.entries == nil, !screens.isNull {
      let file = screens.text ?? "home.screen.yaml"
      faults.add(
        "'screens' is a mapping of names to files, such as `{ home: \(file.prefix(80)) }`, not "
          + screens.kind, at: screens.position)
    } else {
      faults.add(
        "the screens are missing; write `screens:` and a file for each name",
        at: (screens ?? document).position)
    }
  }

  /// Steps may open these screens.
  fileprivate mutating func know(_ names: some Collection<String>) {
    screens = (Set(names), Suggestion.Words(Array(names)))
  }

  fileprivate mutating func paths(ofScreens document: Document) -> [String: String] {
    var screens: [String: String] = [:]
    for entry in document.entries ?? [] {
      guard let path = entry.value.text, !path.isEmpty else {
        faults.add(
          "the screen '\(entry.key)' is the path of a file, not \(entry.value.kind)",
          at: entry.value.position)
        continue
      }
      if WalkthroughReader.leavesFolder(path) {
        faults.add(
          "the screen '\(entry.key)' lies outside the folder of the walkthrough; move it there",
          at: entry.value.position)
      }
      // Kept in spite of an error, or each step that opens the screen would be one too.
      screens[entry.key] = path
    }
    return screens
  }
}

extension Unicode.Scalar {
  /// Whether a line of YAML 1.1 ends with it, which is how libyaml reads.
  fileprivate var endsLineInYAML: Bool {
    switch self {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    // Anything else stands in a line.
    default: false
    }
  }
}
