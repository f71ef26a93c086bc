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

extension String {
  /// A time such as `3s` or `500ms`, up to a number of seconds; nil for anything else.
  package func asTime(upTo seconds: Double) -> Duration? {
    guard utf8.last == UInt8(ascii: "s") else { return nil }
    let isShort = utf8.dropLast().last == UInt8(ascii: "m")
    guard let number = Double(String(decoding: utf8.dropLast(isShort ? 2 : 1), as: UTF8.self))
    else { return nil }
    let milliseconds = isShort ? number : number * 1000
    guard (1...seconds * 1000).contains(milliseconds) else { return nil }
    return .milliseconds(Int64(milliseconds.rounded()))
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
