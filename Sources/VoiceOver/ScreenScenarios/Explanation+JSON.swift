import Foundation
import ScreenTree
package import VoiceOverElements
import VoiceOverSpeech

extension Explanation {
  /// Explanations as one JSON object with the keys `about`, `stops` and `dropped`, in the order of
  /// the steps.
  ///
  /// - Parameters:
  ///   - stops: the explanation of each utterance.
  ///   - dropped: the nodes with words that are no stops.
  ///   - about: what made the words; nil to leave it out.
  /// - Returns: the text, with a line break at its end; keys are sorted, missing values are
  ///   omitted.
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package static func json(
    of stops: [Explanation], dropped: [Suppression], about: Provenance? = nil
  ) throws -> String {
    try Report(about: about, stops: stops, dropped: dropped.map(DroppedNode.init)).prettyJSON()
  }
}

private struct Report: Encodable {
  var about: Provenance?
  var stops: [Explanation]
  var dropped: [DroppedNode]
}

private struct DroppedNode: Encodable {
  var element: String
  var text: String
  var reason: String
  var origin: String

  init(_ suppression: Suppression) {
    element = suppression.origin.node
    text = suppression.text
    reason = "\(suppression.by)"
    origin = suppression.origin.place
  }
}
