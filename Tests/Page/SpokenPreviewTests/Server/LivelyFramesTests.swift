import FlyingSocks
import Foundation
import Testing

@testable import SpokenPreview

@Suite(.timeLimit(.minutes(20))) struct LivelyFramesTests {
  /// Runs a server, with the times of the pings of each page that connects, which the test sends.
  private func run(
    from port: Int,
    _ body: (Loopback, AsyncStream<AsyncStream<Void>.Continuation>) async throws -> Void
  ) async throws {
    let (pages, found) = AsyncStream.makeStream(of: AsyncStream<Void>.Continuation.self)
    let pings: @Sendable () -> AsyncStream<Void> = { AsyncStream { found.yield($0) } }
    try await Loopback.run(from: port, pings: pings) { try await body($0, pages) }
  }

  @Test func `a message is a sign of life as an answer to a ping is`() async throws {
    try await run(from: 18_620) { server, pages in
      let page = try await server.onThread { try server.page() }
      var pages = pages.makeAsyncIterator()
      let pings = try #require(await pages.next())
      pings.yield()
      #expect(try await server.onThread { [try page.read(), try page.read()] } == [0x89, 0])
      // The message has arrived when it is answered.
      let answer = try await server.onThread {
        try Loopback.send(#"{"do":"a"}"#, to: page)
        return try Loopback.message(from: page)
      }
      #expect(answer == #"{"is":"error","text":"a ","v":1}"#)
      pings.yield()
      #expect(try await server.onThread { [try page.read(), try page.read()] } == [0x89, 0])
      pings.yield()
      while server.room.count > 0 { try await Task.sleep(for: .milliseconds(2)) }
      try await server.onThread { try page.close() }
    }
  }

  @Test func `the pings end when the page leaves`() async throws {
    try await run(from: 18_650) { server, pages in
      let page = try await server.onThread { try server.page() }
      var pages = pages.makeAsyncIterator()
      let pings = try #require(await pages.next())
      let (ends, ended) = AsyncStream.makeStream(of: Void.self)
      pings.onTermination = { _ in ended.yield() }
      try await server.onThread { try page.close() }
      var iterator = ends.makeAsyncIterator()
      #expect(await iterator.next() != nil)
      while server.room.count > 0 { try await Task.sleep(for: .milliseconds(2)) }
    }
  }

  @Test func `a page has half a minute to answer`() {
    #expect(LivelyFrames.interval == .seconds(30))
  }
}
