import Foundation
import Testing

/// One worker that is asked in one manner and another.
@Suite struct TurnTests {
  /// The start of a request at a speed of 180 words a minute.
  private static let start = Data([1, 180, 0, 0, 0, 50, 0, 0, 0, 50, 0, 0, 0, 100, 0, 0, 0])

  /// The replies to texts, each behind its voice and its variant.
  private func replies(_ requests: [String]) throws -> [(status: UInt8?, bytes: Data)] {
    let worker = try Worker(bufferLength: 200)
    _ = try worker.reply()
    let replies = try requests.map { request in
      try worker.ask(Self.start, then: request)
      return try worker.speech()
    }
    worker.end()
    #expect(worker.exitCode() == 0)
    return replies
  }

  @Test func `speaks the same in whatever manner it spoke before`() throws {
    let requests = [
      "gmw/en-US\0\0Save", "gmw/en-US\0\0Open", "gmw/de\0f2\0Guten Tag", "gmw/en-US\0\0Save",
      "gmw/de\0f2\0Guten Tag", "gmw/en-US\0f2\0Save",
    ]
    let together = try replies(requests).map(\.bytes)
    let alone = try requests.map { try replies([$0])[0].bytes }
    #expect(together == alone)
    #expect(together[0] == together[3] && together[0] != together[5])
  }

  @Test func `refuses a voice and goes on`() throws {
    let replies = try replies([
      "gmw/nowhere\0\0Save", "gmw/nowhere\0\0Save", "gmw/en-US\0\0Save",
    ])
    #expect(replies.map(\.status) == [1, 1, 0])
  }

  @Test func `speaks on in the same manner after a crash`() throws {
    let replies = try replies(["aav/vi\0\0xin", "aav/vi\0\0(-a)", "aav/vi\0\0xin"])
    #expect(replies.map(\.status) == [0, 3, 0])
    #expect(replies[0].bytes == replies[2].bytes && replies[0].bytes.count > 1000)
  }
}
