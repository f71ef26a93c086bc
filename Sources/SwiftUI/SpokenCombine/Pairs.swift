/// The values of two publishers, each of which waits for its partner.
final class Pairs<First, Second, Failure: Error> {
  // Slices, because taking the first element of an array moves all others.
  private var firsts = ArraySlice<First>()
  private var seconds = ArraySlice<Second>()
  private var firstIsOver = false
  private var secondIsOver = false
  private let subscriber: _Subscriber<(First, Second), Failure>

  init(_ subscriber: _Subscriber<(First, Second), Failure>) { self.subscriber = subscriber }

  func take(first value: First) {
    firsts.append(value)
    send()
  }

  func take(second value: Second) {
    seconds.append(value)
    send()
  }

  func endFirst(_ completion: Subscribers.Completion<Failure>) {
    firstIsOver = true
    end(completion)
  }

  func endSecond(_ completion: Subscribers.Completion<Failure>) {
    secondIsOver = true
    end(completion)
  }

  private func send() {
    guard !firsts.isEmpty, !seconds.isEmpty else { return }
    subscriber.receive((firsts.removeFirst(), seconds.removeFirst()))
    finish()
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return subscriber.complete(completion) }
    finish()
  }

  private func finish() {
    // What one of them sent before its end still waits for its partners.
    guard firstIsOver && firsts.isEmpty || secondIsOver && seconds.isEmpty else { return }
    subscriber.complete(.finished)
  }
}
