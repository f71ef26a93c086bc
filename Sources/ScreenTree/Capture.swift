/// What a capture from another tool could tell, and what it could not.
public struct Capture: Hashable, Sendable {
  /// The name of the format, as `--from` takes it.
  public var format: String
  /// What shows which version of the format it is, such as the optional attributes that occur.
  public var evidence: [String]
  /// How many nodes the capture holds.
  public var nodeCount: Int
  /// How many elements were made of them.
  public var elementCount: Int
  /// The nodes that were left out, in the order of the capture.
  public var drops: [Drop]
  /// The properties that the capture does not carry anywhere.
  public var notCaptured: [AnyModifier]
  /// What else a listener should know, one sentence each.
  public var remarks: [String]
  /// Whether it is a screen of Android's.
  package var isAndroid = false
  /// The names that are patterns in the capture and stand for changing words, as they are spoken, each
  /// with how often it occurs.
  package var patterns: [String: Int] = [:]

  /// Creates a report.
  public init(
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

  /// How many nodes each rule dropped, by the rule's name.
  public var dropped: [String: Int] {
    drops.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  /// A node of a capture that became no part of the screen.
  public struct Drop: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule that left it out.
    public var rule: String
    /// The type of the node and its words.
    public var subject: String
    /// The place of the node in the capture.
    public var position: Position

    /// Creates a drop.
    ///
    /// - Parameters:
    ///   - rule: the name of the rule that left it out.
    ///   - subject: the type of the node and its words.
    ///   - position: the place of the node in the capture.
    public init(rule: String, subject: String, position: Position) {
      self.rule = rule
      self.subject = subject
      self.position = position
    }

    /// The place, the node and the rule on one line.
    public var description: String {
      "\(position) \(subject) left out by \(rule)".printedLine
    }
  }
}
