extension StopRecord {
  /// Which keys of a record an output has.
  package struct Form: Sendable {
    let stop: [StopKey<StopRecord>]
    let segment: [StopKey<Segment>]
    let suppressed: [StopKey<Suppressed>]
    /// Whether a key without a value is null; otherwise it is omitted.
    let writesNull: Bool

    private init(
      _ stop: [Key], segment: [Segment.Key], suppressed: [Suppressed.Key] = [],
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
      ofStop + [
        .origin, .outcome, .hintOutcome, .actions, .customContent, .rotors, .voiceControl,
      ],
      segment: ofSegment + [
        .part, .property, .source, .why, .evidence, .isVerified, .attested, .furigana, .readBy,
      ],
      // The element is that of a view which is no stop; a report has it beside the stops.
      suppressed: ofSuppressed + [.element])

    /// A stop of captions: what is heard when.
    package static let captions = Form(
      [.number, .command, .element, .description, .frames, .segments],
      segment: [.id, .kind, .text, .frames, .words])

    private static let ofStop: [Key] = [
      .event, .command, .element, .description, .hint, .cues, .heard, .hintHeard, .start, .length,
      .by, .segments, .suppressed,
    ]
    private static let ofSegment: [Segment.Key] = [
      .text, .kind, .rule, .origin, .channels, .language, .attributes,
    ]
    private static let ofSuppressed: [Suppressed.Key] = [.text, .kind, .by, .origin]
  }
}

extension StopRecord {
  /// The record in a form.
  package func written(in form: Form) -> Written { Written(stop: self, form: form) }

  /// A record that is encoded in a form.
  package struct Written: Encodable {
    fileprivate let stop: StopRecord
    fileprivate let form: Form

    /// Writes the keys of the form.
    package func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try stop.write(into: &object, in: form)
    }
  }
}
