import Foundation
import SpokenCombine
import SpokenOS
import SpokenUI
import Testing

/// When publishers end, and what they keep until then.
@MainActor
struct PublisherEndTests {
  /// What a listener hears of a publisher of numbers.
  private final class Log {
    var lines: [String] = []
    var kept: Set<AnyCancellable> = []

    init<Numbers: Publisher<Int, Never>>(_ numbers: Numbers) {
      numbers.sink { [unowned self] _ in
        lines.append("end")
      } receiveValue: { [unowned self] in
        lines.append("\($0)")
      }
      .store(in: &kept)
    }
  }

  @Test func `publishers of publishers end when the inner ones have ended too`() {
    let inner = PassthroughSubject<Int, Never>()
    let logs = [
      Log(Just(1).flatMap { _ in inner }), Log(Just(1).map { _ in inner }.switchToLatest()),
    ]
    inner.send(2)
    inner.send(completion: .finished)
    for log in logs { #expect(log.lines == ["2", "end"]) }
  }

  @Test func `publishers that fail follow ones that do not, and the other way round`() {
    let failing = Fail<Int, CancellationError>(error: CancellationError())
    let logs = [
      Log(Just(1).flatMap { _ in failing }.replaceError(with: 7)),
      Log(Just(1).map { _ in failing }.switchToLatest().replaceError(with: 7)),
      Log(failing.catch { _ in Just(6) }.flatMap { Just($0 + 1) }),
      Log(
        Just(6).setFailureType(to: CancellationError.self).flatMap { Just($0 + 1) }
          .replaceError(with: 0)),
    ]
    for log in logs { #expect(log.lines == ["7", "end"]) }
  }

  @Test func `pairs end when no other can come`() {
    let second = PassthroughSubject<Int, Never>()
    let log = Log([1, 2].publisher.zip(second).map { $0.0 * 10 + $0.1 })
    for number in 1...3 { second.send(number) }
    #expect(log.lines == ["11", "22", "end"])
  }

  @Test func `a shared source lasts as long as anyone listens`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    var logs = [Log(subject.handleEvents(receiveCancel: { cancelled += 1 }).share())]
    subject.send(1)
    #expect(logs[0].lines == ["1"])
    #expect(cancelled == 0)
    logs = []
    #expect(cancelled == 1)
  }

  @Test func `a publisher that ended is not cancelled`() {
    var cancelled = 0
    let log = Log(Just(1).handleEvents(receiveCancel: { cancelled += 1 }))
    #expect(log.lines == ["1", "end"])
    log.kept = []
    #expect(cancelled == 0)
  }

  @Test func `nothing is heard after cancelling, also while a value is sent`() {
    let subject = PassthroughSubject<Int, Never>()
    var second: Log?
    let first = subject.sink { _ in second?.kept = [] }
    second = Log(subject)
    subject.send(1)
    #expect(second?.lines == [])
    first.cancel()
  }

  @Test func `a subject that sends while it sends comes to an end`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let count = subject.sink { if $0 < 3 { subject.send($0 + 1) } }
    #expect(subject.value == 3)
    let log = Log(subject)
    let end = subject.sink { if $0 == 4 { subject.send(completion: .finished) } }
    let late = Log(subject)
    subject.send(4)
    #expect(log.lines == ["3", "4", "end"])
    #expect(late.lines == ["3", "end"])
    [count, end].forEach { $0.cancel() }
  }

  @Test func `operators with a state may be sent values while they send`() {
    let subject = PassthroughSubject<Int, Never>()
    let logs = [
      subject.removeDuplicates().eraseToAnyPublisher(), subject.dropFirst(0),
      subject.scan(0) { $1 }, subject.prefix(3),
    ].map { values in Log(values.handleEvents(receiveOutput: { if $0 < 3 { subject.send(3) } })) }
    subject.send(1)
    for log in logs.prefix(3) { #expect(Set(log.lines) == ["1", "3"]) }
    #expect(logs[3].lines.last == "end")
    let first = Log(
      subject.first().handleEvents(receiveOutput: { if $0 < 6 { subject.send($0 + 1) } }))
    subject.send(5)
    #expect(first.lines == ["5", "end"])
  }

  @Test nonisolated func `any thread may send while listeners come and go`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let count = OSAllocatedUnfairLock(initialState: 0)
    let kept = subject.dropFirst().sink { _ in count.withLock { $0 += 1 } }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for number in 0..<200 {
        subject.send(number)
        subject.filter { $0 < 100 }.sink { _ in }.cancel()
      }
    }
    subject.send(completion: .finished)
    #expect(count.withLock { $0 } > 0)
    kept.cancel()
  }

  @Test func `a future keeps its first result`() {
    let future = Future<Int, Never> { promise in
      promise(.success(1))
      promise(.success(2))
    }
    #expect(Log(future).lines == ["1", "end"])
  }

  @Test func `a listener is forgotten at the end, though its subscription is kept`() {
    final class Listener {}
    weak var listener: Listener?
    let subject = PassthroughSubject<Int, Never>()
    var kept: Set<AnyCancellable> = []
    do {
      let made = Listener()
      listener = made
      subject.map { $0 + 1 }.sink { _ in withExtendedLifetime(made) {} }.store(in: &kept)
    }
    #expect(listener != nil)
    subject.send(completion: .finished)
    #expect(listener == nil)
    kept = []
  }

  @Test func `trying again begins anew, as often as said`() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return Fail<Int, CancellationError>(error: CancellationError())
    }
    #expect(Log(failing.retry(2).replaceError(with: 0)).lines == ["0", "end"])
    #expect(attempts == 3)
  }

  @Test func `the value that rests last is not heard after the end`() async {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log(
      subject.debounce(for: .milliseconds(1), scheduler: RunLoop.main).merge(with: Empty()))
    subject.send(1)
    subject.send(completion: .finished)
    await Task.yield()
    try? await Task.sleep(for: .milliseconds(20))
    #expect(log.lines == ["end"])
  }
}
