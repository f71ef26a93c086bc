extension StopRecord {
  /// Which keys of a record an output has.
  package struct Form: Sendable {
    let stop: Set<Key>
    let segment: Set<Segment.Key>
    let suppressed: Set<Suppressed.Key>
    /// Whether a key without a value is null; otherwise it is omitted.
    let writesNull: Bool

    private init(
      _ stop: Set<Key>, segment: Set<Segment.Key>, suppressed: Set<Suppressed.Key> = [],
      writesNull: Bool = false
    ) {
      (self.stop, self.segment) = (stop, segment)
      (self.suppressed, self.writesNull) = (suppressed, writesNull)
    }

    /// A line of `transcript --format jsonl`: these keys in each, null where there is nothing.
    package static let lines = Form(
      [
        .event, .command, .element, .description, .hint, .cues, .heard, .hintHeard, .start, .length,
        .by, .segments, .suppressed,
      ],
      segment: [.text, .kind, .rule, .origin, .channels, .language, .attributes],
      suppressed: [.text, .kind, .by, .origin], writesNull: true)

    /// A stop of `explain --format json`: the keys of a line, and why each word is spoken.
    package static let reasons = Form(
      lines.stop.union([
        .origin, .outcome, .hintOutcome, .actions, .customContent, .rotors, .voiceControl,
      ]),
      segment: lines.segment.union([
        .part, .property, .source, .why, .evidence, .isVerified, .attested, .furigana, .readBy,
      ]),
      suppressed: lines.suppressed.union([.element]))

    /// A stop of captions: what is heard when.
    package static let captions = Form(
      [.number, .command, .element, .description, .frames, .segments],
      segment: [.id, .kind, .text, .frames, .words])
  }
}
