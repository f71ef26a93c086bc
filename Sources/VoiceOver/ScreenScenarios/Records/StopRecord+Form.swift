extension StopRecord {
  /// Which keys of a record an output has.
  package struct Form: Sendable {
    let stop: [StopKey<StopRecord>]
    let segment: [StopKey<Segment>]
    let suppressed: [StopKey<Suppressed>]
    /// Whether a key without a value is null; otherwise it is omitted.
    let writesNull: Bool

    private init(
      _ stop: Set<Key>, segment: Set<Segment.Key>, suppressed: Set<Suppressed.Key> = [],
      writesNull: Bool = false
    ) {
      self.stop = StopRecord.keys.filter { stop.contains($0.key) }
      self.segment = Segment.keys.filter { segment.contains($0.key) }
      self.suppressed = Suppressed.keys.filter { suppressed.contains($0.key) }
      self.writesNull = writesNull
    }

    /// A line of `transcript --format jsonl`: these keys in each, null where there is nothing.
    package static let lines = Form(
      ofStop, segment: ofSegment, suppressed: ofSuppressed, writesNull: true)

    /// A stop of `explain --format json`: the keys of a line, and why each word is spoken.
    package static let reasons = Form(
      ofStop.union([
        .origin, .outcome, .hintOutcome, .actions, .customContent, .rotors, .voiceControl,
      ]),
      segment: ofSegment.union([
        .part, .property, .source, .why, .evidence, .isVerified, .attested, .furigana, .readBy,
      ]),
      suppressed: ofSuppressed.union([.element]))

    /// A stop of captions: what is heard when.
    package static let captions = Form(
      [.number, .command, .element, .description, .frames, .segments],
      segment: [.id, .kind, .text, .frames, .words])

    private static let ofStop: Set<Key> = [
      .event, .command, .element, .description, .hint, .cues, .heard, .hintHeard, .start, .length,
      .by, .segments, .suppressed,
    ]
    private static let ofSegment: Set<Segment.Key> = [
      .text, .kind, .rule, .origin, .channels, .language, .attributes,
    ]
    private static let ofSuppressed: Set<Suppressed.Key> = [.text, .kind, .by, .origin]
  }
}
