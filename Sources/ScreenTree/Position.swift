/// A position in a text file.
public struct Position: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; 0 when the format has no lines.
  public var line: Int32
  /// The column in Unicode scalars, from 1; 0 if unknown.
  public var column: Int32

  /// A line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  /// The position of something that was not read from a file.
  public static let unknown = Position(line: 0, column: 0)

  /// The line and the column, `12:5`; a question mark if unknown.
  public var description: String {
    line == 0 ? "?" : column == 0 ? "\(line)" : "\(line):\(column)"
  }
}
