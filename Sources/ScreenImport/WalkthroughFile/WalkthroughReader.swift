public import ScreenTree

/// Reads walkthrough files: which screens, which settings, and what the user does.
public enum WalkthroughReader {
  /// Whether a file is a walkthrough: it has the key `walkthrough` at its top.
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    // A key at the top begins its line; looking for it is cheaper than reading a large screen.
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).contains { line in
      line.hasPrefix("walkthrough:") || line.hasPrefix("\u{FEFF}walkthrough:")
        || line.drop { " {\t".contains($0) }.hasPrefix("\"walkthrough\"")
    }
  }

  /// Reads a walkthrough file and finds all its faults in one run.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<Walkthrough> {
    do {
      var reader = StepReader(file: file)
      let walkthrough = reader.walkthrough(try Document.read(bytes), file: file)
      return Reading(walkthrough, findings: reader.faults.findings)
    } catch {
      let finding = Finding(.error, file: file, position: error.position, message: error.message)
      return Reading(nil, findings: [finding])
    }
  }
}

/// Reads the parts of a walkthrough file, gathering faults on the way.
struct StepReader {
  var faults: Faults
  private static let keys = ["walkthrough", "screens", "settings", "steps"]

  init(file: String) { faults = Faults(file: file) }

  mutating func walkthrough(_ document: Document, file: String) -> Walkthrough? {
    guard let entries = document.entries else {
      faults.add("a walkthrough begins with `walkthrough:` and a title", at: document.position)
      return nil
    }
    for entry in entries where !Self.keys.contains(entry.key) {
      let advice = Suggestion.sentence(for: entry.key, among: Self.keys)
      faults.add("there is no key '\(entry.key)' here. \(advice)", at: entry.position)
    }
    var walkthrough = Walkthrough(file: file, title: document["walkthrough"]?.text ?? "")
    if walkthrough.title.isEmpty {
      faults.add("the title is missing; write it after `walkthrough:`", at: document.position)
    }
    walkthrough.screens = screens(document["screens"], at: document.position)
    walkthrough.settings = settings(document["settings"])
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
      screens[entry.key] = path
    }
    return screens
  }

  /// Whether a path leads out of the folder that it starts from.
  static func leavesFolder(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.hasPrefix("~") else { return true }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  private mutating func settings(_ document: Document?) -> [Walkthrough.Setting] {
    guard let document, !document.isNull else { return [] }
    guard let entries = document.entries else {
      faults.add(
        "'settings' is a mapping of names and values, not \(document.kind)", at: document.position)
      return []
    }
    return entries.map { entry in
      let words = (entry.value.items ?? [entry.value]).compactMap(\.text)
      return Walkthrough.Setting(
        key: entry.key, value: words.joined(separator: ","), position: entry.position)
    }
  }

  private mutating func steps(
    _ document: Document?, screens: [String: String]
  ) -> [Walkthrough.Step] {
    guard let document, !document.isNull else { return [] }
    guard let items = document.items else {
      faults.add(
        "'steps' is a list, each with a dash before it, not \(document.kind)", at: document.position
      )
      return []
    }
    return items.compactMap { item in
      let entry = item.entries?.first
      guard let word = entry?.key ?? item.text, item.entries?.count ?? 1 == 1 else {
        faults.add(
          "a step is one word with what belongs to it, such as `next: 3`", at: item.position)
        return nil
      }
      return action(word, entry?.value, at: item.position, screens: screens)
        .map { Walkthrough.Step($0, at: item.position) }
    }
  }

  private mutating func action(
    _ word: String, _ value: Document?, at position: Position, screens: [String: String]
  ) -> Walkthrough.Action? {
    switch word {
    case "open": return open(value, at: position, screens: screens)
    case "next": return count(value, word).map { .next($0) }
    case "previous": return count(value, word).map { .previous($0) }
    case "wait": return wait(value, at: position)
    default:
      if StepNames.later.contains(word) {
        faults.add("the step '\(word)' is not carried out by this version", at: position)
      } else {
        let advice = Suggestion.sentence(for: word, among: StepNames.carriedOut + StepNames.later)
        faults.add("unknown step '\(word)'. \(advice)", at: position)
      }
      return nil
    }
  }

  private mutating func open(
    _ value: Document?, at position: Position, screens: [String: String]
  ) -> Walkthrough.Action? {
    guard let name = value?.text, !name.isEmpty else {
      faults.add("'open' needs the name of a screen", at: position)
      return nil
    }
    guard screens[name] == nil else { return .open(name) }
    let advice = Suggestion.sentence(for: name, among: Array(screens.keys))
    faults.add("there is no screen '\(name)'. \(advice)", at: value?.position ?? position)
    return nil
  }

  private mutating func count(_ value: Document?, _ word: String) -> Int? {
    guard let value, !value.isNull else { return 1 }
    if let number = value.number, let count = Int(exactly: number), (1...10_000).contains(count) {
      return count
    }
    faults.add(
      "'\(word)' is followed by a whole number from 1 to 10000, not \(value.kind)",
      at: value.position)
    return nil
  }

  private mutating func wait(_ value: Document?, at position: Position) -> Walkthrough.Action? {
    let text = value?.text ?? ""
    let unit = text.hasSuffix("ms") ? "ms" : "s"
    if text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)) {
      let milliseconds = unit == "ms" ? number : number * 1000
      if (1...600_000).contains(milliseconds) {
        return .wait(.milliseconds(Int64(milliseconds.rounded())))
      }
    }
    faults.add(
      "'wait' is followed by a time of at most 600s, such as 3s or 500ms",
      at: value?.position ?? position)
    return nil
  }
}

/// The words for steps.
package enum StepNames {
  /// The steps that are carried out.
  package static let carriedOut = ["open", "next", "previous", "wait"]
  /// The steps that the file format has and this version does not carry out.
  package static let later = [
    "rotor", "rotorNext", "rotorPrevious", "increment", "decrement", "activate", "action",
    "moreContent", "announce", "update", "focus", "remove", "voiceOverOn", "voiceOverOff", "launch",
    "escape", "magicTap", "scroll", "drag", "drop", "type", "byCharacter", "byWord", "readAll",
    "expect",
  ]
}
