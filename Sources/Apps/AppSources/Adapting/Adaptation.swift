/// A place of a source that has other text in the copy that is compiled.
///
/// The new text has as many bytes, and the same line breaks, so that everything else keeps its line
/// and its column.
package struct Adaptation: Hashable, Sendable {
  /// What was done.
  package enum Kind: String, CaseIterable, Sendable {
    /// A part of a block of `#if` that an app for an iPhone has not, with its directive.
    case branch
    /// A directive that is decided, or the part of a condition that is.
    case condition
    /// An attribute of Objective-C.
    case objectiveC = "objective-c"
    /// An attribute for Interface Builder.
    case interfaceBuilder = "interface-builder"
    /// The modifier `dynamic`.
    case dynamic
    /// `#selector`.
    case selector
    /// `#keyPath`.
    case keyPath = "key-path"
    /// `@main` or `@UIApplicationMain` of an app of UIKit.
    case main
    /// The part of a module in an import.
    case submodule
  }

  /// What was done.
  package var kind: Kind
  /// The bytes, in the source and in the copy.
  package var range: Range<Int>
  /// The line of the first byte, from 1.
  package var line: Int
  /// The column of the first byte in bytes, from 1.
  package var column: Int
  /// The text of the source.
  package var before: String
  /// The text of the copy, of as many bytes.
  package var after: String
  /// Why, as a sentence without its dot.
  package var reason: String
}

extension SourceCode {
  /// A change of the bytes from the beginning of a piece, to a text that is filled with spaces.
  func adaptation(
    _ kind: Adaptation.Kind, at token: Int, to end: Int, _ after: String? = nil, because: String
  ) -> Adaptation {
    let token = tokens[token]
    let range = token.range.lowerBound..<end
    let filled = after ?? ""
    // What stands behind the new text keeps its line breaks.
    let rest = bytes.blanks(range.lowerBound + filled.utf8.count..<end)
    return Adaptation(
      kind: kind, range: range, line: token.line, column: token.column,
      before: bytes.text(range), after: filled + rest, reason: because)
  }
}
