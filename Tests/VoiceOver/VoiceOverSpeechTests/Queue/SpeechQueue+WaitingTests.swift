import ScreenTree
import Testing

@testable import VoiceOverSpeech

struct SpeechQueueWaitingTests {
  private static let low = SpeechQueue.Source.announcement(.low, isQueued: false)
  private static let high = SpeechQueue.Source.announcement(.high, isQueued: false)
  private static let change = SpeechQueue.Source.change(isFrequent: false)

  /// An utterance of a second that waits.
  private func entry(
    _ number: Int, _ source: SpeechQueue.Source, earliest: Duration = .zero
  ) -> SpeechQueue.Entry {
    SpeechQueue.Entry(
      number: number, source: source, timing: Timing(.seconds(1)), cause: .focusMove,
      posted: .zero, earliest: earliest)
  }

  /// What waits after utterances of these sources, numbered from 0.
  private func waiting(_ sources: SpeechQueue.Source...) -> SpeechQueue.Waiting {
    var waiting = SpeechQueue.Waiting()
    for (number, source) in sources.enumerated() { waiting.append(entry(number, source)) }
    return waiting
  }

  @Test func `begins in the order of posting, whatever the priority`() {
    var waiting = waiting(Self.low, Self.high, Self.change, Self.low, Self.high)
    let numbers = (0...5).map { _ in waiting.removeFirst(at: .zero, until: .zero)?.number }
    #expect(numbers == [0, 1, 2, 3, 4, nil])
  }

  @Test func `a change that may not be spoken yet lets others pass`() {
    var waiting = SpeechQueue.Waiting()
    waiting.append(entry(0, Self.change, earliest: .seconds(5)))
    waiting.append(entry(1, Self.low))
    waiting.append(entry(2, Self.high))
    #expect(waiting.removeFirst(at: .zero, until: .seconds(9))?.number == 1)
    #expect(waiting.removeFirst(at: .seconds(1), until: .seconds(9))?.number == 2)
    #expect(waiting.removeFirst(at: .seconds(2), until: .seconds(4)) == nil)
    #expect(waiting.removeFirst(at: .seconds(2), until: .seconds(5))?.number == 0)
  }

  @Test func `begins nothing after the time to which the clock goes`() {
    var waiting = waiting(Self.low)
    #expect(waiting.removeFirst(at: .seconds(3), until: .seconds(2)) == nil)
    #expect(waiting.removeFirst(at: .seconds(3), until: .seconds(3))?.number == 0)
  }

  @Test func `gives up what can be interrupted, in the order of posting`() {
    var one = waiting(Self.low, Self.change, Self.high, Self.low)
    #expect(one.removeAll(withChange: true).map(\.number) == [0, 1, 3])
    #expect(one.removeAll().map(\.number) == [2])
    var other = waiting(Self.low, Self.change, Self.high, Self.low)
    #expect(other.removeAll(withChange: false).map(\.number) == [0, 3])
    #expect(other.removeAll().map(\.number) == [1, 2])
    var last = waiting(Self.low, Self.low, Self.change)
    #expect(last.removeAll(withChange: true).map(\.number) == [0, 1, 2])
    #expect(last.removeAll() == [])
  }

  @Test func `holds one change, the newest`() {
    var waiting = waiting(Self.change, Self.low, Self.change)
    #expect(waiting.removeChange()?.number == 2)
    #expect(waiting.removeChange() == nil)
    #expect(waiting.removeAll().map(\.number) == [1])
  }

  @Test func `ends when all of it is spoken, and not before a change may be`() {
    #expect(waiting().end(from: .seconds(2)) == .seconds(2))
    var two = waiting(Self.low, Self.high)
    #expect(two.end(from: .seconds(2)) == .seconds(4))
    two.append(entry(2, Self.change, earliest: .seconds(3)))
    #expect(two.end(from: .seconds(2)) == .seconds(5))
    _ = two.removeFirst(at: .zero, until: .zero)
    #expect(two.end(from: .seconds(2)) == .seconds(4))
    _ = two.removeChange()
    two.append(entry(3, Self.change, earliest: .seconds(10)))
    #expect(two.end(from: .seconds(2)) == .seconds(11))
  }

  @Test func `is equal to another in which the same waits, whatever was removed`() {
    var early = waiting(Self.low)
    _ = early.removeFirst(at: .zero, until: .zero)
    for number in 1...3 { early.append(entry(number, Self.low)) }
    var late = waiting(Self.low, Self.low, Self.low, Self.low)
    #expect(early != late)
    _ = late.removeFirst(at: .zero, until: .zero)
    #expect(early == late)
    #expect(early.hashValue == late.hashValue)
    #expect(late.removeAll().map(\.number) == [1, 2, 3])
  }
}
