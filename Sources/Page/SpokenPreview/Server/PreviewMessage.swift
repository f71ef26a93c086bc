import ScreenScenarios
package import SpokenPage

/// What the server says to a page; `is` names it.
package enum PreviewMessage: Hashable, Sendable {
  /// A run of an input: another one, or after a change.
  case run(Run)
  /// The input cannot be read; the last good run stays.
  case findings(input: String, [Finding])
  /// The file is gone; the last good run stays.
  case removed(input: String)
  /// The inputs, when there are more or fewer.
  case inputs([String])
  /// The result of a gesture.
  case spoken(Spoken)
  /// Why an utterance is spoken.
  case why(Why)
  /// The line that something comes from.
  case source(Source)
  /// The request was not understood, or not possible.
  case error(String)

  /// A run with the page that shows it.
  package struct Run: Codable, Hashable, Sendable {
    /// The name of the input.
    package var input: String
    /// Its version.
    package var version: String
    /// The page as HTML; nil when the page shows this version already, or gets a patch.
    package var page: String?
    /// What changes the page of another version into that of this one; nil without one.
    package var patch: PagePatch?
    /// The path of the sound that comes with a patch; nil when the page keeps the one that it has.
    package var sound: String?
    /// Whether it is the run whose words the page has already, with its sound.
    package var addsSound = false
    /// The numbers of the stops that changed.
    package var changed: [Int] = []
    /// How many stops are gone.
    package var removed = 0
    /// For each old stop the number of the stop that takes its cursor.
    package var places: [Int] = []
    /// Errors and failed steps that do not keep it from running.
    package var findings: [Finding] = []
    /// The settings that a page offers, with their values as a file writes them.
    package var settings: [String: String] = [:]
    /// Whether it is where a walk has come to, which has been spoken already.
    package var isOfWalk = false

    /// A version of an input.
    package init(_ input: String, version: String, page: String?) {
      (self.input, self.version, self.page) = (input, version, page)
    }
  }

  /// An error or a warning about an input.
  package struct Finding: Codable, Hashable, Sendable {
    /// The file with line and column.
    package var place: String
    /// What is wrong, and how to fix it.
    package var text: String
    /// Whether it keeps the input from running.
    package var isError: Bool

    /// A finding at a place.
    package init(place: String, text: String, isError: Bool) {
      (self.place, self.text, self.isError) = (place, text, isError)
    }
  }

  /// What is heard after a gesture.
  package struct Spoken: Codable, Hashable, Sendable {
    /// The lines of the transcript.
    package var lines: [String]
    /// The lines as HTML, with what was heard of each; nil when nothing is said.
    package var html: String?
    /// Why the gesture was not possible; nil when it was.
    package var message: String?
    /// The name of the element under the cursor.
    package var element: String?
    /// Its rectangle: x, y, width and height.
    package var frame: [Double]?
    /// The index of its screen.
    package var screen: Int?
    /// The name of the rotor.
    package var rotor: String?
    /// The path of the sound; nil for silence.
    package var sound: String?
    /// Whether everything is being read, so that the page asks for more.
    package var isReading = false
    /// How long the words last, in milliseconds, where there is no sound.
    package var lasts = 0

    /// Lines without anything else.
    package init(lines: [String]) { self.lines = lines }
  }

  /// The message as JSON, with keys in order.
  package var text: String {
    switch self {
    case .run(let run): Self.text("run", run)
    case .findings(let input, let list): Self.text("findings", Findings(input: input, list: list))
    case .removed(let input): Self.text("removed", Removed(input: input))
    case .inputs(let list): Self.text("inputs", Inputs(list: list))
    case .spoken(let spoken): Self.text("spoken", spoken)
    case .why(let why): Self.text("why", why)
    case .source(let source): Self.text("source", source)
    case .error(let text): Self.text("error", Problem(text: text))
    }
  }

  private struct Findings: Codable {
    var input: String
    var list: [Finding]
  }
  private struct Removed: Codable { var input: String }
  private struct Inputs: Codable { var list: [String] }
  private struct Problem: Codable { var text: String }

  /// A body with its name and the version of the messages.
  private struct Named<Body: Encodable>: Encodable {
    enum Key: String, CodingKey { case `is`, v }
    var name: String
    var body: Body

    func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: Key.self)
      try keys.encode(name, forKey: .is)
      try keys.encode(1, forKey: .v)
      try body.encode(to: encoder)
    }
  }

  private static func text(_ name: String, _ body: some Encodable) -> String {
    // Only a number that is none cannot be written.
    (try? Named(name: name, body: body).lineOfJSON())
      ?? #"{"is":"error","text":"the result has a number that is none","v":1}"#
  }
}
