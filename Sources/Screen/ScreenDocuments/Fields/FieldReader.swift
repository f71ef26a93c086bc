package import ScreenTree

/// Reads the values of a file by their codecs, and collects errors.
package struct FieldReader {
  /// The errors so far.
  package var faults: Faults
  /// What messages are about, such as the current view; empty where the key says it.
  package var subject: String
  /// How many views were read.
  package var count = 0
  /// The ids of views, with their positions.
  package var ids: [String: Position] = [:]
  /// How many views have each accessibility identifier.
  package var identifiers: [String: Int] = [:]
  /// The ids that are referred to, with what refers to them.
  package var references: [(id: String, subject: String, position: Position)] = []
  /// The screens that steps may open.
  package var screens = (names: Set<String>(), words: Suggestion.Words([]))
  /// How often steps are to be repeated so far.
  package var repetitions = 0
  /// Whether the screen is one of a capture, whose values are what an app had.
  package var isOfCapture = false
  /// Returns the error in a setting of the file, or nil.
  package let checkSetting: @Sendable (Walkthrough.Setting) -> String?

  /// A reader of a file.
  ///
  /// - Parameters:
  ///   - file: its name.
  ///   - subject: what messages are about; empty where the key says it.
  ///   - checkSetting: returns the error in a setting, or nil.
  package init(
    file: String, subject: String,
    checkingSettings checkSetting: @escaping @Sendable (Walkthrough.Setting) -> String? = { _ in
      nil
    }
  ) {
    faults = Faults(file: file)
    self.subject = subject
    self.checkSetting = checkSetting
  }

  /// A reader that adds to errors which were found before.
  package init(collecting faults: Faults) {
    self.init(file: "", subject: "")
    self.faults = faults
  }

  /// Adds an error of the current subject.
  package mutating func fault(_ message: String, at position: Position) {
    faults.add(named(message), at: position)
  }

  /// Adds a warning about the current subject.
  package mutating func warn(_ message: String, at position: Position) {
    faults.warn(named(message), at: position)
  }

  private func named(_ message: String) -> String {
    subject.isEmpty ? message : "\(subject): \(message)"
  }

  /// What was found in a document; an error of the current subject when it is nil.
  package mutating func found<Value>(
    _ value: Value?, in document: Document, else message: @autoclosure () -> String
  ) -> Value? {
    if value == nil { fault(message(), at: document.position) }
    return value
  }

  /// A text; nil and an error for anything else.
  package mutating func text(_ document: Document, _ key: String) -> String? {
    let fix =
      document.isNull
      ? "; leave the key out, or put a text such as null, ~ or #1 in quotation marks" : ""
    return found(
      document.isNull ? nil : document.text, in: document,
      else: "'\(key)' is a text, not \(document.kind)\(fix)")
  }

  /// The fields of a mapping by their names; an unknown field is an error.
  package mutating func fields(
    _ document: Document, _ key: String, allowed: [String]
  ) -> [String: Document]? {
    let entries = entries(document, key, allowed: allowed)
    return entries.map { Dictionary($0.map { ($0.key, $0.value) }) { $1 } }
  }

  /// The fields of a mapping; an unknown field is an error.
  package mutating func entries(
    _ document: Document, _ key: String, allowed: [String]
  ) -> [Document.Entry]? {
    let entries = found(
      document.entries, in: document,
      else: "'\(key)' is a mapping with \(allowed.joined(separator: ", ")), not \(document.kind)")
    guard let entries else { return nil }
    for entry in entries where !allowed.contains(entry.key) {
      let advice = faults.advice(for: entry.key, among: allowed)
      fault("'\(key)' has no '\(entry.key)'. \(advice)", at: entry.position)
    }
    return entries
  }

  /// Reads the keys at the top of a file into a record; an unknown key is an error.
  package mutating func readTop<Record>(
    _ entries: [Document.Entry], _ fields: [RecordField<Record>], into record: inout Record
  ) {
    let names = fields.map { $0.name }
    for entry in entries where !names.contains(entry.key) {
      let advice = faults.advice(for: entry.key, among: names)
      faults.add("there is no key '\(entry.key)' here. \(advice)", at: entry.position)
    }
    for field in fields {
      guard let entry = entries.last(where: { $0.key == field.name }) else { continue }
      _ = field.read(&self, entry, 1, &record)
    }
  }
}
