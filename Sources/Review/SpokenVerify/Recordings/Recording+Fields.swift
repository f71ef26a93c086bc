import ScreenDocuments
import ScreenTree

extension Recording {
  private typealias Field = RecordField<Recording>

  /// How many steps a recording may have.
  static let mostSteps = 100_000
  /// How many bytes an utterance may have.
  static let longest = 1 << 16
  /// The version of the format that is written and read.
  static let version = 1

  /// The keys of a recording file, in the order in which they are written.
  static let fields: [RecordField<Recording>] = [
    Field.required("heard", \.format, .version).said("The version of the format, which is 1."),
    Field.optional("reader", \.reader, .quoted).said(
      "The screen reader, which is VoiceOver; recordings of others are refused."),
    Field.optional("system", \.system, .quoted).said(
      "The system with its version and build, such as iOS 27.0 (24A5423a)."),
    Field.optional("device", \.device, .quoted).said("The model of the device, or simulator."),
    Field.optional("language", \.language, .quoted).said(
      "The language of the device as a BCP 47 tag."),
    Field.optional("by", \.by, .quoted).said("What recorded it, such as XCUIVoiceOverService."),
    Field.optional("app", \.app, .quoted).said(
      "The app's name or bundle identifier; VoiceOver may say the name before the first element."),
    Field.optional("screen", \.screen, .quoted).said("The title of the screen."),
    Field.optional("of", \.of, .quoted).said(
      "The file beside this one that describes the screen: a screen file or a capture."),
    Field.usual("complete", \.isComplete, false, .flag).said(
      "Whether the recorder knows that it came to the end of the screen."),
    Field.optional("stopped", \.stopped, .choice(Stopped.self)).said("Why the recorder stopped."),
    Field.required("steps", \.steps, .list(.recordedStep, "steps")).said(
      "What was done and heard, in order."),
    Field.usual("accepted", \.accepted, [], .list(.accepted, "differences")).said(
      "The differences that are known and accepted, each with its reason."),
  ]

  /// The version as the list of fields reads it.
  private var format: Int {
    get { Self.version }
    set {}
  }
}

extension Recording.Step {
  private typealias Field = RecordField<Recording.Step>

  /// The keys of a step.
  static let fields: [RecordField<Recording.Step>] = [
    Field.required("do", \.move, .choice(Move.self)).said("How the cursor moved."),
    Field.required("heard", \.heard, .orNull(.quoted)).said(
      "The whole utterance as it was recorded; null when nothing was said."),
    Field.optional("error", \.error, .quoted).said("Why nothing was said, such as noSpeech."),
    Field.usual("parts", \.parts, [], .list(.recordedPart, "parts")).said(
      "What the voice was asked to speak, part by part, where that was recorded."),
  ]
}

extension Recording.Part {
  private typealias Field = RecordField<Recording.Part>

  /// The keys of a part.
  static let fields: [RecordField<Recording.Part>] = [
    Field.required("text", \.text, .quoted).said("The words."),
    Field.optional("language", \.language, .quoted).said(
      "The language of the words as a BCP 47 tag."),
    Field.optional("pause", \.pause, .number(0...600)).said(
      "The silence before the words in seconds."),
    Field.optional("pitch", \.pitch, .number(-100...10_000)).said(
      "How much the pitch is raised in percent; less than 0 lowers."),
    Field.optional("rate", \.rate, .number(0...10_000)).said(
      "The rate in percent of the natural one."),
    Field.optional("volume", \.volume, .number(-100...100)).said(
      "How much the volume is raised in decibels; less than 0 lowers."),
    Field.optional("as", \.reading, .quoted).said(
      "How the words are read, such as characters or telephone."),
  ]
}

extension Recording.Accepted {
  private typealias Field = RecordField<Recording.Accepted>

  /// The keys of an accepted difference.
  static let fields: [RecordField<Recording.Accepted>] = [
    Field.optional("step", \.step, .integer(1...Recording.mostSteps)).said(
      "The number of the step, counted from 1."),
    Field.optional("missing", \.missing, .quoted).said(
      "In place of step: the words of a stop that is predicted and not heard, with its hint or without."
    ),
    Field.required("why", \.why, .quoted).said(
      "Why it is accepted; begin with product-bug, platform-gap or accepted-risk to sort them."),
  ]

  /// Reports what the keys of an accepted difference say together.
  fileprivate func check(_ reader: inout FieldReader) {
    if (step == nil) == (missing == nil) {
      reader.fault(
        "an accepted difference has either 'step' or 'missing'; write one of them", at: position)
    }
    if why.isBlank {
      reader.fault("'why' is empty; say why the difference is accepted", at: position)
    }
  }
}

extension Codec where Value == Recording {
  /// A recording file.
  static var recording: Codec { .record(Recording(), findsAll: true, Recording.fields) }
}

extension Codec where Value == Recording.Step {
  fileprivate static var recordedStep: Codec {
    Codec.record(Recording.Step(.next, nil), findsAll: true, Recording.Step.fields)
      .checked { _, document, step in step.position = document.position }
  }
}

extension Codec where Value == Recording.Part {
  fileprivate static var recordedPart: Codec {
    .record(Recording.Part(""), findsAll: true, Recording.Part.fields)
  }
}

extension Codec where Value == Recording.Accepted {
  fileprivate static var accepted: Codec {
    Codec.record(
      Recording.Accepted(why: "", position: .unknown), findsAll: true, Recording.Accepted.fields
    ).checked { reader, document, accepted in
      accepted.position = document.position
      accepted.check(&reader)
    }
  }
}

extension Codec where Value == Int {
  /// The version of the format, by which a recording file is known.
  fileprivate static var version: Codec {
    let version = Double(Recording.version)
    return Codec("1", schema: .mapping([("const", .number(version))])) { reader, document, key in
      if document.number != version {
        reader.fault(
          "'\(key.name)' is the version of the format, \(Recording.version), not \(document.kind)",
          at: document.position)
      }
      // The rest is read in any case, so that all its errors are found.
      return Recording.version
    } write: {
      .number(Double($0))
    }
  }
}
