package import ScreenScenarios
import ScreenTree

/// The changes for listeners in several inputs.
package struct DifferenceReport: Sendable {
  /// The change of one input.
  package enum Entry: Sendable {
    /// It exists on both sides and differs.
    case changed(HeardDifference)
    /// It is new.
    case added
    /// It is gone.
    case removed
  }

  /// The inputs that differ, by their names, in order.
  package private(set) var entries: [(name: String, entry: Entry)] = []

  /// What made the new side; nil to leave it out.
  package var about: Provenance?

  /// An empty report.
  package init() {}

  /// Whether listeners notice no change.
  package var isEmpty: Bool { entries.isEmpty }

  /// Adds an input, unless nothing changed in it.
  package mutating func add(_ name: String, _ entry: Entry) {
    if case .changed(let difference) = entry, difference.isEmpty { return }
    entries.append((name, entry))
  }

  /// The report as text, one sentence a line.
  package var text: String {
    entries.map { name, entry in
      switch entry {
      case .added: "\(name): new".printedLine + "\n"
      case .removed: "\(name): gone".printedLine + "\n"
      case .changed(let difference):
        name.printedLine + "\n" + difference.lines.map { "  \($0.printedLine)\n" }.joined()
          + (difference.costs.isEmpty ? "" : "  the way to a stop:\n")
          + CostChange.lines(difference.costs).map { "    \($0.printedLine)\n" }.joined()
      }
    }.joined()
  }

  /// The report as Markdown.
  package var markdown: String {
    guard !isEmpty else { return "Listeners notice no change.\n" + footer }
    return entries.map { name, entry in
      switch entry {
      case .added: "### \(name.inCode)\n\nThis is new.\n"
      case .removed: "### \(name.inCode)\n\nThis is gone.\n"
      case .changed(let difference):
        "### \(name.inCode)\n\n" + difference.markdownLines.joined()
          + (difference.costs.isEmpty ? "" : "\nThe way to a stop:\n\n")
          + CostChange.lines(difference.costs).map { "- \($0.inCode)\n" }.joined()
      }
    }.joined(separator: "\n") + footer
  }

  /// What made the report, as the last line of Markdown.
  private var footer: String { about.map { "\n\($0.markdown)\n" } ?? "" }

  /// The report as JSON with the keys `inputs` and `about`; keys are sorted, missing values are null.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func json() throws -> String {
    let inputs = entries.map { EncodedInput(name: $0.name, entry: $0.entry) }
    return try Encoded(about: about, inputs: inputs).prettyJSON()
  }

  private struct Encoded: Encodable {
    var about: Provenance?
    var inputs: [EncodedInput]
  }
}

extension HeardDifference {
  /// The changes, one sentence a line.
  fileprivate var lines: [String] { header + changes.reported.map(\.description) }

  fileprivate var markdownLines: [String] {
    header.map { "- \($0.inCode)\n" }
      + changes.reported.map { "- **\($0.kind.rawValue)** \($0.description.inCode)\n" }
  }
}

private struct EncodedInput: Encodable {
  var name: String
  var entry: DifferenceReport.Entry

  enum Key: CodingKey { case name, status, header, changes, costs }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    var difference: HeardDifference?
    switch entry {
    case .added: try container.encode("added", forKey: .status)
    case .removed: try container.encode("removed", forKey: .status)
    case .changed(let changed):
      difference = changed
      try container.encode("changed", forKey: .status)
    }
    // New and removed inputs have the same keys, so that scripts need no cases.
    try container.encode(difference?.header ?? [], forKey: .header)
    try container.encode(difference?.changes ?? [], forKey: .changes)
    try container.encode(difference?.costs ?? [], forKey: .costs)
  }
}

extension StopChange: Encodable {
  private enum Key: CodingKey {
    case kind, stop, old, new, oldNumber, newNumber, message, place, cause
  }

  /// Encodes all keys; missing values are null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(stop, forKey: .stop)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(oldNumber, forKey: .oldNumber)
    try container.encode(newNumber, forKey: .newNumber)
    try container.encode(message, forKey: .message)
    try container.encode(place, forKey: .place)
    try container.encode(cause, forKey: .cause)
  }
}
