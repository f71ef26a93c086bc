import Foundation
import SpokenScreen
import SpokenSound
import SpokenTextCommands
import SpokenWalk

/// Handles keys and shows the words while a scenario is played.
struct PlayLoop {
  /// How playing ends.
  enum End {
    /// Everything was heard, or playing failed.
    case over(Playback.Outcome)
    case left
    case signal(Int32)
  }

  let playback: Playback
  let inbox: Inbox
  /// The terminal that keys are read from, or nil.
  let terminal: Terminal?
  /// The words, or nil when standard error is no terminal.
  var subtitles: Subtitles?

  private var isPaused = false

  // An arrow key begins with the same byte, and its other bytes come at once.
  /// How long to wait for the bytes after an Escape byte, in milliseconds.
  private static let patience: Int32 = 40
  /// How often the words are updated, in milliseconds.
  private static let tick: Int32 = 50
  /// How long to wait for a device that hangs.
  private static let farewell = Duration.seconds(1)

  init(playback: Playback, inbox: Inbox, terminal: Terminal?, subtitles: Subtitles?) {
    self.playback = playback
    self.inbox = inbox
    self.terminal = terminal
    self.subtitles = subtitles
  }

  /// A line that lists the keys.
  static let help = "Space pauses, Right and Left jump, Home and End too, q stops"

  private static let commands: [Key: Player.Command] = [
    .character(" "): .pauseOrGoOn, .right: .next, .down: .next, .left: .previous, .up: .previous,
    .home: .first, .end: .last, .control("z"): .pause,
  ]

  mutating func run() -> End {
    var decoder = KeyDecoder()
    var isSuspending = false
    while playback.result == nil {
      let isSilent = show()
      // The program stops only when the device is silent: a stopped one could not finish the fade.
      if isSuspending, isSilent {
        isSuspending = false
        clear()
        terminal?.suspend()
      }
      let wait = decoder.isWaiting ? Self.patience : subtitles == nil || isPaused ? -1 : Self.tick
      var keys: [Key] = []
      switch inbox.read(atMost: wait, takesKeys: terminal != nil) {
      case .bytes(let bytes): keys = bytes.compactMap { decoder.handle($0) }
      case .signal(let number): return leave(.signal(number))
      // A closed input means that the terminal is gone, which this signal stands for.
      case .closed: return leave(.signal(SIGHUP))
      case .nothing: keys = [decoder.flush()].compactMap { $0 }
      case .resized, .woken: break
      }
      for key in keys {
        if key == .control("c") { return leave(.signal(SIGINT)) }
        if [.character("q"), .escape, .control("d")].contains(key) { return leave(.left) }
        isSuspending = key == .control("z")
        if let command = Self.commands[key] { playback.handle(command) }
      }
    }
    _ = show()
    clear()
    return playback.result.map(End.over) ?? .left
  }

  /// Ends early, after the fade; does not wait for a device that hangs.
  private mutating func leave(_ end: End) -> End {
    playback.handle(.end)
    let last = ContinuousClock.now + Self.farewell
    while playback.result == nil, ContinuousClock.now < last {
      // A second signal ends the wait.
      if case .signal = inbox.read(atMost: Self.tick, takesKeys: false) { break }
    }
    clear()
    return end
  }

  /// Shows what is being heard; returns whether it is paused and silent.
  private mutating func show() -> Bool {
    let (heard, isPaused, isSilent, news) = playback.look()
    self.isPaused = isPaused
    for item in news {
      switch item {
      case .piece(let cue): subtitles?.add(cue)
      case .stop(let utterance, let frame): subtitles?.add(utterance, at: frame)
      case .remark(let text):
        clear()
        Console.error(text)
      }
    }
    Console.show(subtitles?.text(at: heard, isPaused: isPaused) ?? "")
    return isSilent
  }

  private mutating func clear() { Console.show(subtitles?.cleared() ?? "") }
}
