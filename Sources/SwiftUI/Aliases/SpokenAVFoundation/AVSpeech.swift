/// Speaks for an app: what it speaks is no words of VoiceOver, and is not heard.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// What would be called.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it waits.
  open private(set) var isPaused = false
  /// Speaks at once.
  public override init() {}
  /// Whether it speaks.
  open var isSpeaking: Bool { false }
  /// Speaks, silently.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Speaks no longer.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Waits.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = true
    return true
  }
  /// Goes on.
  @discardableResult
  open func continueSpeaking() -> Bool {
    isPaused = false
    return true
  }
}

/// Where speech ends.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// What a synthesizer calls; it is never called here.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// It begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It ended.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}

/// Words for a synthesizer.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The words.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud.
  open var volume: Float = 1
  /// How long it waits before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// How long it waits after, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Words.
  public init(string: String) { speechString = string }
}

/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The least speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice; there is none.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Its language.
  public let language: String
  /// A voice of a language.
  public init?(language: String?) { self.language = language ?? "en-US" }
  /// The voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The name.
  open var name: String { "" }
  /// The name for the app.
  open var identifier: String { "" }
}
