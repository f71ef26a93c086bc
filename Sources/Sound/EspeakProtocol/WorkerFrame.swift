import SpokenCLibrary

// Renamed, because `WorkerFrame` has functions `read` and `write`.
private let systemRead = unsafe read
private let systemWrite = unsafe write

/// Messages over a stream: four bytes of length, low byte first, followed by as many bytes.
package enum WorkerFrame {
  /// The longest request.
  package static let longest = 1 << 20

  /// Reads the next message; nil at the end of the stream or for invalid data.
  package static func read(from descriptor: Int32) -> [UInt8]? {
    guard let header = read(4, from: descriptor) else { return nil }
    let length = Self.length(of: header)
    // The length is checked before memory is allocated for it.
    guard length <= longest else { return nil }
    return read(length, from: descriptor)
  }

  /// Writes a reply.
  package static func write(_ status: ReplyStatus, _ body: [UInt8], to descriptor: Int32) {
    unsafe body.withUnsafeBytes { unsafe write(status, $0, to: descriptor) }
  }

  /// Writes a reply directly from the memory of its body.
  package static func write(
    _ status: ReplyStatus, _ body: UnsafeRawBufferPointer, to descriptor: Int32
  ) {
    let start = bytes(of: UInt32(1 + body.count)) + [status.rawValue]
    unsafe start.withUnsafeBytes { start in
      // A call of the system costs more than these few bytes, so the header travels with its body.
      let sent = unsafe writeTogether(start, body, to: descriptor)
      let (first, second) = (min(sent, start.count), max(sent - start.count, 0))
      unsafe writeAll(UnsafeRawBufferPointer(rebasing: start[first...]), to: descriptor)
      unsafe writeAll(UnsafeRawBufferPointer(rebasing: body[second...]), to: descriptor)
    }
  }

  /// Forwards a message unchanged.
  package static func forward(_ message: [UInt8], to descriptor: Int32) {
    let bytes = Self.bytes(of: UInt32(message.count)) + message
    unsafe bytes.withUnsafeBytes { unsafe writeAll($0, to: descriptor) }
  }

  /// The four bytes of a number, low byte first; a length precedes its message.
  package static func bytes(of number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// The length that four bytes announce.
  package static func length(of header: [UInt8]) -> Int {
    header.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Writes two parts in one call, and returns how many bytes were written.
  private static func writeTogether(
    _ start: UnsafeRawBufferPointer, _ body: UnsafeRawBufferPointer, to descriptor: Int32
  ) -> Int {
    let first = unsafe UnsafeMutableRawPointer(mutating: start.baseAddress)
    let second = unsafe UnsafeMutableRawPointer(mutating: body.baseAddress)
    return unsafe withUnsafeTemporaryAllocation(of: iovec.self, capacity: 2) { parts in
      unsafe parts[0] = iovec(iov_base: first, iov_len: start.count)
      unsafe parts[1] = iovec(iov_base: second, iov_len: body.count)
      // If nothing was written, the next calls detect the reason.
      return max(again { unsafe writev(descriptor, parts.baseAddress, 2) }, 0)
    }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      let count = again { unsafe systemWrite(descriptor, rest.baseAddress, rest.count) }
      // The reader is gone, so nothing is left to do.
      guard count > 0 else { _exit(1) }
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Reads a number of bytes, or nil when the stream ends before.
  private static func read(_ count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let got = again {
        unsafe bytes[start...].withUnsafeMutableBytes {
          unsafe systemRead(descriptor, $0.baseAddress, $0.count)
        }
      }
      guard got > 0 else { return nil }
      start += got
    }
    return bytes
  }

  /// Repeats a call that a signal interrupted.
  private static func again(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
