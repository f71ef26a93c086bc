/// Responses of an app while time passed.
package struct TimedResponses: Hashable, Sendable {
  /// The time since it began to pass.
  package var time: Duration
  /// The responses.
  package var responses: [Response]

  /// Responses at a time.
  package init(at time: Duration, _ responses: [Response]) {
    self.time = time
    self.responses = responses
  }
}
