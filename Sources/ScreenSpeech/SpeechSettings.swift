public import ScreenResolver
import ScreenSession
import ScreenTree

/// What is spoken and with which pauses; names follow iOS's VoiceOver settings.
public struct SpeechSettings: Hashable, Sendable {
  /// How a capital letter is told when text is read by characters.
  public enum CapitalLetters: String, Hashable, Sendable, CaseIterable {
    /// "Cap A".
    case speak
    /// A sound before the letter.
    case sound
    /// The letter in another pitch.
    case pitch
    /// As any other letter.
    case nothing
  }

  /// Where the words for traits are spoken, as the setting Controls of iOS 18.4.
  public enum TraitPlace: String, Hashable, Sendable, CaseIterable {
    /// Before the label: "Button, Submit".
    case before
    /// After label and value: "Submit, Button".
    case after
    /// Nowhere; "Selected" and the hints stay.
    case none
  }

  /// What is said of text that is typed.
  public enum TypingFeedback: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case nothing
    /// Each character.
    case characters
    /// Each word, at its end.
    case words
    /// Each character, and each word at its end.
    case charactersAndWords
  }

  /// Whether a letter that is read alone has its word in the phonetic alphabet.
  public enum PhoneticFeedback: String, Hashable, Sendable, CaseIterable {
    /// "C".
    case off
    /// "C, Charlie".
    case characterAndPhonetics
    /// "Charlie".
    case phoneticsOnly
  }

  /// Whether hints are spoken.
  public var speakHints = true
  /// How custom actions are announced.
  public var actions = Feedback.speak
  /// Whether in a list only the first item announces its actions.
  public var firstItemOnly = false
  /// How custom content is announced.
  public var moreContent = Feedback.speak
  /// How links are told.
  public var links = Feedback.speak
  /// How containers are spoken, and where they start and end.
  public var containerDescriptions = Feedback.speak
  /// Whether the headers of a table are spoken with its cells.
  public var tableHeaders = true
  /// Whether rows and columns of a table are spoken with its cells.
  public var rowAndColumnNumbers = true
  /// How capital letters are told when text is read by characters.
  public var capitalLetters = CapitalLetters.speak
  /// Whether a custom action says its name when it was carried out.
  public var rotorConfirmation = true
  /// How text is told that was deleted.
  public var deletingText = Feedback.speakAndPitch
  /// What is said of text that is typed.
  public var typingFeedback = TypingFeedback.charactersAndWords
  /// Whether letters that are read alone have their words in the phonetic alphabet.
  public var phoneticFeedback = PhoneticFeedback.off
  /// How it is told that keys move the cursor.
  public var quickNav = Feedback.sound
  /// How the words for traits are told that have a sound, such as "Button".
  public var traitFeedback = Feedback.speak
  /// Whether there are sounds.
  public var sounds = true
  /// Whether what is heard lies left and right as it does on the screen.
  public var stereo = false
  /// How text is turned into what the engine is given.
  public var text = TextSettings()
  /// How much higher, in percent, a changed pitch is.
  public var pitchChange = 20
  /// Where the words for traits are spoken; the Mac has them after the label always.
  public var traits = TraitPlace.after
  /// The silence before a hint.
  public var hintDelay = Duration.milliseconds(1100)
  /// How long what was pressed is heard before the dialog that it opened.
  public var screenChangeDelay = Duration.milliseconds(500)
  /// The silence between two stops.
  public var pauseBetweenStops = Duration.milliseconds(700)
  /// What the resolver is told.
  public var resolver = ResolverSettings()

  /// Creates the settings that VoiceOver starts with.
  public init() {}
}
