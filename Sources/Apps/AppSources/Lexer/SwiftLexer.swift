/// Takes Swift source apart, in one pass over its bytes and without recursion.
///
/// It never fails: a literal or a comment that is not closed ends where Swift gives it up, at the
/// end of its line or of the file; a sign that Swift does not know is punctuation.
struct SwiftLexer {
  /// The source.
  let bytes: [UInt8]
  /// Where the next piece begins.
  var index = 0
  /// The last piece that is no comment.
  private(set) var previous: SwiftToken?
  private var tokens: [SwiftToken] = []
  /// The string literals whose interpolations are being read, the outermost first.
  private var literals: [TextFence] = []
  private var interpolations = 0
  /// The place of the last line break outside of literals and comments.
  private var lastBreak = -1
  private var line = 1
  private var lineStart = 0
  private var counted = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The pieces of a source, in their order; white space is none.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    lexer.readBeginning()
    while lexer.index < bytes.count { lexer.readNext() }
    return lexer.tokens
  }

  /// Adds the piece from a byte to the present one.
  mutating func add(_ kind: SwiftTokenKind, from start: Int) {
    while counted < start {
      // A carriage return before a line feed ends no line of its own.
      if bytes[counted] == 0x0A || bytes[counted] == 0x0D && bytes.at(counted + 1) != 0x0A {
        (line, lineStart) = (line + 1, counted + 1)
      }
      counted += 1
    }
    let token = SwiftToken(
      kind: kind, range: start..<index, line: line, column: start - lineStart + 1,
      interpolation: literals.last?.interpolation ?? 0)
    tokens.append(token)
    if kind != .comment { previous = token }
  }

  /// Whether a line ended behind the last piece that is no comment.
  var isOnNewLine: Bool { previous.map { lastBreak >= $0.range.upperBound } ?? true }

  /// Skips a byte order mark, and reads the line for a shell as a comment.
  private mutating func readBeginning() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if bytes.has("#", at: index), bytes.has("!", at: index + 1) { readLineComment() }
  }

  private mutating func readNext() {
    let byte = bytes[index]
    switch byte {
    case 0x0A, 0x0D: endLine()
    case UInt8(ascii: "\""): readText(from: index, hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "`"): readQuotedName()
    case UInt8(ascii: "@"): readWord(.attribute)
    case UInt8(ascii: "."): readDot()
    case UInt8(ascii: "("), UInt8(ascii: ")"): readParenthesis(byte)
    case _ where byte.isBlank: index += 1
    case _ where byte.isDigit: readNumber()
    default: readNameOrOperator()
    }
  }

  /// Ends a line: no interpolation of a literal of one line goes on behind it.
  private mutating func endLine() {
    lastBreak = index
    while let literal = literals.last, !literal.isLong { literals.removeLast() }
    index += 1
  }

  private mutating func readParenthesis(_ byte: UInt8) {
    let start = index
    index += 1
    if byte == UInt8(ascii: "(") {
      if !literals.isEmpty { literals[literals.count - 1].parentheses += 1 }
    } else if let literal = literals.last {
      if literal.parentheses == 0 {
        literals.removeLast()
        return readRest(of: literal, from: start)
      }
      literals[literals.count - 1].parentheses -= 1
    }
    add(.punctuation, from: start)
  }

  /// Ends the present part of a literal with an interpolation.
  mutating func open(_ literal: TextFence, from start: Int) {
    add(.opening, from: start)
    interpolations += 1
    var literal = literal
    (literal.parentheses, literal.interpolation) = (0, interpolations)
    literals.append(literal)
  }
}
