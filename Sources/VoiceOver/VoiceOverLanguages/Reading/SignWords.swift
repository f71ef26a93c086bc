/// The words of addresses, names of files, keys and marks that are counted.
struct SignWords: Sendable {
  /// Between the parts of an address: `.`.
  let dot: String
  /// In a mail address and before a name: `@`.
  let at: String
  /// In an address: `/`.
  let slash: String
  /// In an address: `:`.
  let colon: String
  /// In an address: `-`.
  let dash: String
  /// In an address: `_`.
  let underscore: String
  /// Before a topic: `#`.
  let hashtag: String
  /// The `#` in the raw name of a file; nil for its name as a mark.
  var hash: String? = nil
  /// A masked number; `%1` are the digits that are left.
  let endingIn: String
  /// Marks in a row; `%1` is their number, `%2` the name of the mark.
  let repetition: Noun
  /// The plural names of marks that stand in rows.
  let rows: [Character: String]
  /// Before the number of a version.
  let version: String
  /// The names of keys.
  let keys: [Character: String]
  /// The end of a line, where it is spoken.
  let newLine: String
  /// The word after the name of an emoji.
  let emoji: String
  /// Names of products before the number of a version, in lower case.
  let products: Set<String>
  /// Stars of a rating: `%1` full ones of `%2`.
  let rating: String
}
