import ScreenTree
package import VoiceOverElements
public import VoiceOverLanguages
import VoiceOverSession

/// VoiceOver's settings, named as in iOS, and the pauses.
public struct SpeechSettings: Hashable, Sendable {
  /// How a capital letter is announced when text is read by characters.
  public enum CapitalLetters: String, Hashable, Sendable, CaseIterable {
    /// "Cap A".
    case speak
    /// A sound before the letter.
    case sound
    /// The letter at another pitch.
    case pitch
    /// Like any other letter.
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

  /// How typed text is spoken.
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

  /// Whether a single letter has its word in the phonetic alphabet.
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
  /// How links are announced.
  public var links = Feedback.speak
  /// How containers are spoken, and where they start and end.
  public var containerDescriptions = SpeechSettings.usualContainers
  /// Whether the headers of a table are spoken with its cells.
  public var tableHeaders = true
  /// Whether rows and columns of a table are spoken with its cells.
  public var rowAndColumnNumbers = true
  /// How capital letters are announced when text is read by characters.
  public var capitalLetters = CapitalLetters.speak
  /// Whether the name of a performed custom action is announced.
  public var rotorConfirmation = true
  /// How deleted text is announced.
  public var deletingText = SpeechSettings.usualDeletion
  /// How typed text is spoken.
  public var typingFeedback = TypingFeedback.charactersAndWords
  /// Whether single letters have their words in the phonetic alphabet.
  public var phoneticFeedback = PhoneticFeedback.off
  /// How Quick Nav is announced.
  public var quickNav = Feedback.sound
  /// How words for traits that have a sound are announced, such as "Button".
  public var traitFeedback = Feedback.speak
  /// Whether there are sounds.
  public var sounds = true
  /// Whether elements are heard from their place on the screen, left to right.
  public var stereo = false
  /// How text is normalized for the engine.
  public var text = TextSettings()
  /// How far pitches change: by VoiceOver's amounts at 20, which other values scale.
  public var pitchChange = SpeechSettings.usualPitchChange
  /// Where the words for traits are spoken; on the Mac always after the label.
  public var traits = TraitPlace.after
  /// The silence before a hint.
  public var hintDelay = SpeechAmounts.ios27.hintDelay
  /// The silence between two parts of a stop, at the natural rate; nil for that of the system.
  public var partGap: Duration?
  /// How long the pressed control is heard before the dialog that it opened.
  public var screenChangeDelay = Duration.milliseconds(500)
  /// The silence between two stops.
  public var pauseBetweenStops = Duration.milliseconds(700)
  /// What VoiceOver Utility sets on the Mac alone.
  public var mac = MacSettings()
  /// How charts sound.
  package var audioGraph = AudioGraphSettings()
  /// The settings of the resolver.
  package var resolver = ResolverSettings()

  /// VoiceOver's defaults.
  public init() {}
}
