public import Foundation
public import SpokenUIKit

/// A film or a sound, which is not opened.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Its address.
  public let url: URL?
  /// A film or a sound.
  public init(url: URL) { self.url = url }
  /// How long it is; not known.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played; not known.
  open var isPlayable: Bool { false }
}

/// A film or a sound of an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// A film or a sound.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// A film or a sound as a player has it; it stays unknown.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Is posted at the end of one, which does not come.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")

  /// The film or the sound.
  public let asset: AVAsset
  /// One of an address.
  public convenience init(url: URL) { self.init(asset: AVAsset(url: url)) }
  /// One of a film or a sound.
  public init(asset: AVAsset) { self.asset = asset }
  /// Not known.
  open var status: Status { .unknown }
  /// How long it is; not known.
  open var duration: CMTime { .indefinite }
  /// Where it is; always at the beginning.
  open func currentTime() -> CMTime { .zero }
  /// Why it cannot be played.
  open var error: (any Error)? { nil }
}

extension Notification.Name {
  /// Is posted at the end of a film, which does not come.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays films and sounds: it keeps what is set, and nothing is heard of them.
@preconcurrency
@MainActor
open class AVPlayer: NSObject {
  /// Whether it can play.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What it does at the end.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  /// What it plays.
  public private(set) var currentItem: AVPlayerItem?
  /// How fast it plays; 0 while it does not.
  open var rate: Float = 0
  /// How loud it is.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What it does at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it keeps the screen on.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether it plays on another screen.
  open var allowsExternalPlayback = true
  private var time = CMTime.zero

  /// A player of nothing.
  public override init() {}
  /// A player of an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// A player of a film or a sound.
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }

  /// Not known.
  open var status: Status { .unknown }
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Why it cannot play.
  open var error: (any Error)? { nil }

  /// Plays, silently.
  open func play() { rate = 1 }
  /// Plays no longer.
  open func pause() { rate = 0 }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }
  /// Where it is: where it was put.
  open func currentTime() -> CMTime { time }
  /// Goes to a time.
  open func seek(to time: CMTime) { self.time = time }
  /// Goes to a time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    self.time = time
  }
  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  /// Would call a closure as it plays; it is never called.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Would call a closure at times; it is never called.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Forgets a closure.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays films and sounds one after the other; nothing is heard of them.
@preconcurrency
@MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]

  /// A player of several.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  /// A player of one.
  public override init(playerItem: AVPlayerItem?) {
    queue = playerItem.map { [$0] } ?? []
    super.init(playerItem: playerItem)
  }
  /// A player of nothing.
  public override init() {
    queue = []
    super.init(playerItem: nil)
  }

  /// What it plays.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes to the next one.
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    replaceCurrentItem(with: queue.first)
  }
  /// Adds one.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { queue.append(item) }
  /// Takes all out.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays something again and again; nothing is heard of it.
@preconcurrency
@MainActor
open class AVPlayerLooper: NSObject {
  /// Something again and again.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  /// Ends it.
  open func disableLooping() {}
}

/// How a film fills its rectangle; not heard.
public struct AVLayerVideoGravity: Hashable, Sendable, RawRepresentable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// It fills everything.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer of a film; silent.
@preconcurrency
@MainActor
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the film fills it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}
