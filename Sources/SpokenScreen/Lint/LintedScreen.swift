public import ScreenResolver
import ScreenSession
public import ScreenSpeech
public import ScreenTree

/// A screen as its rules look at it: what the file says, the stops, and what is said at each.
public struct LintedScreen: Sendable {
  /// A stop of the cursor and what is said there.
  public struct Stop: Sendable {
    /// The element under the cursor.
    public var element: Element
    /// What is said when the cursor lands on it, swiping from the top of the screen.
    public var utterance: Utterance
    /// How many swipes it is from the first stop.
    public var swipes: Int
    /// VoiceOver's words in the language of the element.
    public var words: Vocabulary
  }

  /// What the file says.
  public var screen: Screen
  /// The stops in reading order.
  public var stops: [Stop]
  /// VoiceOver's words in the language of the screen.
  public var words: Vocabulary
  /// How long it is until everything is heard, at the fixed rate.
  public var length: Duration
  /// What a listener may be asked to spend on this screen.
  var budget = Budget()

  /// Walks through the story of one screen from its first stop to its last.
  init(_ story: Story, screen: Screen, resolution: Resolution) {
    self.screen = screen
    words = story.words
    var telling = story.telling
    var stops: [Stop] = []
    stops.reserveCapacity(resolution.elements.count)
    while let utterance = telling.next() {
      guard let focus = utterance.event.focus else { continue }
      stops.append(
        Stop(
          element: focus.element, utterance: utterance, swipes: focus.number - 1,
          words: words.inForce(for: focus.element.language)))
    }
    self.stops = stops
    length = telling.length
  }

  /// Whether the capture that it was read from cannot tell a property; never so for a screen file.
  func cannotTell(_ property: AnyModifier) -> Bool {
    screen.capture?.notCaptured.contains(property) ?? false
  }
}

extension LintedScreen.Stop {
  /// The parts of the label as they are heard.
  var label: [Sourced<String>] { words.texts(of: element.label) }
  /// The parts of the value as they are heard.
  var value: [Sourced<String>] { words.texts(of: element.value) }
  /// The names of the custom actions as they are heard.
  var actions: [Sourced<String>] { words.texts(of: element.actions) }

  /// The words of the label, its parts joined as they are heard.
  var name: String {
    label.map(\.value).filter { !$0.isBlank }.joined(separator: ", ")
  }

  /// The words that are said of a kind.
  func said(_ kinds: Segment.Kind...) -> [Segment] {
    utterance.pieces.filter { kinds.contains($0.kind) }
  }

  /// What it is called in a message: its words, or its name in the file.
  var called: String {
    let words = utterance.description(in: .voiceover)
    return words.isEmpty ? element.node : "\"\(words.prefix(60))\(words.count > 60 ? "…" : "")\""
  }
}

extension Story {
  /// Each screen of the story, walked through by itself from its first stop to its last.
  public var lintedScreens: [LintedScreen] {
    let names = Dictionary(screenFiles.map { ($0.value, $0.key) }) { one, _ in one }
    return zip(screens, resolutions).map { screen, resolution in
      let own = names[screen.file].flatMap { screenSettings[$0] }
      let story = Story(
        title: screen.title, platform: screen.platform, language: screen.language,
        settings: own ?? settings, screens: [screen], resolutions: [resolution],
        app: FileApp(screen, resolution), steps: Script.walk(through: resolution),
        file: screen.file, words: .inForce(for: screen.language))
      return LintedScreen(story, screen: screen, resolution: resolution)
    }
  }
}

/// A walkthrough as its rules look at it: its steps and what became of what is said.
struct LintedTelling: Sendable {
  /// The walkthrough file as the user named it.
  var file: String
  /// What happens, in order.
  var steps: [Walkthrough.Step]
  /// The announcements with what became of each.
  var announcements: [Utterance]
}
