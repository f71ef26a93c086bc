import ScreenAudio

/// A player of sound that is still being made: commands in, what the device is to do out.
///
/// Places are frames from the start. It has no clock and does nothing by itself: the device asks for
/// its next action whenever it has done the one before.
struct Player: Hashable, Sendable {
  /// What the listener wants.
  enum Command: Hashable, Sendable {
    case pauseOrGoOn, pause
    case next, previous, first, last
    case end
  }

  /// What happens.
  enum Event: Hashable, Sendable {
    case command(Command)
    /// There are so many frames now.
    case made(Int)
    /// A stop begins at a frame.
    case stop(Int)
    /// Nothing more will be made.
    case complete
    /// The device holds so many frames that were not heard yet.
    case held(Int)
  }

  /// What the device is to do.
  enum Action: Hashable, Sendable {
    /// Take these frames.
    case play(Range<Int>, Fade)
    /// Be silent once all is heard.
    case rest
    /// Ask again when something happened.
    case wait
    /// Stop once all is heard.
    case end
  }

  /// What follows a fade.
  private enum Landing: Hashable { case playing, resting, ended }

  private enum State: Hashable {
    case playing(Fade)
    /// The next piece fades out; then it goes on at a place.
    case fading(to: Int, Landing)
    case resting, paused, ended
  }

  private let pieceLength: Int
  private let ahead: Int
  private var state = State.playing(.none)
  private var made = 0
  private var stops: [Int] = []
  private var isComplete = false
  /// The next frame for the device.
  private var position = 0
  /// Where playing began last; what the device holds from before is not counted.
  private var start = 0
  private var held = 0
  /// The number of a stop that is to be gone to as soon as it is there.
  private var wanted: Int?

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - pieceLength: how many frames the device is given at once, and how many fade out.
  ///   - ahead: how many frames may be made before they are played.
  init(pieceLength: Int, ahead: Int) {
    self.pieceLength = pieceLength
    self.ahead = ahead
  }

  /// Whether more is to be made now.
  var wantsMore: Bool { state != .ended && (wanted != nil || made - position < ahead) }

  /// The frame that is being heard.
  var heard: Int { max(position - held, start) }

  /// Whether the listener has paused it.
  var isPaused: Bool {
    switch state {
    case .playing, .fading(_, .playing), .fading(_, .ended), .ended: false
    case .fading(_, .resting), .resting, .paused: true
    }
  }

  /// Whether it is paused and the device is silent.
  var isSilent: Bool { state == .paused && held == 0 }

  /// Takes notice of something.
  mutating func handle(_ event: Event) {
    switch event {
    case .command(let command): carryOut(command)
    case .made(let frames): made = frames
    case .held(let frames): held = frames
    case .stop(let frame):
      stops.append(frame)
      if let wanted, wanted < stops.count { go(toStop: wanted) }
    case .complete:
      isComplete = true
      if let wanted { go(toStop: wanted) }
    }
  }

  /// What the device is to do now.
  mutating func next() -> Action {
    switch state {
    case .playing(let fade):
      guard position < made else { return isComplete ? end() : .wait }
      let piece = nextPiece
      position = piece.upperBound
      state = .playing(.none)
      return .play(piece, fade)
    case .fading(let place, let landing):
      let piece = nextPiece
      land(at: place, landing)
      return piece.isEmpty ? next() : .play(piece, .falling)
    case .resting:
      state = .paused
      return .rest
    case .paused: return .wait
    case .ended: return .end
    }
  }

  private var nextPiece: Range<Int> { position..<min(position + pieceLength, made) }

  private mutating func end() -> Action {
    state = .ended
    return .end
  }

  private mutating func carryOut(_ command: Command) {
    switch command {
    case .pauseOrGoOn: isPaused ? move(to: place, .playing) : move(to: place, .resting)
    case .pause: move(to: place, .resting)
    case .end: move(to: place, .ended)
    case .first: go(toStop: 0)
    case .last: go(toStop: .max)
    case .previous: go(toStop: max((wanted ?? current) - 1, 0))
    case .next: go(toStop: min(wanted ?? current, .max - 1) + 1)
    }
  }

  /// Where it goes on.
  private var place: Int { if case .fading(let place, _) = state { place } else { position } }

  /// The number of the stop at that place, counted from 0; -1 before the first.
  private var current: Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Goes to a stop, or to the last one; remembers it while it is not clear which that is.
  private mutating func go(toStop number: Int) {
    wanted = nil
    if number < stops.count {
      move(to: stops[number], .playing)
    } else if !isComplete {
      wanted = number
    } else if stops.count - 1 > current {
      move(to: stops[stops.count - 1], .playing)
    }
  }

  /// Goes on at a place in another state, after a fade when something is being heard.
  private mutating func move(to place: Int, _ landing: Landing) {
    switch state {
    case .playing, .fading: state = .fading(to: place, landing)
    case .resting, .paused: land(at: place, landing)
    case .ended: break
    }
  }

  private mutating func land(at place: Int, _ landing: Landing) {
    position = place
    start = place
    state = .paused
    switch landing {
    // A stop begins with silence or with a consonant; a fade would take that away.
    case .playing: state = .playing(current >= 0 && stops[current] == place ? .none : .rising)
    case .resting: state = .resting
    case .ended: state = .ended
    }
  }
}
