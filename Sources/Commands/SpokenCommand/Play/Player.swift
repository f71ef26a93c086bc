import SpokenSound

/// A state machine that plays sound while it is still being made: events in, actions of the device
/// out.
///
/// Places are frames from the start. It has no clock and does nothing by itself: the device asks
/// for the next action after each one.
struct Player: Hashable, Sendable {
  /// A command of the listener.
  enum Command: Hashable, Sendable {
    case pauseOrGoOn, pause
    case next, previous, first, last
    case end
  }

  /// An event.
  enum Event: Hashable, Sendable {
    case command(Command)
    /// The number of frames so far.
    case made(Int)
    /// A stop begins at a frame.
    case stop(Int)
    /// The sound is complete.
    case complete
    /// How many frames the device holds that were not heard yet.
    case held(Int)
  }

  /// An action of the device.
  enum Action: Hashable, Sendable {
    /// Play these frames.
    case play(Range<Int>, Fade)
    /// Be silent once everything is heard.
    case rest
    /// Ask again after the next event.
    case wait
    /// Stop once everything is heard.
    case end
  }

  /// The state after a fade.
  private enum Landing: Hashable { case playing, resting, ended }

  private enum State: Hashable {
    case playing(Fade)
    /// The next block fades out; then it continues at a place.
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
  /// Where playing started last; frames that the device holds from before are not counted.
  private var start = 0
  private var held = 0
  /// The stop to jump to as soon as it is made.
  private var wanted: Int?

  /// Starts in the playing state.
  ///
  /// - Parameters:
  ///   - pieceLength: how many frames the device gets at once, which is also the length of a fade.
  ///   - ahead: how many frames may be made before they are played.
  init(pieceLength: Int, ahead: Int) {
    self.pieceLength = pieceLength
    self.ahead = ahead
  }

  /// Whether more sound is to be made now.
  var wantsMore: Bool { state != .ended && (wanted != nil || made - position < ahead) }

  /// The frame that is being heard.
  var heard: Int { max(position - held, start) }

  /// Whether the listener paused it.
  var isPaused: Bool {
    switch state {
    case .playing, .fading(_, .playing), .fading(_, .ended), .ended: false
    case .fading(_, .resting), .resting, .paused: true
    }
  }

  /// Whether it is paused and the device is silent.
  var isSilent: Bool { state == .paused && held == 0 }

  /// Handles an event.
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

  /// The next action of the device.
  mutating func next() -> Action {
    switch state {
    case .playing(let fade):
      // More may be made at any moment; only a complete sound ends.
      guard position < made else { return isComplete ? end() : .wait }
      let piece = nextPiece
      position = piece.upperBound
      state = .playing(.none)
      return .play(piece, fade)
    case .fading(let place, let landing):
      let piece = nextPiece
      land(at: place, landing)
      // Where nothing is left to fade out, the next state acts at once.
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
    // From the stop that is wanted already, so that quick presses add up.
    case .previous: go(toStop: max((wanted ?? current) - 1, 0))
    // The last stop is wanted as the greatest number, to which nothing can be added.
    case .next: go(toStop: min(wanted ?? current, .max - 1) + 1)
    }
  }

  /// Where it continues.
  private var place: Int { if case .fading(let place, _) = state { place } else { position } }

  /// The number of the stop at that place, counted from 0; -1 before the first.
  private var current: Int {
    // Binary search, because stops come in the order of time and a long walkthrough has thousands.
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Jumps to a stop, or to the last one; waits while the stop is not made yet.
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

  /// Continues at a place in another state, after a fade when something is being heard.
  private mutating func move(to place: Int, _ landing: Landing) {
    switch state {
    // Something is heard, and cutting it would click.
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
