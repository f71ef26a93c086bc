/// The modifier `dynamic` becomes spaces; a name that reads the same stays.
enum DynamicRule {
  /// The change of a word; nil when it stays.
  static func change(of index: Int, in code: SourceCode) -> Adaptation? {
    guard code.has("dynamic", at: index), isBeforeDeclaration(index, in: code),
      isBehindModifiers(index, in: code)
    else { return nil }
    return code.adaptation(
      .dynamic, at: index, to: code.tokens[index].range.upperBound,
      because: "methods are not looked up by Objective-C here")
  }

  /// Whether a declaration, or one more modifier of it, follows on the line.
  private static func isBeforeDeclaration(_ index: Int, in code: SourceCode) -> Bool {
    guard code.followsOnLine(index + 1), let next = code.token(index + 1) else { return false }
    if next.kind == .attribute { return true }
    let word = code.text(index + 1)
    return next.kind == .name && (declarations.contains(word) || modifiers.contains(word))
  }

  /// Whether what stands before it lets a declaration begin.
  private static func isBehindModifiers(_ index: Int, in code: SourceCode) -> Bool {
    guard let previous = code.token(index - 1) else { return true }
    let word = code.text(index - 1)
    switch previous.kind {
    case .attribute: return true
    case .punctuation:
      return ends.contains(word) || !code.followsOnLine(index) && ["]", "?", "!"].contains(word)
    case .name:
      // The name of a case, a variable or a function is behind its keyword.
      if modifiers.contains(word) { return true }
      return !code.followsOnLine(index) && !declarations.contains(word) && word != "case"
    case .quotedName, .number, .text, .regex: return !code.followsOnLine(index)
    case .operator: return !code.followsOnLine(index) && word == ">"
    case .opening, .hashName, .comment: return previous.kind == .hashName
    }
  }

  private static let ends: Set<String> = ["{", "}", ";", ")"]
  private static let declarations: Set<String> = ["var", "let", "func", "init", "subscript"]
  private static let modifiers: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "internal", "isolated", "lazy",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "private",
    "public", "required", "static", "unowned", "weak",
  ]
}
