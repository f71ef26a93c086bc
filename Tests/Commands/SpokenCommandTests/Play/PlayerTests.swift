import SpokenSound
import Testing

@testable import SpokenCommand

struct PlayerTests {
  /// A player with two stops and a rest of silence, of which everything is made.
  private func player() -> Player {
    var player = Player(pieceLength: 10, ahead: 50)
    for event: Player.Event in [.made(40), .stop(5), .made(70), .stop(45), .complete] {
      player.handle(event)
    }
    return player
  }

  /// The actions of so many requests.
  private func actions(_ player: inout Player, _ count: Int) -> [Player.Action] {
    (0..<count).map { _ in player.next() }
  }

  @Test func `plays everything once, in order, and ends`() {
    var player = player()
    var place = 0
    while case .play(let frames, .none) = player.next() {
      #expect(frames.lowerBound == place && frames.count == 10)
      place = frames.upperBound
    }
    #expect(place == 70)
    #expect(actions(&player, 2) == [.end, .end])
  }

  @Test func `waits for sound that is not made yet, and ends without any`() {
    var player = Player(pieceLength: 10, ahead: 50)
    #expect(actions(&player, 2) == [.wait, .wait])
    player.handle(.made(15))
    #expect(actions(&player, 3) == [.play(0..<10, .none), .play(10..<15, .none), .wait])
    player.handle(.complete)
    #expect(player.next() == .end)
  }

  @Test func `asks for more sound only as far ahead as it may`() {
    var player = Player(pieceLength: 10, ahead: 50)
    #expect(player.wantsMore)
    player.handle(.made(50))
    #expect(!player.wantsMore)
    _ = player.next()
    #expect(player.wantsMore)
    player.handle(.made(100))
    #expect(!player.wantsMore)
    player.handle(.command(.last))
    #expect(player.wantsMore)
    player.handle(.command(.end))
    _ = player.next()
    #expect(!player.wantsMore)
  }

  @Test func `fades out, is silent, and goes on where the fade began`() {
    var player = player()
    _ = player.next()
    player.handle(.command(.pauseOrGoOn))
    #expect(player.isPaused)
    #expect(actions(&player, 4) == [.play(10..<20, .falling), .rest, .wait, .wait])
    player.handle(.held(3))
    #expect(!player.isSilent)
    player.handle(.held(0))
    #expect(player.isSilent && player.heard == 10)
    player.handle(.command(.pauseOrGoOn))
    #expect(!player.isPaused)
    #expect(actions(&player, 2) == [.play(10..<20, .rising), .play(20..<30, .none)])
  }

  @Test func `stays paused when it is told twice to pause`() {
    var player = player()
    player.handle(.command(.pause))
    player.handle(.command(.pause))
    #expect(actions(&player, 3) == [.play(0..<10, .falling), .rest, .wait])
    player.handle(.command(.pause))
    #expect(player.isPaused && actions(&player, 2) == [.rest, .wait])
  }

  @Test(
    arguments: [
      (.next, 45..<55), (.last, 45..<55), (.previous, 5..<15), (.first, 5..<15),
    ] as [(Player.Command, Range<Int>)]
  ) func `goes to another stop after a fade`(command: Player.Command, frames: Range<Int>) {
    var player = player()
    _ = player.next()
    player.handle(.command(command))
    #expect(actions(&player, 2) == [.play(10..<20, .falling), .play(frames, .none)])
    player.handle(.held(25))
    #expect(player.heard == frames.lowerBound)
  }

  @Test func `goes on without a fade when it was silent`() {
    var player = player()
    player.handle(.command(.pause))
    _ = actions(&player, 3)
    player.handle(.command(.next))
    #expect(!player.isPaused && player.next() == .play(5..<15, .none))
  }

  @Test func `counts keys that come faster than the device asks`() {
    var player = Player(pieceLength: 10, ahead: 50)
    player.handle(.made(100))
    for start in [0, 20, 40, 60] { player.handle(.stop(start)) }
    for command: Player.Command in [.next, .next, .next, .previous, .pauseOrGoOn] {
      player.handle(.command(command))
    }
    #expect(player.isPaused)
    #expect(actions(&player, 3) == [.play(0..<10, .falling), .rest, .wait])
    #expect(player.heard == 40)
    player.handle(.command(.pauseOrGoOn))
    #expect(player.next() == .play(40..<50, .none))
  }

  @Test func `plays on until a stop is made that was asked for`() {
    var player = Player(pieceLength: 10, ahead: 50)
    player.handle(.made(30))
    player.handle(.stop(0))
    for _ in 1...2 { player.handle(.command(.next)) }
    #expect(actions(&player, 1) == [.play(0..<10, .none)])
    player.handle(.stop(30))
    #expect(actions(&player, 1) == [.play(10..<20, .none)])
    player.handle(.made(60))
    player.handle(.stop(50))
    #expect(actions(&player, 2) == [.play(20..<30, .falling), .play(50..<60, .none)])
  }

  @Test func `goes to the last stop when there are fewer than asked for`() {
    var player = Player(pieceLength: 10, ahead: 50)
    player.handle(.made(30))
    player.handle(.stop(0))
    for command: Player.Command in [.last, .next] { player.handle(.command(command)) }
    player.handle(.stop(20))
    #expect(player.next() == .play(0..<10, .none))
    player.handle(.complete)
    #expect(actions(&player, 2) == [.play(10..<20, .falling), .play(20..<30, .none)])
    player.handle(.command(.next))
    #expect(player.next() == .end)
  }

  @Test func `does not know where to go without stops`() {
    var player = Player(pieceLength: 10, ahead: 50)
    for command: Player.Command in [.previous, .next, .first, .last] {
      player.handle(.command(command))
    }
    player.handle(.complete)
    player.handle(.command(.previous))
    #expect(player.next() == .end)
  }

  @Test(arguments: [false, true]) func `ends with a fade, or at once when it is silent`(
    isPaused: Bool
  ) {
    var player = player()
    if isPaused {
      player.handle(.command(.pause))
      _ = actions(&player, 3)
    }
    player.handle(.command(.end))
    for command: Player.Command in [.next, .pauseOrGoOn] where isPaused {
      player.handle(.command(command))
    }
    #expect(actions(&player, 2) == (isPaused ? [.end, .end] : [.play(0..<10, .falling), .end]))
  }

  @Test func `reports what is heard, not what the device was given`() {
    var player = player()
    _ = actions(&player, 3)
    player.handle(.held(12))
    #expect(player.heard == 18)
    player.handle(.command(.next))
    _ = actions(&player, 2)
    player.handle(.held(25))
    #expect(player.heard == 45)
  }
}
