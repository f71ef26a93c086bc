/// `#selector` becomes `#Selector`, a macro of as many letters whose value calls the method.
///
/// The getter of a property of a type, `#selector(getter: Counter.value)`, becomes a key path: the
/// value of no object is meant.
enum SelectorRule {
  private static let reason = "a selector is a closure of the method here"

  /// The change of a macro; nil when it stays.
  static func change(of index: Int, in code: SourceCode) -> Adaptation? {
    guard code.has("#selector", at: index), code.has("(", at: index + 1) else { return nil }
    return keyPath(of: index, in: code)
      ?? code.adaptation(
        .selector, at: index, to: code.tokens[index].range.upperBound, "#Selector",
        because: reason)
  }

  private static func keyPath(of index: Int, in code: SourceCode) -> Adaptation? {
    guard let accessor = code.name(index + 2), accessor == "getter" || accessor == "setter",
      code.has(":", at: index + 3), let first = code.token(index + 4), first.kind == .name,
      code.bytes[first.range.lowerBound].isCapital, code.has(".", at: index + 5)
    else { return nil }
    let range = code.tokens[index].range.lowerBound..<first.range.lowerBound
    let call = "Selector(\(accessor):"
    let spaces = range.count - call.utf8.count - 1
    guard !code.hasLineBreak(range), spaces >= 0 else { return nil }
    // An operator would stand between a value and a space.
    let isTight = (code.bytes.at(code.tokens[index].range.lowerBound - 1) ?? 0).isOperatorSign
    let lead = isTight ? 0 : min(1, spaces)
    let text =
      String(repeating: " ", count: lead) + call + String(repeating: " ", count: spaces - lead)
      + "\\"
    return code.adaptation(
      .selector, at: index, to: range.upperBound, text,
      because: "\(reason), and the \(accessor) of a type's property is its key path")
  }
}
