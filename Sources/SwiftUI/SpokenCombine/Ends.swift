/// The end of several publishers: that of the last, or the first error.
final class Ends<Failure: Error> {
  private var left: Int
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(_ count: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.end = end
    if count == 0 { end(.finished) }
  }

  /// Waits for the end of one more.
  func addOne() { if left > 0 { left += 1 } }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    guard left > 0 else { return }
    if case .failure = completion { left = 0 } else { left -= 1 }
    if left == 0 { end(completion) }
  }
}
