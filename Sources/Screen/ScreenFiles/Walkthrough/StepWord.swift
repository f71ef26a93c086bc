import ScreenDocuments
package import ScreenTree

/// A step of a walkthrough: its word, what may stand after it, and how that is read.
struct StepWord: Sendable {
  /// The word.
  let word: String
  /// Whether the word alone is a step.
  let isAlone: Bool
  /// Reads what stands after the word, which is null for the word alone, of a step at a position.
  let read: @Sendable (inout NodeReader, Document, Position) -> Walkthrough.Action?
  private let makeSchema: @Sendable () -> Document

  /// The schema of what stands after the word.
  var schema: Document { makeSchema() }

  private init(
    word: String, isAlone: Bool, schema: @escaping @autoclosure @Sendable () -> Document,
    read: @escaping @Sendable (inout NodeReader, Document, Position) -> Walkthrough.Action?
  ) {
    (self.word, self.isAlone, self.read) = (word, isAlone, read)
    makeSchema = schema
  }

  /// Every step that is no effect of the app.
  static let all: [StepWord] = allCounted + allPlain + allValued
  /// Every step that is no effect of the app, by its word.
  static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })

  private static let allCounted = StepNames.counted.sorted { $0.key < $1.key }.map {
    counted($0.key, $0.value)
  }
  private static let allPlain = StepNames.plain.sorted { $0.key < $1.key }.map {
    plain($0.key, $0.value)
  }

  private static let allValued: [StepWord] = [
    gesture(
      "touch",
      Document.any(.textSchema, .stepPoint).described(
        "The id of a view, or a place on the screen in points.")
    ) { reader, value, _ in
      if value.items != nil { return reader.point(value, "touch").map { .touchAt($0) } }
      return reader.needed(value, of: "touch", "the id of a view, or [x, y] in points")
        .map { .touch($0) }
    },
    gesture(
      "explore", Document.stepWay.described("A drag of one finger along places of the screen.")
    ) { $0.exploration($1, at: $2) },
    named("rotor", "the name of a rotor") { .rotor($0) },
    named("action", "the name of a custom action") { .action($0) },
    gesture("type", Document.textSchema.described("The text.")) { reader, value, _ in
      guard let text = reader.needed(value, of: "type", "a text") else { return nil }
      let most = Limits.typedText
      guard text.utf8.count <= most else {
        return reader.refuse("'type' needs a text of at most \(most) bytes", at: value.position)
      }
      return .type(text)
    },
    gesture("scroll", isAlone: true, Document.words(directions)) { reader, value, _ in
      guard let word = value.text, !value.isNull else { return .scroll(.down) }
      guard let direction = VoiceOverGesture.Direction(rawValue: word) else {
        return reader.refuse(
          "'scroll' needs one of \(directions.joined(separator: ", "))", at: value.position)
      }
      return .scroll(direction)
    },
    StepWord(word: "wait", isAlone: false, schema: .stepTime) { reader, value, _ in
      guard let time = value.text?.asTime(upTo: 600) else {
        return reader.refuse(
          "'wait' is followed by a time of at most 600s, such as 3s or 500ms", at: value.position)
      }
      return .wait(time)
    },
    StepWord(word: "expect", isAlone: false, schema: .stepExpectation) { reader, value, _ in
      reader.expectation(value).map { .expect($0) }
    },
    gesture(
      "playAudioGraph", isAlone: true,
      Document.any(.textSchema, .object([("series", .textSchema)], required: [])).described(
        "The name of a series.")
    ) { reader, value, _ in
      if value.isNull { return .playAudioGraph(nil) }
      if let name = value.text { return .playAudioGraph(name) }
      let fields = reader.fields(value, "playAudioGraph", allowed: ["series"])
      return fields.map { .playAudioGraph($0["series"].flatMap { reader.text($0, "series") }) }
    },
    gesture(
      "scrub",
      Document.stepScrub.described("A drag over an audio graph, to a place of the x axis.")
    ) { $0.scrub($1, at: $2) },
  ]

  private static let directions = VoiceOverGesture.Direction.allCases.map(\.rawValue)

  /// A gesture that may have a count.
  private static func counted(_ word: String, _ gesture: VoiceOverGesture) -> StepWord {
    StepWord(word: word, isAlone: true, schema: Document.integerSchema(1...10_000).orNull) {
      reader, value, _ in
      reader.times(value, word).map { .gesture(gesture, count: $0) }
    }
  }

  /// A gesture with nothing after its word.
  private static func plain(_ word: String, _ gesture: VoiceOverGesture) -> StepWord {
    StepWord(word: word, isAlone: true, schema: .schema(type: "null")) { reader, value, _ in
      if !value.isNull {
        reader.faults.add("'\(word)' has nothing after it", at: value.position)
      }
      return .gesture(gesture, count: 1)
    }
  }

  /// A gesture with a name, which is said in these words.
  private static func named(
    _ word: String, _ what: String, _ make: @escaping @Sendable (String) -> VoiceOverGesture
  ) -> StepWord {
    gesture(word, Document.textSchema.described("T\(what.dropFirst()).")) {
      reader, value, _ in
      reader.needed(value, of: word, what).map(make)
    }
  }

  /// A gesture that is made once.
  private static func gesture(
    _ word: String, isAlone: Bool = false,
    _ schema: @escaping @autoclosure @Sendable () -> Document,
    _ read: @escaping @Sendable (inout NodeReader, Document, Position) -> VoiceOverGesture?
  ) -> StepWord {
    StepWord(word: word, isAlone: isAlone, schema: schema()) {
      read(&$0, $1, $2).map { .gesture($0, count: 1) }
    }
  }
}

/// The words of steps.
package enum StepNames {
  /// The gestures that allow a count.
  package static let counted: [String: VoiceOverGesture] = [
    "next": .next, "previous": .previous, "rotorNext": .rotorNext,
    "rotorPrevious": .rotorPrevious, "increment": .increment, "decrement": .decrement,
    "moreContent": .moreContent, "delete": .delete, "byCharacter": .read(.character),
    "byWord": .read(.word),
    "byLine": .read(.line), "turnRotor": .turnRotor, "turnRotorBack": .turnRotorBack,
    "tab": .tab, "shiftTab": .shiftTab,
  ]
  /// The gestures without a value.
  package static let plain: [String: VoiceOverGesture] = [
    "first": .first, "last": .last, "readAll": .readAll, "readFromHere": .readFromHere,
    "activate": .activate, "escape": .escape, "magicTap": .magicTap, "drag": .drag, "drop": .drop,
    "spell": .spell, "voiceOverOn": .voiceOver(true), "voiceOverOff": .voiceOver(false),
    "launch": .launch, "quickNavOn": .quickNav(true), "quickNavOff": .quickNav(false),
    "describeChart": .describeChart, "chartDetails": .chartDetails, "pause": .pause,
    "interact": .interact, "stopInteracting": .stopInteracting, "actionsMenu": .actionsMenu,
  ]
  /// Every word, prepared for suggestions.
  static let words = Suggestion.Words(
    all,
    shown: [
      "next", "previous", "activate", "touch", "increment", "decrement", "rotor", "action", "type",
      "scroll", "escape", "wait", "expect", "open", "announce",
    ])
  /// Every word.
  package static let all = (StepWord.all.map(\.word) + Effect.words).sorted()
}
