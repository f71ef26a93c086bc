import ScreenDocuments
import ScreenFiles
import ScreenTree

extension Recording: Keyed {
  /// How many steps a recording may have.
  static let mostSteps = 100_000
  /// How many bytes an utterance may have.
  static let longest = 1 << 16
  /// The version of the format that is written and read.
  static let version = 1

  /// The keys of a recording file, in the order in which they are written.
  static let keys: [ObjectKey<Recording>] = [
    versionKey,
    .text(
      "reader", \.reader, "The screen reader, which is VoiceOver; recordings of others are refused."
    ),
    .text(
      "system", \.system, "The system with its version and build, such as iOS 27.0 (24A5423a)."),
    .text("device", \.device, "The model of the device, or simulator."),
    .text("language", \.language, "The language of the device as a BCP 47 tag."),
    .text("by", \.by, "What recorded it, such as XCUIVoiceOverService."),
    .text(
      "app", \.app,
      "The app's name or bundle identifier; VoiceOver may say the name before the first element."),
    .text("screen", \.screen, "The title of the screen."),
    .text(
      "of", \.of, "The file beside this one that describes the screen: a screen file or a capture."),
    .flag(
      "complete", \.isComplete, "Whether the recorder knows that it came to the end of the screen."),
    .choice(
      "stopped", "Why the recorder stopped.", get: \.stopped, set: { $0.stopped = $1 }),
    .list(
      "steps", \.steps, of: Step.keys, "What was done and heard, in order.", isRequired: true,
      empty: { Step(.next, nil, position: $0.position) }),
    .list(
      "accepted", \.accepted, of: Accepted.keys,
      "The differences that are known and accepted, each with its reason.",
      empty: { Accepted(why: "", position: $0.position) }),
  ]

  /// The first key, by which a recording file is known.
  private static let versionKey = ObjectKey<Recording>(
    name: "heard", isRequired: true,
    schema: .mapping([("const", .number(Double(version)))]),
    meaning: "The version of the format, which is 1.",
    read: { document, _, faults in
      guard document.number != Double(version) else { return }
      faults.add(
        "'heard' is the version of the format, \(version), not \(document.kind)",
        at: document.position)
    }, write: { _ in .number(Double(version)) })
}

extension Recording.Step: Keyed {
  /// The keys of a step.
  static let keys: [ObjectKey<Recording.Step>] = [
    .choice(
      "do", "How the cursor moved.", isRequired: true, get: { $0.move }, set: { $0.move = $1 }),
    .text(
      "heard", \.heard, "The whole utterance as it was recorded; null when nothing was said.",
      isRequired: true, orNull: true),
    .text("error", \.error, "Why nothing was said, such as noSpeech."),
    .list(
      "parts", \.parts, of: Recording.Part.keys,
      "What the voice was asked to speak, part by part, where that was recorded.",
      empty: { _ in Recording.Part("") }),
  ]
}

extension Recording.Part: Keyed {
  /// The keys of a part.
  static let keys: [ObjectKey<Recording.Part>] = [
    .text("text", \.words, "The words.", isRequired: true),
    .text("language", \.language, "The language of the words as a BCP 47 tag."),
    .decimal("pause", \.pause, 0...600, "The silence before the words in seconds."),
    .decimal(
      "pitch", \.pitch, -100...10_000,
      "How much the pitch is raised in percent; less than 0 lowers."
    ),
    .decimal("rate", \.rate, 0...10_000, "The rate in percent of the natural one."),
    .decimal(
      "volume", \.volume, -100...100,
      "How much the volume is raised in decibels; less than 0 lowers."
    ),
    .text("as", \.reading, "How the words are read, such as characters or telephone."),
  ]

  /// The words as the list of keys reads them.
  private var words: String? {
    get { text }
    set { text = newValue ?? "" }
  }
}

extension Recording.Accepted: Keyed {
  /// The keys of an accepted difference.
  static let keys: [ObjectKey<Recording.Accepted>] = [
    .number("step", \.step, "The number of the step, counted from 1."),
    .text(
      "missing", \.missing,
      "In place of step: the words of a stop that is predicted and not heard, with its hint or without."
    ),
    .text(
      "why", \.reason,
      "Why it is accepted; begin with product-bug, platform-gap or accepted-risk to sort them.",
      isRequired: true),
  ]

  /// The reason as the list of keys reads it.
  private var reason: String? {
    get { why }
    set { why = newValue ?? "" }
  }
}
