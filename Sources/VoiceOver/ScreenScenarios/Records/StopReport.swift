package import VoiceOverElements

/// What is heard in a run and why, as one JSON object: the stops, the views with words that are no
/// stops, and what made it.
package struct StopReport: Encodable {
  private let about: Provenance?
  private let stops: [StopRecord]
  private let dropped: [StopRecord.Suppressed]

  /// A report.
  ///
  /// - Parameters:
  ///   - stops: the stops in the order of the steps.
  ///   - dropped: the nodes with words that are no stops.
  ///   - about: what made the words; nil to leave it out.
  package init(of stops: [StopRecord], dropped: [Suppression], about: Provenance? = nil) {
    self.about = about
    self.stops = stops
    self.dropped = dropped.map { StopRecord.Suppressed(dropped: $0) }
  }

  private enum Key: CodingKey { case about, stops, dropped }

  /// Writes the stops with their reasons.
  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encodeIfPresent(about, forKey: .about)
    try object.encode(stops.map { $0.written(in: .reasons) }, forKey: .stops)
    try object.encode(dropped, forKey: .dropped)
  }
}
