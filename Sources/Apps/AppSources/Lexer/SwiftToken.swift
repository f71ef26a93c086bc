/// What a piece of Swift source is.
package enum SwiftTokenKind: Hashable, Sendable {
  /// A name or a keyword; which of both depends on what stands around it.
  case name
  /// A name between backticks, which is no keyword.
  case quotedName
  /// A number, with its base, fraction and exponent.
  case number
  /// A string literal, or the part of it behind its last interpolation.
  case text
  /// A part of a string literal up to the `\(` of an interpolation, whose code follows.
  case opening
  /// A regular expression, `/…/` or `#/…/#`.
  case regex
  /// A comment to the end of its line, or a block with the blocks in it.
  case comment
  /// `#` and a word: a directive such as `#if`, or a macro.
  case hashName
  /// `@` and a word.
  case attribute
  /// A run of operator signs.
  case `operator`
  /// A bracket, a comma, or any other sign.
  case punctuation
}

/// A piece of Swift source.
package struct SwiftToken: Hashable, Sendable {
  /// What it is.
  package var kind: SwiftTokenKind
  /// Its bytes.
  package var range: Range<Int>
  /// The line of its first byte, from 1.
  package var line: Int
  /// The column of its first byte in bytes, from 1, as the compiler counts.
  package var column: Int
  /// The number of the interpolation whose code it belongs to, in their order; 0 outside of them.
  package var interpolation: Int
}
