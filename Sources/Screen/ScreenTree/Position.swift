/// A position in a text file, or in the Swift code that made a view.
public struct Position: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; 0 when the format has no lines.
  public var line: Int32
  /// The column, or negative for a position in Swift code: the number of the file and the column.
  ///
  /// Every view and every property has a position, so that it has no room for the name of a file.
  private var packed: Int32

  /// A line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    // Cut instead of a trap: a position is only shown.
    self.line = max(0, Int32(clamping: line))
    packed = max(0, Int32(clamping: column))
  }

  /// A line and a column of a file of Swift code, both counted from 1.
  package init(in file: SourceFile, line: Int, column: Int) {
    self.line = max(0, Int32(clamping: line))
    // The number and the 12 bits of the column fill 31 bits, which leaves the sign free.
    packed = -(Int32(file.number) << Self.columnBits | Int32(min(max(0, column), Self.mostColumns)))
    // One less, so that the first file without a column is negative as well.
    packed -= 1
  }

  /// The position of something that was not read from a file.
  public static let unknown = Position(line: 0, column: 0)

  private static let columnBits = 12
  private static let mostColumns = 1 << columnBits - 1

  /// The column in Unicode scalars, from 1; 0 if unknown.
  public var column: Int32 { packed < 0 ? -(packed + 1) & Int32(Self.mostColumns) : packed }

  /// The file of Swift code that it is in; nil for a position in the file of the screen.
  package var sourceFile: SourceFile? {
    packed < 0 ? SourceFile(number: Int(-(packed + 1) >> Self.columnBits)) : nil
  }

  /// The line and the column, `12:5`; a question mark if unknown.
  public var description: String {
    line == 0 ? "?" : withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The name of something at the position: its class, the line and the column, `Slider@12:5`.
  func name(of className: String) -> String {
    guard line > 0 else { return "\(className)@?" }
    var className = className
    return withBytes { position in
      className.withUTF8 { name in
        String(unsafeUninitializedCapacity: name.count + 1 + position.count) { bytes in
          _ = bytes.initialize(fromContentsOf: name)
          bytes.initializeElement(at: name.count, to: UInt8(ascii: "@"))
          return bytes[(name.count + 1)...].initialize(fromContentsOf: position)
        }
      }
    }
  }

  // By hand, because most elements have their position in their name, and interpolation takes
  // five times as long.
  /// Passes on the line and the column as UTF-8.
  private func withBytes<Result>(_ use: (Slice<UnsafeMutableBufferPointer<UInt8>>) -> Result)
    -> Result
  {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { bytes in
      var start = bytes.count
      func write(_ number: Int32) {
        var rest = number.magnitude
        repeat {
          start -= 1
          bytes[start] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        } while rest > 0
      }
      if column > 0 {
        write(column)
        start -= 1
        bytes[start] = UInt8(ascii: ":")
      }
      write(line)
      return use(bytes[start...])
    }
  }
}
