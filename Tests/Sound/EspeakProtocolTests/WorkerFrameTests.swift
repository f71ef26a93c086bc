import EspeakProtocol
import SpokenCLibrary
import Testing

struct WorkerFrameTests {
  /// What is read, message by message, from bytes that came through a pipe.
  private func messages(in bytes: [UInt8]) -> [[UInt8]] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return [] }
    defer { _ = close(ends[0]) }
    _ = write(ends[1], bytes, bytes.count)
    _ = close(ends[1])
    var found: [[UInt8]] = []
    while let message = WorkerFrame.read(from: ends[0]) { found.append(message) }
    return found
  }

  /// The bytes that arrive behind a pipe.
  private func sent(_ send: (Int32) -> Void) -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return [] }
    defer { _ = close(ends[0]) }
    send(ends[1])
    _ = close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(ends[0], &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  @Test(
    arguments: [
      (UInt32(0), [0, 0, 0, 0]), (1, [1, 0, 0, 0]), (0x0102_0304, [4, 3, 2, 1]),
      (.max, [255, 255, 255, 255]),
    ] as [(UInt32, [UInt8])])
  func `writes a number with its low byte first`(number: UInt32, bytes: [UInt8]) {
    #expect(WorkerFrame.bytes(of: number) == bytes)
    #expect(WorkerFrame.length(of: bytes) == Int(number))
  }

  @Test func `has its length before each message, low byte first`() {
    #expect(messages(in: [1, 0, 0, 0, 7, 2, 0, 0, 0, 8, 9]) == [[7], [8, 9]])
    #expect(messages(in: [0, 0, 0, 0]) == [[]])
  }

  @Test func `ends where the stream ends, and at a length that no request has`() {
    #expect(messages(in: [1, 0, 0, 0, 7, 2, 0, 0, 0, 8]) == [[7]])
    #expect(messages(in: [1, 0]) == [])
    #expect(messages(in: [255, 255, 255, 255, 1]) == [])
  }

  @Test func `writes a reply with its type, and passes a message on as it came`() {
    #expect(sent { WorkerFrame.write(.answer, [5, 6], to: $0) } == [3, 0, 0, 0, 0, 5, 6])
    #expect(sent { WorkerFrame.write(.crash, [], to: $0) } == [1, 0, 0, 0, 3])
    #expect(sent { WorkerFrame.forward([5, 6], to: $0) } == [2, 0, 0, 0, 5, 6])
  }
}
