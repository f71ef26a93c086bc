import ScreenSession
import ScreenTree

/// Tells the page that is shown now, in the words of the app or as "Page 2 of 5".
///
/// The same words twice mean that there is no further page; then a sound is heard instead.
enum ReportRule {
  static func say(_ report: Event.Report, _ occasion: Occasion) -> [Segment] {
    let word =
      switch report {
      case .text(let text): Word(text, .apple)
      case .place(let place):
        occasion.words[.page].filled("\(place.number)", "\(place.count)")
      }
    let nowhere = Origin(file: "", position: .unknown, node: "app")
    return [
      Segment(
        word, kind: .report,
        reason: Reason(.report, origin: nowhere, evidence: word.evidence))
    ]
  }
}
