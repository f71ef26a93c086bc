import ScreenTree
import Testing
import VoiceOverSpeech

struct SpeechQueueTests {
  /// A queue that is posted utterances of a second each, after so many milliseconds.
  private struct Run {
    var queue = SpeechQueue()
    var hearings: [Int: Hearing] = [:]
    var count = 0

    mutating func post(
      _ source: SpeechQueue.Source, at milliseconds: Int, _ cause: String, hint: Bool = false
    ) {
      note(queue.advance(to: .milliseconds(milliseconds)))
      var timing = Timing(.seconds(1))
      if hint {
        timing.laterStart = .milliseconds(2100)
        timing.total = .milliseconds(3000)
      }
      note(queue.post(count, from: source, timing: timing, cause: .announcement(cause)))
      count += 1
    }

    mutating func note(_ decisions: [SpeechQueue.Decision]) {
      for decision in decisions { hearings[decision.number] = decision.hearing }
    }

    /// What became of each, in short: when it began, and its outcome.
    mutating func end() -> [String] {
      note(queue.advance(to: queue.idle))
      return (0..<count).map { number in
        guard let hearing = hearings[number] else { return "undecided" }
        let start = hearing.start / .milliseconds(1)
        let later = hearing.later.map { ", hint \(Self.short($0))" } ?? ""
        let outcome = Self.short(hearing.description)
        return outcome == "full" ? "at \(Int(start))\(later)" : outcome + later
      }
    }

    private static func name(_ cause: Hearing.Cause) -> String {
      if case .announcement(let name) = cause { name } else { "\(cause)" }
    }

    private static func short(_ outcome: Hearing.Outcome) -> String {
      switch outcome {
      case .full: "full"
      case .cut(let after, let by): "cut after \(Int(after / .milliseconds(1))) by \(name(by))"
      case .dropped(let by): "dropped by \(name(by))"
      case .expired(let by): "expired by \(name(by))"
      case .merged(let into): "merged into \(name(into))"
      }
    }
  }

  private static let kinds: [(String, SpeechQueue.Source)] = [
    ("focus", .gesture(movesFocus: true)), ("low", .announcement(.low, isQueued: false)),
    ("default", .announcement(.default, isQueued: false)),
    ("high", .announcement(.high, isQueued: false)),
  ]

  /// First, then second half a second later: what becomes of both.
  private static let later: [String: [String]] = [
    "focus, focus": ["cut after 500 by second", "at 500"],
    "focus, low": ["at 0", "at 1000"],
    "focus, default": ["cut after 500 by second", "at 500"],
    "focus, high": ["cut after 500 by second", "at 500"],
    "low, focus": ["cut after 500 by second", "at 500"],
    "low, low": ["at 0", "at 1000"],
    "low, default": ["cut after 500 by second", "at 500"],
    "low, high": ["cut after 500 by second", "at 500"],
    "default, focus": ["cut after 500 by second", "at 500"],
    "default, low": ["at 0", "at 1000"],
    "default, default": ["cut after 500 by second", "at 500"],
    "default, high": ["cut after 500 by second", "at 500"],
    "high, focus": ["at 0", "at 1000"],
    "high, low": ["at 0", "at 1000"],
    "high, default": ["at 0", "at 1000"],
    "high, high": ["at 0", "at 1000"],
  ]

  /// The same at the same moment.
  private static let atOnce: [String: [String]] = [
    "focus, focus": ["dropped by second", "at 0"],
    "focus, low": ["at 0", "dropped by first"],
    "focus, default": ["at 0", "dropped by first"],
    "focus, high": ["dropped by second", "at 0"],
    "low, focus": ["dropped by second", "at 0"],
    "low, low": ["at 0", "at 1000"],
    "low, default": ["dropped by second", "at 0"],
    "low, high": ["dropped by second", "at 0"],
    "default, focus": ["dropped by second", "at 0"],
    "default, low": ["at 0", "at 1000"],
    "default, default": ["dropped by second", "at 0"],
    "default, high": ["dropped by second", "at 0"],
    "high, focus": ["at 0", "at 1000"],
    "high, low": ["at 0", "at 1000"],
    "high, default": ["at 0", "at 1000"],
    "high, high": ["at 0", "at 1000"],
  ]

  @Test func `decides between each two kinds of speech, later and at once`() {
    for (first, one) in Self.kinds {
      for (second, other) in Self.kinds {
        for (delay, table) in [(500, Self.later), (0, Self.atOnce)] {
          var run = Run()
          run.post(one, at: 0, "first")
          run.post(other, at: delay, "second")
          #expect(run.end() == table["\(first), \(second)"], "\(first), \(second) after \(delay)")
        }
      }
    }
  }

  @Test func `plays Apple's demo of a camera`() {
    var run = Run()
    run.post(.announcement(.default, isQueued: false), at: 0, "Opening camera")
    run.post(.announcement(.low, isQueued: false), at: 400, "Camera loading")
    run.post(.announcement(.high, isQueued: false), at: 800, "Camera active")
    #expect(
      run.end() == [
        "cut after 800 by Camera active", "dropped by Camera active", "at 800",
      ])
  }

  @Test func `drops what waits when the user moves on`() {
    var run = Run()
    run.post(.gesture(movesFocus: true), at: 0, "one")
    run.post(.announcement(.low, isQueued: false), at: 300, "Saved")
    run.post(.gesture(movesFocus: true), at: 600, "two")
    #expect(run.end() == ["cut after 600 by two", "dropped by two", "at 600"])
  }

  @Test func `queued announcements wait for each other, not for the focus`() {
    var run = Run()
    run.post(.announcement(.default, isQueued: false), at: 0, "a")
    run.post(.announcement(.default, isQueued: true), at: 100, "b")
    run.post(.announcement(.default, isQueued: true), at: 200, "c")
    #expect(run.end() == ["at 0", "at 1000", "at 2000"])
    var other = Run()
    other.post(.gesture(movesFocus: true), at: 0, "focus")
    other.post(.announcement(.default, isQueued: true), at: 100, "b")
    #expect(other.end() == ["cut after 100 by b", "at 100"])
  }

  @Test func `a hint is lost before it begins and cut while it is spoken`() {
    for (time, hint) in [
      (500, "cut after 500 by two, hint expired by two"), (1500, "at 0, hint expired by two"),
      (2500, "at 0, hint cut after 400 by two"), (3000, "at 0, hint full"),
    ] {
      var run = Run()
      run.post(.gesture(movesFocus: true), at: 0, "one", hint: true)
      run.post(.gesture(movesFocus: true), at: time, "two")
      #expect(run.end()[0] == hint)
    }
  }

  @Test func `values wait, and give way to newer ones`() {
    var run = Run()
    run.post(.gesture(movesFocus: true), at: 0, "focus")
    run.post(.change(isFrequent: false), at: 100, "1")
    run.post(.change(isFrequent: false), at: 200, "2")
    run.post(.change(isFrequent: false), at: 300, "3")
    #expect(run.end() == ["at 0", "merged into 2", "merged into 3", "at 1000"])
  }

  @Test func `values that change all the time are spoken every five seconds`() {
    var run = Run()
    for (index, time) in [0, 1500, 3000, 7000].enumerated() {
      run.post(.change(isFrequent: true), at: time, "\(index)")
    }
    #expect(run.end() == ["at 0", "merged into 2", "at 5000", "at 10000"])
  }

  @Test func `silence disturbs nothing, and time goes on`() {
    var run = Run()
    run.post(.gesture(movesFocus: true), at: 0, "one")
    run.post(.silence, at: 200, "pass")
    #expect(run.queue.idle == .seconds(1) && run.queue.now == .milliseconds(200))
    #expect(run.end() == ["at 0", "at 200"])
    #expect(run.queue.now == .seconds(1))
  }

  @Test func `speaks two thousand announcements that wait, in their order`() {
    var run = Run()
    run.post(.gesture(movesFocus: false), at: 0, "g")
    for _ in 0..<2000 { run.post(.announcement(.low, isQueued: false), at: 0, "a") }
    #expect(run.queue.idle == .seconds(2001))
    #expect(run.end() == (0...2000).map { "at \($0 * 1000)" })
  }

  @Test func `gives up a change that may not be spoken yet for an announcement`() {
    var run = Run()
    run.post(.change(isFrequent: true), at: 0, "c")
    run.post(.change(isFrequent: true), at: 1500, "d")
    run.post(.announcement(.low, isQueued: false), at: 2000, "a")
    run.post(.announcement(.low, isQueued: false), at: 2000, "b")
    #expect(run.end() == ["at 0", "dropped by a", "at 2000", "at 3000"])
  }
}
