/// A report on a capture from another tool: what it carries, and what it lacks.
package struct Capture: Hashable, Sendable {
  /// The name of the format, as `--from` takes it.
  package var format: String
  /// The evidence for the version of the format, such as the optional attributes that occur.
  package var evidence: [String]
  /// How many nodes the capture has.
  package var nodeCount: Int
  /// How many elements they became.
  package var elementCount: Int
  /// The nodes that were left out, in the order of the capture.
  package var drops: [Drop]
  /// The properties that the capture lacks.
  package var notCaptured: [AnyModifier]
  /// Further notes, one sentence each.
  package var remarks: [String]
  /// Whether it is a screen of Android.
  package var isAndroid = false
  /// The names that are patterns in the capture and match changing words, as they are spoken, each
  /// with the number of its occurrences.
  package var patterns: [String: Int] = [:]

  /// A report from its parts.
  package init(
    format: String, evidence: [String] = [], nodeCount: Int = 0, elementCount: Int = 0,
    drops: [Drop] = [], notCaptured: [AnyModifier] = [], remarks: [String] = []
  ) {
    self.format = format
    self.evidence = evidence
    self.nodeCount = nodeCount
    self.elementCount = elementCount
    self.drops = drops
    self.notCaptured = notCaptured
    self.remarks = remarks
  }

  /// The number of nodes that each rule left out, by the rule's name.
  package var dropped: [String: Int] {
    drops.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  /// A node of a capture that was left out of the screen.
  package struct Drop: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule that left it out.
    package var rule: String
    /// The type of the node and its words.
    package var subject: String
    /// The position of the node in the capture.
    package var position: Position

    /// A node that a rule left out.
    ///
    /// - Parameters:
    ///   - rule: the name of the rule that left it out.
    ///   - subject: the type of the node and its words.
    ///   - position: the position of the node in the capture.
    package init(rule: String, subject: String, position: Position) {
      self.rule = rule
      self.subject = subject
      self.position = position
    }

    /// The position, the node and the rule on one line.
    package var description: String {
      "\(position) \(subject) left out by \(rule)".printedLine
    }
  }
}
