/// Responses of an app while time passed.
public struct TimedResponses: Hashable, Sendable {
  /// The time since it began to pass.
  public var time: Duration
  /// The responses.
  public var responses: [Response]

  /// Responses at a time.
  public init(at time: Duration, _ responses: [Response]) {
    self.time = time
    self.responses = responses
  }
}
