import ScreenDocuments
import VoiceOverSpeech

extension StopRecord: StopPart {
  private typealias Field = StopKey<StopRecord>

  /// The keys of the JSON.
  package enum Key: String, CodingKey, CaseIterable {
    case number, command, isContinued, event, element, origin, frame, screen, description, hint
    case cues, segments, suppressed, actions, customContent, rotors, voiceControl, frames
    case heard, hintHeard, outcome, hintOutcome, start, length, by
  }

  /// A stop without words.
  package static let empty = StopRecord(number: 0, command: "", event: "focus", frames: 0..<0)
  /// The step is in every output.
  package static let needed = [Key.command]

  /// The keys of a stop in a form.
  package static func keys(in form: Form) -> [StopKey<StopRecord>] { form.stop }

  /// The keys of a stop, in the order of the schema.
  package static let keys: [StopKey<StopRecord>] = [
    Field.always(
      .number, \.number, .integer,
      "The number of the utterance, from 1 in the order of the steps."),
    Field.always(
      .command, \.command, .string,
      "The step, as a walkthrough writes it; empty for what follows without one."),
    Field.usual(
      .isContinued, \.isContinued, false, .boolean,
      "Whether it belongs to the same step as the stop before; false where it is missing."),
    Field.usual(
      .event, \.event, "focus", .string,
      "What happened, such as focus; focus where it is missing."),
    Field.ifAny(.element, \.element, .string, "The id of the view, or its class and place."),
    Field.ifAny(
      .origin, \.origin, .string, "The position of the view in its file, file:line:column."),
    Field.ifAny(
      .frame, \.frame, .rectangle, "The rectangle of the view in points: x, y, width and height."),
    Field.ifAny(.screen, \.screen, .integer, "The index of the screen, from 0."),
    Field.usual(.description, \.description, "", .string, "What is said at once, on one line."),
    Field.ifAny(.hint, \.hint, .string, "The hint."),
    Field.usual(
      .cues, \.cues, [], .strings, "What says that there is more, such as Actions available."),
    Field.parts(.segments, \.segments, "The parts of what is said, in order."),
    Field.parts(.suppressed, \.suppressed, "What is not spoken, and why."),
    Field.usual(.actions, \.actions, [], .details, "The custom actions of the view."),
    Field.usual(.customContent, \.customContent, [], .details, "The custom content of the view."),
    Field.usual(.rotors, \.rotors, [], .rotors, "The custom rotors of the view."),
    Field.usual(
      .voiceControl, \.voiceControl, [], .details,
      "The names of the view for Voice Control, which are not spoken."),
    Field.always(
      .frames, \.frames, .range,
      "The first frame of the sound in which it is heard, and the one after the last."),
    Field.usual(
      .heard, \.heard, "full", .string,
      "The result of the description: full, cut, dropped or merged; full where it is missing."),
    Field.ifAny(
      .hintHeard, \.hintHeard, .string,
      "The result of hint and cues, also expired when they never started; null without any."),
    Field.ifAny(
      .outcome, \.outcome, .string,
      "The result of the description in a clause; missing when it was heard in full."),
    Field.ifAny(
      .hintOutcome, \.hintOutcome, .string,
      "The result of hint and cues in a clause; missing when they were heard in full."),
    Field.usual(
      .start, \.start, 0, .real, "When it started, in seconds from the start of the walkthrough."),
    Field.usual(.length, \.length, 0, .real, "How long it lasted, in seconds."),
    Field.ifAny(
      .by, \.by, .string, "What interrupted or replaced it; null when everything was heard."),
  ]

  /// The JSON Schema of a stop, which every output has the keys of, as indented JSON.
  package static var schemaJSON: String {
    Document.schemaJSON(
      of: "stop", title: "A stop of SpokenScreen",
      description:
        "What is heard at one stop, and why; docs/json.md says which output has which keys.",
      schema.pairs)
  }
}

extension StopRecord.Segment: StopPart {
  private typealias Field = StopKey<StopRecord.Segment>

  /// The keys of the JSON.
  package enum Key: String, CodingKey, CaseIterable {
    case id, text, mark, part, kind, isOfSystem, rule, why, evidence, isVerified, attested, origin
    case property, source, language, channels, attributes, furigana, readBy, frames, words, graph
  }

  /// A segment without words.
  package static let empty = Self("", kind: "", rule: "", evidence: "", origin: "")
  /// The words and their kind are in every output.
  package static let needed = [Key.text, .kind]

  /// The keys of a segment in a form.
  package static func keys(in form: StopRecord.Form) -> [StopKey<Self>] { form.segment }

  /// The keys of a segment, in the order of the schema.
  package static let keys: [StopKey<StopRecord.Segment>] = [
    Field.ifAny(
      .id, \.id, .string,
      "The numbers of the stop and of the part among those that are spoken, such as 3.1."),
    Field.always(.text, \.text, .string, "The words, or the name of a sound."),
    Field.ifAny(
      .mark, \.mark, .string, "What stands before words at another pitch, such as [pitch +20%]."),
    Field.usual(
      .part, \.part, .description, .string,
      "The part of the utterance: description, hint or cue; description where it is missing."),
    Field.always(.kind, \.kind, .string, "The kind, such as label, value or trait."),
    Field.usual(
      .isOfSystem, \.isOfSystem, false, .boolean,
      "Whether the words are VoiceOver's or the system's; false where it is missing."),
    Field.always(.rule, \.rule, .string, "The name of the rule that made it."),
    Field.ifAny(.why, \.why, .string, "The rule in one sentence."),
    Field.always(
      .evidence, \.evidence, .string,
      "How well the wording is attested: apple, observed, recorded, inferred, translation or ours."
    ),
    Field.usual(
      .isVerified, \.isVerified, true, .boolean,
      "Whether somebody has heard or documented it; true where it is missing."),
    Field.ifAny(.attested, \.attested, .string, "The evidence in words."),
    Field.always(
      .origin, \.origin, .string, "The position of the words in their file, file:line:column."),
    Field.ifAny(
      .property, \.property, .string,
      "The view and its property that the words come from, such as pay.hint."),
    Field.ifAny(.source, \.source, .string, "How the words were derived from the property."),
    Field.ifAny(
      .language, \.language, .string,
      "The language of the words as a BCP 47 tag; null for that of the screen."),
    Field.usual(
      .channels, \.channels, ["speak"], .strings,
      "speak, or sound; pitch where VoiceOver changes the pitch."),
    Field.usual(
      .attributes, \.writtenAttributes, [], .strings, "The speech attributes, one a line."),
    Field.ifAny(.furigana, \.furigana, .string, "Japanese with its reading."),
    Field.ifAny(.readBy, \.readBy, .string, "Where the reading comes from."),
    Field.ifAny(.frames, \.frames, .range, "The frames in which it is heard."),
    Field.usual(.words, \.words, [], .spokenWords, "The words that the engine spoke."),
    Field.ifAny(.graph, \.graph, .graph, "The line or the tones that sound."),
  ]

  /// The speech attributes, and the pitch as the last of them.
  private var writtenAttributes: [String] {
    get { attributes + [pitch].compactMap(\.self) }
    set { attributes = newValue }
  }
}

extension StopRecord.Suppressed: StopPart {
  private typealias Field = StopKey<StopRecord.Suppressed>

  /// The keys of the JSON.
  package enum Key: String, CodingKey, CaseIterable {
    case element, text, kind, by, origin
  }

  /// No words.
  package static let empty = Self("", kind: "", by: "", origin: "")
  /// The words, and why they are not spoken, are in every output.
  package static let needed = [Key.text, .kind, .by, .origin]

  /// The keys of words that are not spoken in a form.
  package static func keys(in form: StopRecord.Form) -> [StopKey<Self>] { form.suppressed }

  /// The keys of words that are not spoken, in the order of the schema.
  package static let keys: [StopKey<StopRecord.Suppressed>] = [
    Field.ifAny(.element, \.element, .string, "The name of a view that is no stop."),
    Field.always(.text, \.text, .string, "The words."),
    Field.always(.kind, \.kind, .string, "The kind that they would have had."),
    Field.always(.by, \.by, .string, "The setting or the reason."),
    Field.always(.origin, \.origin, .string, "The position of the words in their file."),
  ]
}
