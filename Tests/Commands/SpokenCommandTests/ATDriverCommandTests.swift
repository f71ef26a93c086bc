import CommandTestSupport
import Foundation
import NIOHTTP1
import SpokenServer
import TestSupport
import Testing

struct ATDriverCommandTests {
  @Test func `a port that is taken ends it, with the cure`() async throws {
    let server = try LocalServer(Nowhere(), port: 0)
    let port = try await server.start()
    let run = try spoken("at-driver", "samples/hello.screen.yaml", "--port", "\(port)")
    #expect(run.status == 69 && run.output.isEmpty)
    #expect(run.errors.contains("port \(port)") && run.errors.contains("--port"), "\(run)")
    await server.stop()
  }

  @Test(
    arguments: [
      (["-"], 64), (["samples/hello.screen.yaml", "--port", "80"], 64),
      (["samples/hello.screen.yaml", "--host", "0.0.0.0"], 64),
      (["samples/hello.screen.yaml", "--at-name", ""], 64),
      (["samples/hello.screen.yaml", "--record", "x.yaml"], 64), (["none.screen.yaml"], 66),
    ] as [([String], Int32)])
  func `wrong use ends it before it listens`(words: [String], status: Int32) throws {
    let run = try spoken(["at-driver"] + words)
    #expect(run.status == status && run.output.isEmpty && !run.errors.isEmpty, "\(run)")
  }
}

/// A site where nothing is.
private struct Nowhere: LocalSite {
  let policy = "default-src 'none'"

  func answer(to head: HTTPRequestHead) async -> ServerAnswer { ServerAnswer(.notFound, "") }
  func isSocket(_ head: HTTPRequestHead) -> Bool { false }
  func peer() -> any SocketPeer { NoPeer() }
}

/// A peer that answers nothing.
private struct NoPeer: SocketPeer {
  let takesBinary = false

  func enter(_ send: @escaping @Sendable (String) -> Void) -> SocketRefusal? { nil }
  func answer(_ text: String?) async {}
  func leave() {}
  func forget() async {}
}
