import FlyingSocks
import Foundation
import SpokenPage
import Testing

@testable import SpokenPreview

@Suite(.timeLimit(.minutes(20))) struct PreviewServerTests {
  @Test func `answers its routes, and nothing else`() async throws {
    try await Loopback.run(from: 18_400) { server in
      let expected = [
        ("/?token=\(Loopback.token)", "200", "page of none"), ("/?input=a", "200", "page of a"),
        ("/sound/a", "200", "\u{1}\u{2}\u{3}"), ("/sound/b", "404", "There is nothing here.\n"),
        ("/sound/../a", "404", "There is nothing here.\n"),
        ("/screens", "200", "[]"), ("/export?input=a", "200", "file newest"),
        ("/export?input=a&version=b", "200", "file b"),
        ("/export", "404", "There is nothing here.\n"),
        ("/etc/passwd", "404", "There is nothing here.\n"),
        (PreviewPanel.stylePath, "200", PreviewPanel.style),
        (PreviewPanel.scriptPath, "200", PreviewPanel.script),
      ]
      for (path, status, body) in expected {
        let answer = try await server.answer(to: path)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(path)")
        #expect(answer.hasSuffix("\r\n\r\n\(body)"), "\(path)")
      }
    }
  }

  @Test func `every answer forbids to guess, to frame, to keep and to load elsewhere`() async throws
  {
    try await Loopback.run(from: 18_430) { server in
      for path in ["/", "/nothing"] {
        let answer = try await server.answer(to: path)
        for header in [
          "Content-Security-Policy: \(PreviewPanel.policy)", "X-Content-Type-Options: nosniff",
          "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
          "Cache-Control: no-store",
        ] {
          #expect(answer.contains("\r\n\(header)\r\n"), "\(path) \(header)")
        }
        #expect(!answer.contains("Set-Cookie"))
      }
      let first = try await server.answer(to: "/?token=\(Loopback.token)")
      #expect(first.contains("Set-Cookie: spoken-\(server.port)=\(Loopback.token); Path=/; "))
    }
  }

  @Test func `refuses other hosts, other origins and strangers`() async throws {
    try await Loopback.run(from: 18_460) { server in
      for header in [
        "Host: evil.example", "Origin: http://evil.example", "Cookie: a=b", "Host: [::1]",
      ] {
        for path in ["/", "/live", PreviewPanel.scriptPath, "/sound/a"] {
          let answer = try await server.answer(to: path, header)
          #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(path) \(header)")
        }
      }
      // A token in any other address would end up in histories and logs.
      let answer = try await server.answer(
        to: "/sound/a?token=\(Loopback.token)", "Cookie: a=b")
      #expect(answer.hasPrefix("HTTP/1.1 403 "))
    }
  }

  @Test func `pages send requests and get answers, sixteen at once`() async throws {
    try await Loopback.run(from: 18_490) { server in
      let texts = try await server.onThread {
        let pages = try (0..<PreviewRoom.places).map { _ in try server.page() }
        defer { for page in pages { try? page.close() } }
        let texts = try pages.map { page in
          try Loopback.send(#"{"do":"open","input":"a"}"#, to: page)
          return try Loopback.message(from: page)
        }
        let last = try server.page()
        defer { try? last.close() }
        try Loopback.send("no request", to: pages[0])
        return [texts[0], texts[15], try Loopback.message(from: last)]
          + [try Loopback.message(from: pages[0])]
      }
      #expect(
        texts == [
          #"{"is":"error","text":"open a","v":1}"#, #"{"is":"error","text":"open a","v":1}"#,
          #"{"is":"error","text":"16 pages are already open; close one","v":1}"#,
          #"{"is":"error","text":"this message is no request","v":1}"#,
        ])
      while server.room.count > 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test func `a page that answers no ping loses its place, one that answers keeps it`() async throws
  {
    // Each page has its own pings, which the test sends; the first page answers them.
    let (pages, found) = AsyncStream.makeStream(of: AsyncStream<Void>.Continuation.self)
    let pings: @Sendable () -> AsyncStream<Void> = { AsyncStream { found.yield($0) } }
    try await Loopback.run(from: 18_590, pings: pings) { server in
      var pages = pages.makeAsyncIterator()
      let (lively, silent) = try await server.onThread { (try server.page(), try server.page()) }
      let first = try #require(await pages.next())
      let second = try #require(await pages.next())
      for each in [first, second] { each.yield() }
      // A ping is a frame without content, 0x89 0x00; an answer is 0x8A, masked.
      let frames = try await server.onThread {
        try [lively, silent].map { [try $0.read(), try $0.read()] }
      }
      #expect(frames == [[0x89, 0], [0x89, 0]])
      try await server.onThread { try Loopback.write(Data([0x8A, 0x80, 0, 0, 0, 0]), to: lively) }
      // The answer has arrived when what was sent after it is answered.
      let answer = try await server.onThread {
        try Loopback.send(#"{"do":"open","input":"a"}"#, to: lively)
        return try Loopback.message(from: lively)
      }
      #expect(answer.contains("open a") && server.room.count == 2)
      for each in [first, second] { each.yield() }
      while server.room.count > 1 { try await Task.sleep(for: .milliseconds(2)) }
      #expect(try await server.onThread { [try lively.read(), try lively.read()] } == [0x89, 0])
      try await server.onThread {
        try lively.close()
        try silent.close()
      }
    }
  }

  @Test func `a thousand connections leave no descriptor open`() async throws {
    try await Loopback.run(from: 18_520) { server in
      let before = server.sockets
      #expect(before >= 1)
      for number in 0..<1000 {
        switch number % 4 {
        case 0: #expect(try await server.answer(to: "/").hasSuffix("page of none"))
        case 1: #expect(try await server.answer(to: "/", "Host: x").contains("403"))
        case 2: try await server.onThread { try server.connect().close() }
        case _: try await server.onThread { try server.page().close() }
        }
        while server.room.count > 8 { try await Task.sleep(for: .milliseconds(2)) }
      }
      // Until the server has seen that the last ones are gone; the test's limit of time ends this.
      while server.sockets > before { try await Task.sleep(for: .milliseconds(5)) }
      #expect(server.room.count == 0)
    }
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("0.0.0.0", false), ("203.0.113.9", false), ("::1", false), ("", false),
  ])
  func `listens on an address of this machine`(address: String, isPossible: Bool) {
    #expect((PreviewServer.fault(of: address) == nil) == isPossible)
  }

  @Test func `takes the next free port, and refuses what is no address`() async throws {
    try await Loopback.run(from: 18_550) { server in
      let next = try PreviewServer.freePort(from: server.port, address: "127.0.0.1")
      #expect(next > server.port)
    }
    #expect(throws: PreviewServer.Failure.self) {
      try PreviewServer.freePort(from: 18_580, address: "example")
    }
    #expect(throws: PreviewServer.Failure.self) {
      try PreviewServer.freePort(from: 18_580, address: "203.0.113.9")
    }
  }
}
