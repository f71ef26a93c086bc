import Foundation

/// A worker that a test talks to byte by byte.
final class Worker {
  /// The program, which lies where the tests do.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("spoken-espeak-worker")

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a worker.
  init(bufferLength: Int) throws {
    process.executableURL = Worker.program
    process.arguments = ["\(bufferLength)"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { process.terminate() }

  /// Sends a request that starts with some bytes and ends with a text.
  func ask(_ start: Data, then text: String = "") throws {
    let body = start + Data(text.utf8)
    let length = withUnsafeBytes(of: UInt32(body.count).littleEndian) { Data($0) }
    try input.fileHandleForWriting.write(contentsOf: length + body)
  }

  /// Reads the pieces of a sound and then the reply behind them: its first byte, and all others.
  func speech() throws -> (status: UInt8?, bytes: Data) {
    var all = Data()
    while let message = try reply() {
      all += message.dropFirst()
      guard message.first == 4 else { return (message.first, all) }
    }
    return (nil, all)
  }

  /// Reads how long the next reply is, or nil at the end.
  func length() throws -> Int? {
    guard let header = try output.fileHandleForReading.read(upToCount: 4) else { return nil }
    return header.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads the next reply, or nil at the end.
  func reply() throws -> Data? {
    try length().flatMap { try output.fileHandleForReading.read(upToCount: $0) }
  }

  /// Reads all that still comes and counts its bytes.
  func rest() throws -> Int { try output.fileHandleForReading.readToEnd()?.count ?? 0 }

  /// The numbers of the worker's copies of itself.
  func copies() throws -> [Int32] {
    let number = process.processIdentifier
    let file = URL(fileURLWithPath: "/proc/\(number)/task/\(number)/children")
    let text = String(
      decoding: try FileHandle(forReadingFrom: file).readToEnd() ?? Data(), as: UTF8.self)
    return text.split(separator: " ").compactMap { Int32($0) }
  }

  /// Ends the requests.
  func end() { input.fileHandleForWriting.closeFile() }

  /// Waits for the worker's end.
  func exitCode() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
