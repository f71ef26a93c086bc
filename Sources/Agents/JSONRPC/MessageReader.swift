import SpokenCLibrary
import SpokenSyntax

/// Where a message ends in a stream of bytes.
package enum MessageFraming: Hashable, Sendable, CaseIterable {
  /// Each message is a line, as the Model Context Protocol has it.
  case lines
  /// Each message has a header with `Content-Length`, as the protocol of language servers has it.
  case headers
}

/// Takes messages out of a stream of bytes that comes in parts of any size.
///
/// What it keeps is bounded by the longest message: the bytes of a longer one are dropped as they
/// come, and the messages after it are read.
package struct MessageReader: Sendable {
  /// What was read: a message, or why there is none.
  package enum Step: Hashable, Sendable {
    /// A message.
    case message(Message)
    /// A message that is refused; the other side gets an error.
    case refused(Refusal)
  }

  /// The longest message in bytes: 4 MiB.
  package static let usualLimit = 4 << 20
  /// The longest line of a header in bytes.
  private static let longestHeader = 8 << 10

  private let framing: MessageFraming
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The first byte of the buffer that was not read.
  private var start = 0
  /// The first byte of the buffer that may be a line feed.
  private var scanned = 0
  /// Whether the rest of a line that is too long is dropped.
  private var dropsLine = false
  /// How many bytes of a message that is too long are still dropped.
  private var dropped = 0
  /// The length of the message whose header was read, in bytes.
  private var length: Int?
  /// What the header says so far: nothing, or lines with or without a length.
  private var header: (hasLines: Bool, length: Int?) = (false, nil)

  /// A reader of a stream from its beginning.
  ///
  /// - Parameters:
  ///   - framing: where a message ends.
  ///   - limit: the longest message in bytes.
  package init(_ framing: MessageFraming, limit: Int = usualLimit) {
    (self.framing, self.limit) = (framing, limit)
  }

  /// Takes the next bytes of the stream.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    // What was read goes first, so that the buffer holds one message and one part at most.
    if start > 0 {
      buffer.removeSubrange(..<start)
      (start, scanned) = (0, scanned - start)
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next message; nil when more bytes are needed.
  package mutating func next() -> Step? {
    switch framing {
    case .lines: nextLine()
    case .headers: nextBody()
    }
  }

  /// The last message of a stream that ended, which has no line feed; nil for none.
  package mutating func finish() -> Step? {
    guard framing == .lines, start < buffer.count else { return nil }
    buffer.append(UInt8(ascii: "\n"))
    return nextLine()
  }
}

// Messages as lines.
extension MessageReader {
  private mutating func nextLine() -> Step? {
    while let line = takeLine() {
      guard !dropsLine else {
        dropsLine = false
        continue
      }
      guard line.count <= limit else { return tooLong() }
      // Blank lines are no messages; some clients end theirs with two line feeds.
      guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
      return Self.step(Array(line))
    }
    let isDropped = dropsLine
    guard isDropped || buffer.count - start > limit else { return nil }
    drop(buffer.count - start)
    dropsLine = true
    return isDropped ? nil : tooLong()
  }

  /// The bytes up to the next line feed, which are read; nil without one.
  private mutating func takeLine() -> ArraySlice<UInt8>? {
    guard let end = lineFeed() else {
      scanned = buffer.count
      return nil
    }
    let line = buffer[start..<end]
    (start, scanned) = (end + 1, end + 1)
    return line
  }

  /// The place of the next line feed.
  private func lineFeed() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, scanned < bytes.count else { return nil }
      return memchr(base + scanned, Int32(UInt8(ascii: "\n")), bytes.count - scanned)
        .map { UnsafeRawPointer($0) - base }
    }
  }

  /// Counts bytes as read.
  private mutating func drop(_ count: Int) {
    start += count
    scanned = start
  }

  private func tooLong() -> Step {
    .refused(
      Refusal(.invalidRequest("a message has at most \(limit) bytes; name a file instead")))
  }

  private static func step(_ bytes: [UInt8]) -> Step {
    do throws(Refusal) {
      return .message(try Message(bytes))
    } catch {
      return .refused(error)
    }
  }
}

// Messages with headers.
extension MessageReader {
  private mutating func nextBody() -> Step? {
    while true {
      if dropped > 0 {
        let count = min(dropped, buffer.count - start)
        drop(count)
        dropped -= count
        guard dropped == 0 else { return nil }
      }
      if let length {
        guard buffer.count - start >= length else { return nil }
        let body = Array(buffer[start..<start + length])
        drop(length)
        self.length = nil
        return Self.step(body)
      }
      guard let line = takeLine() else { return dropLongHeader() }
      guard !dropsLine, line.count <= Self.longestHeader else {
        (dropsLine, header.hasLines) = (false, true)
        continue
      }
      if let fault = take(header: line) { return fault }
    }
  }

  /// Takes a line of a header; the fault of a header that ended without a usable length.
  private mutating func take(header line: ArraySlice<UInt8>) -> Step? {
    let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    guard text.isEmpty else {
      header.hasLines = true
      if let value = text.value(ofHeader: "content-length") { header.length = value }
      return nil
    }
    defer { header = (false, nil) }
    // Blank lines between messages do no harm.
    guard header.hasLines else { return nil }
    guard let count = header.length else {
      return .refused(Refusal(.parse("a header needs Content-Length with a number of bytes")))
    }
    guard count > limit else {
      length = count
      return nil
    }
    dropped = count
    return tooLong()
  }

  /// Drops bytes that are no header, because a line of one is short.
  private mutating func dropLongHeader() -> Step? {
    guard dropsLine || buffer.count - start > Self.longestHeader else { return nil }
    drop(buffer.count - start)
    dropsLine = true
    return nil
  }
}

extension String {
  /// The number that a header of this name has; nil for another header, and for no number.
  fileprivate func value(ofHeader name: String) -> Int? {
    let parts = split(atByte: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == name else { return nil }
    let digits = parts[1].unicodeScalars.drop { $0 == " " || $0 == "\t" }
    // Eighteen digits cannot overflow.
    guard (1...18).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return Int(String(digits))
  }
}
