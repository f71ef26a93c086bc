import Testing

@testable import SpokenPreview

struct PreviewReturnTests {
  private let key = "0123456789abcdef0123456789abcdef"
  private let number = "00112233445566778899aabbccddeeff"

  @Test func `a page that knows the key comes back, once for each number`() throws {
    let server = PreviewReturn(key: key)
    // A page has the key of the run before.
    let page = PreviewReturn(key: key)
    let challenge = try #require(server.challenge(number))
    #expect(challenge.proof == page.proof(of: "server", number, challenge.number))
    let proof = page.proof(of: "page", number, challenge.number)
    #expect(proof != challenge.proof)
    #expect(server.accepts(challenge.number, proof: proof))
    #expect(!server.accepts(challenge.number, proof: proof))
  }

  @Test func `another key, another number and the server's own proof are refused`() throws {
    let server = PreviewReturn(key: key)
    let stranger = PreviewReturn(key: String(key.reversed()))
    let offers: [(PreviewReturn.Challenge) -> String] = [
      { $0.proof }, { stranger.proof(of: "page", number, $0.number) },
      { server.proof(of: "page", key, $0.number) }, { _ in "" },
    ]
    for offered in offers {
      let challenge = try #require(server.challenge(number))
      #expect(!server.accepts(challenge.number, proof: offered(challenge)))
    }
    #expect(!server.accepts(number, proof: ""))
    for wrong in ["", "0", number + "0", String(number.dropLast()) + "g"] {
      #expect(server.challenge(wrong) == nil)
    }
  }

  @Test func `strangers who ask do not keep a page from coming back`() throws {
    let server = PreviewReturn(key: key)
    let challenge = try #require(server.challenge(number))
    for _ in 0..<1023 { _ = server.challenge(PreviewAccess.random) }
    let proof = server.proof(of: "page", number, challenge.number)
    #expect(server.accepts(challenge.number, proof: proof))
  }

  @Test func `a proof is the digest of key, side and both numbers`() {
    #expect(
      PreviewReturn(key: "k").proof(of: "page", "a", "b")
        == "87ab2910936936997f696646ef9074f27645af3bd4483eb867f6fa24e6b71aba")
  }

  @Test func `a server gives its place to a page of another run`() async throws {
    try await Loopback.run(from: 18_700, key: key) { server in
      func ask(_ query: String, _ headers: String...) async throws -> String {
        try await server.reply(to: server.request("/again?\(query)", ["Cookie: a=b"] + headers))
      }
      let first = try await ask("number=\(number)")
      let own = try #require(first.firstMatch(of: #/"number":"([0-9a-f]{32})"/#)?.1)
      let page = PreviewReturn(key: key)
      #expect(first.contains(#""proof":"\#(page.proof(of: "server", number, String(own)))"}"#))
      #expect(!first.contains("Set-Cookie") && !first.contains(server.access.place))
      let wrong = try await ask("number=\(own)&proof=0")
      #expect(wrong.hasPrefix("HTTP/1.1 403 ") && !wrong.contains(server.access.place))
      let second = try await ask("number=\(number)")
      let next = try #require(second.firstMatch(of: #/"number":"([0-9a-f]{32})"/#)?.1)
      let proof = page.proof(of: "page", number, String(next))
      let right = try await ask("number=\(next)&proof=\(proof)")
      #expect(right.hasSuffix(#"{"place":"/\#(server.access.place)/"}"#))
      #expect(right.contains("Set-Cookie: \(server.cookie); Path="))
      for header in ["Host: evil.example", "Origin: http://evil.example"] {
        #expect(try await ask("number=\(number)", header).hasPrefix("HTTP/1.1 403 "))
      }
    }
  }
}
