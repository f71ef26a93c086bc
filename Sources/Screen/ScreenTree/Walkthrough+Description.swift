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

extension Walkthrough.Action: CustomStringConvertible {
  /// The action as a transcript writes it, once.
  public var description: String {
    switch self {
    case .gesture(let gesture, _): "\(gesture)"
    case .effect(let effect): "\(effect)"
    case .wait(let duration): "wait \(duration.inSeconds)"
    case .expect: "expect"
    }
  }
}
