import Foundation
import SpokenScreen
import SpokenSound

/// Plays a scenario through the loudspeaker: one thread synthesizes it, another one plays it.
///
/// A lock guards what the threads share; the device belongs to its thread.
final class Playback: @unchecked Sendable {
  /// Something to show.
  enum News {
    case piece(Captions.HeardPart)
    case stop(Utterance, at: Int)
    case remark(String)
  }

  /// The result of playing a scenario.
  typealias Outcome = Result<[StepFailure], any Error>

  /// Ends the synthesizing thread when nobody listens any more.
  private struct Ended: Error {}

  /// Blocks for each second: the device gets 20 milliseconds at once, which is also the length of a
  /// fade.
  private static let piecesInSecond = 50
  /// How many seconds are synthesized before they are played.
  private static let ahead = 10

  private let condition = NSCondition()
  private var player: Player
  private var news: [News] = []
  private var outcome = Outcome.success([])
  private var isDone = false

  private let renderer: Renderer
  private let device: String
  private let spool: SampleSpool
  private let wake: @Sendable () -> Void

  /// Prepares a playback; `start` begins it.
  ///
  /// - Parameters:
  ///   - renderer: synthesizes the scenario.
  ///   - device: the name of the audio device.
  ///   - spool: holds the sound that was made.
  ///   - wake: called from any thread when there is news.
  init(
    _ renderer: Renderer, device: String, spool: SampleSpool, wake: @escaping @Sendable () -> Void
  ) {
    self.renderer = renderer
    self.device = device
    self.spool = spool
    self.wake = wake
    let rate = renderer.synthesizer.sampleRate
    player = Player(pieceLength: rate / Self.piecesInSecond, ahead: rate * Self.ahead)
  }

  /// Starts both threads.
  func start(_ scenario: Scenario) {
    for work in [{ self.speak(scenario) }, { self.play() }] as [@Sendable () -> Void] {
      let thread = Thread(block: work)
      // The size of the main thread's stack, because the pipeline walks trees recursively.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Performs a command of the listener.
  func handle(_ command: Player.Command) { send(.command(command)) }

  /// The result, or nil while it plays.
  var result: Outcome? { condition.withLock { isDone ? outcome : nil } }

  /// The position of the player, and the news since the last call.
  func look() -> (heard: Int, isPaused: Bool, isSilent: Bool, news: [News]) {
    condition.withLock {
      defer { news = [] }
      return (player.heard, player.isPaused, player.isSilent, news)
    }
  }

  private func send(_ event: Player.Event) {
    condition.withLock {
      // All calls of the state machine are under this lock, so that it needs none of its own.
      player.handle(event)
      condition.broadcast()
      if player.isSilent { wake() }
    }
  }

  private func add(_ item: News) { condition.withLock { news.append(item) } }

  /// The body of the synthesizing thread: fills the spool, as far ahead as the player wants.
  private func speak(_ scenario: Scenario) {
    var made = 0
    let outputs = Renderer.Outputs(
      samples: { [self] samples in
        try spool.write(samples, at: made)
        made += samples.count / spool.channels
        send(.made(made))
      },
      caption: { [self] in add(.piece($0)) },
      stop: { [self] utterance, _, frames in
        // Shown before the player may go there.
        add(.stop(utterance, at: frames.lowerBound))
        send(.stop(frames.lowerBound))
        wake()
        // Waits between stops only, so that at most one more than wanted is made.
        try waitUntilWanted()
      },
      failure: { [self] in
        add(.remark($0.description))
        wake()
      })
    let result = Outcome { try renderer.render(scenario, to: outputs).failures }
    // After the listener left, the error that ended this thread is no result.
    condition.withLock { if !isDone { outcome = result } }
    send(.complete)
  }

  private func waitUntilWanted() throws {
    try condition.withLock {
      while !player.wantsMore {
        if isDone { throw Ended() }
        condition.wait()
      }
    }
  }

  /// The body of the playing thread: performs the player's actions.
  private func play() {
    do {
      let loudspeaker = try Loudspeaker(
        device: device, sampleRate: renderer.synthesizer.sampleRate, channels: spool.channels)
      while try carryOut(nextAction(), on: loudspeaker) {
        send(.held(loudspeaker.held))
      }
    } catch {
      condition.withLock { outcome = .failure(error) }
    }
    condition.withLock {
      isDone = true
      condition.broadcast()
    }
    wake()
  }

  private func nextAction() -> Player.Action {
    condition.withLock {
      while true {
        let action = player.next()
        // Played sound makes room for more.
        condition.broadcast()
        guard action == .wait else { return action }
        condition.wait()
        if player.isPaused { wake() }
      }
    }
  }

  /// Performs an action of the player; false after the last one.
  private func carryOut(_ action: Player.Action, on loudspeaker: Loudspeaker) throws -> Bool {
    switch action {
    case .play(let frames, let fade):
      try loudspeaker.write(
        fade.applied(to: spool.read(frames), channels: spool.channels))
    case .rest: try loudspeaker.rest()
    case .wait: break
    case .end:
      try loudspeaker.finish()
      return false
    }
    return true
  }
}
