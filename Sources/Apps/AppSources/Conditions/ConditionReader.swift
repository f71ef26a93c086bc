/// What a condition of `#if` is found to be.
struct ConditionVerdict {
  /// A question that is decided as for an iPhone.
  struct Part {
    /// The index of its first piece.
    var token: Int
    /// The byte behind it.
    var end: Int
    /// The answer.
    var value: Bool
  }

  /// Whether it is true; nil when the compiler must say.
  var value: Bool?
  /// The questions that are decided as for an iPhone, where the compiler would say something else.
  var parts: [Part] = []
}

/// Reads a condition of `#if`: names, calls, `!`, `&&`, `||` and parentheses.
///
/// What it cannot read is undecided as a whole, so that the compiler reports it.
struct ConditionReader {
  private let code: SourceCode
  private let conditions: BuildConditions
  private var index: Int
  private let end: Int
  private var parts: [ConditionVerdict.Part] = []
  /// How many parentheses may stand in each other.
  private static let deepest = 64

  private struct Unreadable: Error {}

  /// The answer to the condition that is made of some pieces.
  static func verdict(
    of tokens: Range<Int>, in code: SourceCode, _ conditions: BuildConditions
  ) -> ConditionVerdict {
    var reader = ConditionReader(
      code: code, conditions: conditions, index: tokens.lowerBound, end: tokens.upperBound)
    do throws(Unreadable) {
      let value = try reader.either(depth: 0)
      guard reader.index == reader.end else { throw Unreadable() }
      return ConditionVerdict(value: value, parts: reader.parts)
    } catch {
      return ConditionVerdict(value: nil)
    }
  }

  private init(code: SourceCode, conditions: BuildConditions, index: Int, end: Int) {
    (self.code, self.conditions, self.index, self.end) = (code, conditions, index, end)
  }

  /// Whether the present piece has these bytes; then it is behind.
  private mutating func skip(_ text: String) -> Bool {
    guard index < end, code.has(text, at: index) else { return false }
    index += 1
    return true
  }

  private mutating func either(depth: Int) throws(Unreadable) -> Bool? {
    var value = try both(depth: depth)
    while skip("||") {
      let other = try both(depth: depth)
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func both(depth: Int) throws(Unreadable) -> Bool? {
    var value = try single(depth: depth)
    while skip("&&") {
      let other = try single(depth: depth)
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func single(depth: Int) throws(Unreadable) -> Bool? {
    guard depth < Self.deepest, index < end else { throw Unreadable() }
    if skip("!") { return try single(depth: depth + 1).map { !$0 } }
    if skip("(") {
      let value = try either(depth: depth + 1)
      guard skip(")") else { throw Unreadable() }
      return value
    }
    guard code.tokens[index].kind == .name else { throw Unreadable() }
    let start = index
    index += 1
    guard index < end, code.has("(", at: index) else { return word(code.text(start)) }
    return try call(code.text(start), from: start)
  }

  private func word(_ word: String) -> Bool {
    word == "true" || word != "false" && conditions.isSet(word)
  }

  /// Reads the argument of a question, which has no parentheses in it.
  private mutating func call(_ question: String, from start: Int) throws(Unreadable) -> Bool? {
    let first = index + 1
    while index < end, !code.has(")", at: index) { index += 1 }
    guard index < end, first < index else { throw Unreadable() }
    let argument = first..<index
    let range = code.tokens[start].range.lowerBound..<code.tokens[index].range.upperBound
    index += 1
    guard !code.hasLineBreak(range) else { return nil }
    let value = answer(to: question, argument)
    if let value, Self.platform.contains(question) {
      parts.append(.init(token: start, end: range.upperBound, value: value))
    }
    return value
  }

  /// The questions that the compiler here answers otherwise.
  private static let platform: Set<String> = ["os", "canImport", "targetEnvironment"]

  private func answer(to question: String, _ argument: Range<Int>) -> Bool? {
    let word = code.text(argument.lowerBound)
    switch question {
    case "os": return argument.count == 1 ? word == conditions.system : nil
    case "targetEnvironment": return argument.count == 1 ? conditions.isTarget(word) : nil
    case "canImport":
      // A part of a module is there when the module is; a version is left to the compiler.
      return argument.contains { code.has(",", at: $0) } ? nil : conditions.canImport(word)
    case "swift": return BuildConditions.isMet(conditions.language, word, version(argument))
    case "compiler": return BuildConditions.isMet(conditions.compiler, word, version(argument))
    default: return nil
    }
  }

  /// The numbers of a version behind its sign.
  private func version(_ argument: Range<Int>) -> [Int] {
    let pieces = argument.dropFirst().map(code.text).joined()
    return pieces.utf8.split(separator: UInt8(ascii: ".")).map { Int(Substring($0)) ?? 0 }
  }
}
