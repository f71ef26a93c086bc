public import ScreenResolver

/// What a user of VoiceOver, or the app, does.
public enum Command: Hashable, Sendable {
  /// A screen appears, under the name that a walkthrough gives it or none.
  case open(name: String?, Resolution)
  /// Swipes right with one finger: to the next element.
  case next
  /// Swipes left with one finger: to the previous element.
  case previous
  /// Does nothing for a while.
  case wait(Duration)

  /// The command as a transcript and a walkthrough file write it: `next`, `open home`.
  public var name: String {
    switch self {
    case .open(let name, _): name.map { "open \($0)" } ?? "open"
    case .next: "next"
    case .previous: "previous"
    case .wait(let duration): "wait \(duration.inSeconds)"
    }
  }
}

extension Duration {
  /// The duration as a walkthrough file writes it: `3s`, `0.5s`.
  package var inSeconds: String {
    let milliseconds =
      components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return "\(whole)s" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(whole).\(digits)s"
  }
}
