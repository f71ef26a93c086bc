public import ScreenResolver
public import ScreenSpeech

/// Tells why each word of an utterance is said, and why others are not.
public enum Explanation {
  /// The explanation of one utterance, several lines.
  public static func text(of utterance: Utterance) -> String {
    var lines = ["> \(utterance.command)"]
    if let focus = utterance.event.focus {
      lines.append("\(focus.element.node)  (\(focus.element.origin.place))")
    }
    lines += utterance.segments.map(line)
    lines += utterance.suppressed.map(line)
    if let element = utterance.event.focus?.element { lines += details(of: element) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Why a node is no stop of its own, one line.
  public static func text(ofDropped dropped: Suppression) -> String {
    let words = dropped.text.isEmpty ? "" : " \"\(dropped.text.oneLine)\""
    return "\(dropped.origin.node)\(words) is not a stop: \(dropped.reason)"
      + "  (\(dropped.origin.place))\n"
  }

  private static func line(_ segment: Segment) -> String {
    let reason = segment.reason
    let source = source(of: reason)
    let words = segment.kind == .sound ? "♪ \(segment.text)" : "\"\(segment.text.oneLine)\""
    return "  \(words)  \(segment.kind.rawValue): \(reason.rule.summary)\n    ← \(source)"
  }

  private static func source(of reason: Reason) -> String {
    let pass = reason.pass.map { ", \($0.summary)" } ?? ""
    return "\(reason.origin)\(pass)"
  }

  private static func line(_ suppression: Suppression) -> String {
    let words = suppression.text.isEmpty ? "" : "\"\(suppression.text.oneLine)\"  "
    return "  not spoken: \(words)\(suppression.kind): \(suppression.reason)"
      + "  (\(suppression.origin.place))"
  }

  /// What the cues stand for.
  private static func details(of element: Element) -> [String] {
    element.actions.map { "  action \"\($0.value.oneLine)\"  ← \($0.origin), \($0.pass.summary)" }
      + element.customContent.map {
        "  content \"\($0.value.label.oneLine)\": \"\($0.value.value.oneLine)\"  ← \($0.origin)"
      }
  }
}
