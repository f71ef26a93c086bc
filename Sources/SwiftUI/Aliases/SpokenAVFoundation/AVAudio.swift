/// Plays a sound: it keeps what is set, and the sound is not heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// What would be called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it is.
  open var volume: Float = 1
  /// Left or right.
  open var pan: Float = 0
  /// How fast it plays.
  open var rate: Float = 1
  /// Whether it can play faster.
  open var enableRate = false
  /// How often it begins again.
  open var numberOfLoops = 0
  /// Where it is.
  open var currentTime: TimeInterval = 0
  /// Whether it measures how loud it is.
  open var isMeteringEnabled = false
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// The address of the sound.
  public let url: URL?

  /// A sound of an address, which is not opened.
  public init(contentsOf url: URL) throws { self.url = url }
  /// A sound of an address, which is not opened.
  public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }
  /// A sound of bytes, which are not read.
  public init(data: Data) throws { url = nil }

  /// How long it is; not known.
  open var duration: TimeInterval { 0 }
  /// Ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Plays, silently.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Plays later, silently.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Plays no longer.
  open func pause() { isPlaying = false }
  /// Plays no longer.
  open func stop() { isPlaying = false }
  /// Becomes louder or softer.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Measures.
  open func updateMeters() {}
  /// How loud it is: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What a player calls; it is never called here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// How an app uses sound; it is kept, and does nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What the sound is for.
  public struct Category: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Besides others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// The sound is what the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// It records.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// It plays and records.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What kind of sound it is.
  public struct Mode: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// A film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// A measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// A conversation.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  /// How it stands beside other sounds.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The numbers of the options.
    public let rawValue: UInt
    /// Options by their numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Besides others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// By Bluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// From the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// How it begins and ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The numbers of the options.
    public let rawValue: UInt
    /// Options by their numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are notified.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Is posted when another sound interrupts it, which does not happen.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  private static let shared = AVAudioSession()

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// How loud the device is.
  open var outputVolume: Float { 1 }
  /// Whether another app plays.
  open var isOtherAudioPlaying: Bool { false }
  /// Says what the sound is for.
  open func setCategory(_ category: Category) throws {}
  /// Says what the sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  /// Says what the sound is for.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  /// Begins or ends.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks nobody: its user has denied the microphone.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}

/// Whether an app may record: its user has denied it.
public enum AVAudioApplication {
  /// Asks nobody.
  public static func requestRecordPermission() async -> Bool { false }
}

/// Records a sound; nothing is recorded.
open class AVAudioRecorder: NSObject {
  /// The address of the sound.
  public let url: URL
  /// Whether it records.
  open private(set) var isRecording = false
  /// Whether it measures how loud it is.
  open var isMeteringEnabled = false
  /// A sound.
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  /// How long it has recorded.
  open var currentTime: TimeInterval { 0 }
  /// Ready.
  @discardableResult
  open func prepareToRecord() -> Bool { true }
  /// Records nothing.
  @discardableResult
  open func record() -> Bool {
    isRecording = true
    return true
  }
  /// Records no longer.
  open func pause() { isRecording = false }
  /// Records no longer.
  open func stop() { isRecording = false }
  /// Measures.
  open func updateMeters() {}
  /// How loud it is: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
