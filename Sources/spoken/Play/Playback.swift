import Foundation
import ScreenAudio
import SpokenScreen

/// A story on its way to the loudspeaker: one thread speaks it, another one plays it.
///
/// What the threads share is behind a lock; the device belongs to its thread.
final class Playback: @unchecked Sendable {
  /// Something to show.
  enum News {
    case piece(Captions.Cue)
    case stop(Utterance, at: Int)
    case remark(String)
  }

  /// How a story was played.
  typealias Outcome = Result<[StepFailure], any Error>

  /// Ends the thread that speaks when nobody listens any more.
  private struct Ended: Error {}

  /// How long the device is given sound at once, and how long a fade is: 20 milliseconds.
  private static let piecesInSecond = 50
  /// How many seconds are made before they are played.
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

  /// Creates a playback that has not begun.
  ///
  /// - Parameters:
  ///   - renderer: what speaks.
  ///   - device: the name of the device.
  ///   - spool: where the sound is kept that was made.
  ///   - wake: called from any thread when there is something to look at.
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

  /// Begins to speak and to play.
  func start(_ story: Story) {
    for work in [{ self.speak(story) }, { self.play() }] as [@Sendable () -> Void] {
      let thread = Thread(block: work)
      // As much as the main thread has, because the pipeline walks down trees.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Carries out what the listener wants.
  func handle(_ command: Player.Command) { tell(.command(command)) }

  /// How the story was played, or nil while it is not over.
  var result: Outcome? { condition.withLock { isDone ? outcome : nil } }

  /// Where the player is now, and what is new since the last time.
  func look() -> (heard: Int, isPaused: Bool, isSilent: Bool, news: [News]) {
    condition.withLock {
      defer { news = [] }
      return (player.heard, player.isPaused, player.isSilent, news)
    }
  }

  private func tell(_ event: Player.Event) {
    condition.withLock {
      player.handle(event)
      condition.broadcast()
      if player.isSilent { wake() }
    }
  }

  private func add(_ item: News) { condition.withLock { news.append(item) } }

  /// The thread that speaks: fills the spool, as far ahead as the player wants.
  private func speak(_ story: Story) {
    var made = 0
    let outputs = Renderer.Outputs(
      samples: { [self] samples in
        try spool.write(samples, at: made)
        made += samples.count / spool.channels
        tell(.made(made))
      },
      caption: { [self] in add(.piece($0)) },
      stop: { [self] utterance, _, frames in
        add(.stop(utterance, at: frames.lowerBound))
        tell(.stop(frames.lowerBound))
        wake()
        try waitUntilWanted()
      },
      failure: { [self] in
        add(.remark($0.description))
        wake()
      })
    let result = Outcome { try renderer.render(story, to: outputs).failures }
    condition.withLock { if !isDone { outcome = result } }
    tell(.complete)
  }

  private func waitUntilWanted() throws {
    try condition.withLock {
      while !player.wantsMore {
        if isDone { throw Ended() }
        condition.wait()
      }
    }
  }

  /// The thread that plays: does what the player says.
  private func play() {
    do {
      let loudspeaker = try Loudspeaker(
        device: device, sampleRate: renderer.synthesizer.sampleRate, channels: spool.channels)
      while try carryOut(nextAction(), on: loudspeaker) {
        tell(.held(loudspeaker.held))
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
        // What was played makes room for more.
        condition.broadcast()
        guard action == .wait else { return action }
        condition.wait()
        if player.isPaused { wake() }
      }
    }
  }

  /// Does what the player says; false when that was the last thing.
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
