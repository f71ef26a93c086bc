import ScreenTree
import TestSupport
import Testing
import VoiceOverSpeech

/// The queue beside a small model of it that goes through time in steps of a tenth of a second.
struct SpeechQueueModelTests {
  /// What is posted, in tenths of a second.
  private struct Post {
    var source: SpeechQueue.Source
    var at: Int
    /// How long the description lasts, and the hint after its pause; 0 for no hint.
    var description: Int
    var hint: Int

    static let pause = 3
    var total: Int { hint == 0 ? description : description + Self.pause + hint }

    var timing: Timing {
      var timing = Timing(.milliseconds(100 * description))
      if hint > 0 {
        timing.laterStart = .milliseconds(100 * (description + Self.pause))
        timing.total = .milliseconds(100 * total)
      }
      return timing
    }
    var isHigh: Bool { if case .announcement(.high, _) = source { true } else { false } }
    var isAnnouncement: Bool { if case .announcement = source { true } else { false } }
    var isChange: Bool { if case .change = source { true } else { false } }
  }

  /// The model: who speaks since when, and who waits until when.
  private struct Model {
    let posts: [Post]
    var now = 0
    var speaker: (number: Int, since: Int)?
    var line: [(number: Int, notBefore: Int)] = []
    var lastChange: Int?
    var outcomes: [Int: String] = [:]

    mutating func go(to time: Int) {
      while true {
        settle()
        guard now < time else { return }
        now += 1
      }
    }

    /// Lets who is done be silent and the next begin, until nothing changes at this moment.
    private mutating func settle() {
      while true {
        if let (number, since) = speaker {
          guard since + posts[number].total <= now else { return }
          outcomes[number] = "at \(since) for \(posts[number].total)"
          speaker = nil
        }
        guard let index = line.firstIndex(where: { $0.notBefore <= now }) else { return }
        let number = line.remove(at: index).number
        speaker = (number, now)
        if posts[number].isChange { lastChange = now }
      }
    }

    mutating func post(_ number: Int) {
      let post = posts[number]
      go(to: post.at)
      switch post.source {
      case .silence: outcomes[number] = "at \(now) for \(post.total)"
      case .gesture, .assertiveRegion: interrupt(number)
      case .stop:
        drop { _ in true }
        endSpeaker()
        outcomes[number] = "at \(now) for \(post.total)"
      case .announcement(let priority, let isQueued): announce(number, priority, isQueued)
      case .change(let isFrequent):
        var notBefore = 0
        if let index = line.firstIndex(where: { posts[$0.number].isChange }) {
          let old = line.remove(at: index)
          outcomes[old.number] = "merged"
          notBefore = old.notBefore
        }
        if isFrequent, let lastChange { notBefore = max(notBefore, lastChange + 50) }
        line.append((number, notBefore))
        settle()
      }
    }

    private mutating func announce(
      _ number: Int, _ priority: Announcement.Priority, _ isQueued: Bool
    ) {
      guard let (other, _) = speaker else { return interrupt(number) }
      let spoken = posts[other]
      let isOfThisMoment = !spoken.isAnnouncement && spoken.at == now
      if priority == .high {
        if spoken.isHigh { line.append((number, 0)) } else { interrupt(number) }
      } else if isOfThisMoment, spoken.source == .gesture(movesFocus: true) {
        outcomes[number] = "dropped"
      } else if priority == .default, !spoken.isHigh, !isOfThisMoment,
        !(isQueued && spoken.isAnnouncement)
      {
        interrupt(number)
      } else {
        if priority == .default, !isQueued { drop { !$0.isHigh && !$0.isChange } }
        line.append((number, 0))
      }
    }

    /// Takes the place of all but announcements of high priority.
    private mutating func interrupt(_ number: Int) {
      drop { !$0.isHigh }
      if let (other, _) = speaker, !posts[other].isHigh { endSpeaker() }
      line.append((number, 0))
      settle()
    }

    private mutating func endSpeaker() {
      guard let (number, since) = speaker else { return }
      let length = now - since
      outcomes[number] =
        length == 0 && posts[number].total > 0 ? "dropped" : "at \(since) for \(length)"
      speaker = nil
    }

    private mutating func drop(_ isGivenUp: (Post) -> Bool) {
      for entry in line where isGivenUp(posts[entry.number]) { outcomes[entry.number] = "dropped" }
      line.removeAll { isGivenUp(posts[$0.number]) }
    }
  }

  private static let sources: [SpeechQueue.Source] =
    [.gesture(movesFocus: true), .gesture(movesFocus: false), .silence, .assertiveRegion, .stop]
    + [Announcement.Priority.low, .default, .high].flatMap { priority in
      [false, true].map { SpeechQueue.Source.announcement(priority, isQueued: $0) }
    } + [.change(isFrequent: false), .change(isFrequent: true)]

  private static func posts(_ random: inout some RandomNumberGenerator) -> [Post] {
    var time = 0
    return (0..<Int.random(in: 1...30, using: &random)).map { _ in
      time += [0, 0, 1, 4, 10, 60].randomElement(using: &random) ?? 0
      return Post(
        source: sources.randomElement(using: &random) ?? .silence, at: time,
        description: [0, 1, 5, 12, 40].randomElement(using: &random) ?? 0,
        hint: [0, 0, 7].randomElement(using: &random) ?? 0)
    }
  }

  /// What the queue makes of the posts, in the words of the model.
  private static func outcomes(of posts: [Post]) -> [Int: String] {
    var queue = SpeechQueue()
    var outcomes: [Int: String] = [:]
    func note(_ decisions: [SpeechQueue.Decision]) {
      for decision in decisions {
        let hearing = decision.hearing
        let (start, length) = (
          hearing.start / .milliseconds(100), hearing.length / .milliseconds(100)
        )
        let outcome =
          switch hearing.description {
          case .dropped: "dropped"
          case .merged: "merged"
          case .full, .cut, .expired: "at \(Int(start)) for \(Int(length))"
          }
        outcomes[decision.number, default: ""] += outcome
      }
    }
    for (number, post) in posts.enumerated() {
      note(queue.advance(to: .milliseconds(100 * post.at)))
      note(
        queue.post(
          number, from: post.source, timing: post.timing, cause: .announcement("\(number)")))
    }
    note(queue.advance(to: queue.idle))
    return outcomes
  }

  @Test(arguments: 0..<40) func `decides as a small model of the queue does`(seed: UInt64) {
    var random = SeededGenerator(seed)
    for _ in 0..<50 {
      let posts = Self.posts(&random)
      var model = Model(posts: posts)
      for number in posts.indices { model.post(number) }
      model.go(to: 4_000)
      let outcomes = Self.outcomes(of: posts)
      #expect(outcomes == model.outcomes, "\(posts)")
      guard outcomes == model.outcomes else { return }
    }
  }
}
