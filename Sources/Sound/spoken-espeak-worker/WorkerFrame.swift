import SpokenCLibrary

// Renamed, because `WorkerFrame` has functions `read` and `write`.
private let systemRead = unsafe read
private let systemWrite = unsafe write

/// The type of a reply; its first byte.
enum ReplyStatus: UInt8 {
  /// The answer: samples of 16 bits in this machine's order, or the lines of a list.
  case answer = 0
  /// The voice cannot be used, for the reason in the body.
  case voiceFault = 1
  /// This text cannot be spoken, for the reason in the body.
  case failure = 2
  /// This text crashes the engine; the body has the signal.
  case crash = 3
  /// A block of sound that precedes its answer.
  case sound = 4
}

/// Messages over a stream: four bytes of length, low byte first, followed by as many bytes.
enum WorkerFrame {
  /// The longest request.
  static let longest = 1 << 20

  /// Reads the next message; nil at the end of the stream or for invalid data.
  static func read(from descriptor: Int32) -> [UInt8]? {
    guard let header = read(4, from: descriptor) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    // The length is checked before memory is allocated for it.
    guard length <= longest else { return nil }
    return read(length, from: descriptor)
  }

  /// Writes a reply.
  static func write(_ status: ReplyStatus, _ body: [UInt8], to descriptor: Int32) {
    unsafe body.withUnsafeBytes { unsafe write(status, $0, to: descriptor) }
  }

  /// Writes a reply directly from the memory of its body.
  static func write(_ status: ReplyStatus, _ body: UnsafeRawBufferPointer, to descriptor: Int32) {
    let start = header(1 + body.count) + [status.rawValue]
    unsafe start.withUnsafeBytes { start in
      // A call of the system costs more than these few bytes, so the header travels with its body.
      let sent = unsafe writeTogether(start, body, to: descriptor)
      let (first, second) = (min(sent, start.count), max(sent - start.count, 0))
      unsafe writeAll(UnsafeRawBufferPointer(rebasing: start[first...]), to: descriptor)
      unsafe writeAll(UnsafeRawBufferPointer(rebasing: body[second...]), to: descriptor)
    }
  }

  /// Forwards a message unchanged.
  static func forward(_ message: [UInt8], to descriptor: Int32) {
    let bytes = header(message.count) + message
    unsafe bytes.withUnsafeBytes { unsafe writeAll($0, to: descriptor) }
  }

  private static func header(_ length: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: UInt32(length) >> ($0 * 8)) }
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
