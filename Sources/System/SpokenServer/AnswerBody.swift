/// What an answer contains: bytes that are read in pieces, so that a long sound is never in memory.
package struct AnswerBody: Sendable {
  /// How many bytes there are.
  package let count: Int
  /// Reads a part of them; fewer, or an error, when they are lost.
  package let bytes: @Sendable (Range<Int>) throws -> [UInt8]

  /// A body of so many bytes, with what reads a part of them.
  package init(count: Int, bytes: @escaping @Sendable (Range<Int>) throws -> [UInt8]) {
    (self.count, self.bytes) = (count, bytes)
  }

  /// A body that is in memory.
  package init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { Array(bytes[$0]) }
  }

  /// A text.
  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// A part of it as a body.
  package subscript(part: Range<Int>) -> AnswerBody {
    AnswerBody(count: part.count) { [bytes] in
      try bytes(part.lowerBound + $0.lowerBound..<part.lowerBound + $0.upperBound)
    }
  }
}
