import Foundation
public import ScreenResolver
import ScreenSpeech

extension Explanation {
  /// Explanations as one JSON object with the keys `stops` and `dropped`, in the order of the
  /// steps.
  ///
  /// - Parameters:
  ///   - stops: the explanation of each utterance.
  ///   - dropped: the nodes with words that are no stops.
  /// - Returns: the text, with a line break at its end; keys are sorted, missing values are
  ///   omitted.
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  public static func json(of stops: [Explanation], dropped: [Suppression]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let report = Report(stops: stops, dropped: dropped.map(DroppedNode.init))
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}

private struct Report: Encodable {
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
