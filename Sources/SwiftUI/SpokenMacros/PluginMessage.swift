import Foundation

/// A message between the compiler and this program.
struct PluginMessage {
  let content: [String: Any]

  /// The next message of the compiler; nil at the end.
  static func read() -> PluginMessage? {
    guard let head = bytes(8) else { return nil }
    let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard let body = bytes(length) else { return nil }
    let json = try? JSONSerialization.jsonObject(with: body)
    return (json as? [String: Any]).map { PluginMessage(content: $0) }
  }

  private static func bytes(_ count: Int) -> Data? {
    var data = Data()
    // A pipe returns what is there, which may be less than a whole message.
    while data.count < count {
      guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count),
        // No bytes without an error means that the compiler has closed the pipe.
        !more.isEmpty
      else { return nil }
      data += more
    }
    return data
  }

  /// Writes the message to the compiler.
  func write() {
    guard let body = try? JSONSerialization.data(withJSONObject: content) else { return }
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
    FileHandle.standardOutput.write(head + body)
  }
}
