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
  /// How many nodes each rule dropped, by the rule's name.
  public var dropped: [String: Int]
  /// The properties that the capture does not carry anywhere.
  public var notCaptured: [Property.Name]
  /// What else a listener should know, one sentence each.
  public var remarks: [String]

  /// Creates a report.
  public init(
    format: String, evidence: [String] = [], nodeCount: Int = 0, elementCount: Int = 0,
    dropped: [String: Int] = [:], notCaptured: [Property.Name] = [], remarks: [String] = []
  ) {
    self.format = format
    self.evidence = evidence
    self.nodeCount = nodeCount
    self.elementCount = elementCount
    self.dropped = dropped
    self.notCaptured = notCaptured
    self.remarks = remarks
  }
}
