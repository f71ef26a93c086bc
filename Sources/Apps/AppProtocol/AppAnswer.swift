package import ScreenFiles
package import ScreenTree

/// What a running app answers to a request.
package struct AppAnswer: Hashable, Sendable {
  /// The version of the protocol, which every answer names; both sides must have the same.
  package static let version = 1
  /// The most bytes of an answer: 256 MiB, as of a screen file.
  package static let longestLine = 256 << 20

  /// The screen, when it is another one than in the answer before.
  package var screen: PlacedScreen?
  /// Whether the screen may be another one at each question, so that `spoken` looks again.
  package var isVolatile = false
  /// What the request led to.
  package var responses: [AppResponse] = []
  /// What happened while time passed, in order.
  package var changes: [Change] = []
  /// The faults of the views, when they are others than in the answer before.
  package var findings: [Finding]?
  /// The previews, when they were asked for.
  package var previews: [Preview]?
  /// Why there is nothing to hear, with the fix; nil when there is.
  package var refusal: Refusal?

  /// What happened at some time.
  package struct Change: Hashable, Sendable {
    /// The time since it began to pass.
    package var time: Duration
    /// The screen at that time, when it is another one than before.
    package var screen: PlacedScreen?
    /// The responses.
    package var responses: [AppResponse]

    /// What happened at a time.
    package init(at time: Duration, screen: PlacedScreen?, _ responses: [AppResponse]) {
      (self.time, self.screen, self.responses) = (time, screen, responses)
    }
  }

  /// A preview of the app.
  package struct Preview: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The file and the line, or the full name of its provider.
    package var place: String

    /// A preview at a place.
    package init(_ name: String, at place: String) { (self.name, self.place) = (name, place) }
  }

  /// Why an app cannot be heard.
  package struct Refusal: Error, Hashable, Sendable {
    /// The cause and the fix, in a sentence.
    package var reason: String
    /// Whether the app has no preview of the name that was asked for.
    package var isOfPreview: Bool

    /// A refusal for a reason.
    package init(_ reason: String, isOfPreview: Bool = false) {
      (self.reason, self.isOfPreview) = (reason, isOfPreview)
    }
  }

  /// An answer without news.
  package init() {}
}
