import Foundation
import SpokenPage
import TestSupport
import Testing

@testable import SpokenPreview

@Suite(.timeLimit(.minutes(20))) struct PreviewServerTests {
  @Test func `answers its routes, and nothing else`() async throws {
    try await Loopback.run(from: 18_400) { server in
      let expected = [
        ("/", "200", "page of none"), ("/?input=a", "200", "page of a"),
        ("/sound/a", "200", "\u{1}\u{2}\u{3}"), ("/sound/b", "404", "There is nothing here.\n"),
        ("/sound/../a", "404", "There is nothing here.\n"),
        ("/screens", "200", "[]"), ("/export?input=a", "200", "file newest"),
        ("/export?input=a&version=b", "200", "file b"),
        ("/export", "404", "There is nothing here.\n"),
        ("/etc/passwd", "404", "There is nothing here.\n"),
        ("/live", "400", "This is the place of a WebSocket.\n"),
        ("/" + PreviewPanel.stylePath, "200", PreviewPanel.style),
        ("/" + PreviewPanel.scriptPath, "200", PreviewPanel.script),
      ]
      for (route, status, body) in expected {
        let answer = try await server.answer(to: route)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(route)")
        #expect(answer.hasSuffix("\r\n\r\n\(body)"), "\(route)")
      }
    }
  }

  @Test func `every answer forbids to guess, to frame, to keep and to load elsewhere`() async throws
  {
    try await Loopback.run(from: 18_430) { server in
      for route in ["/", "/nothing"] {
        let answer = try await server.answer(to: route)
        for header in [
          "Content-Security-Policy: \(PreviewPanel.policy)", "X-Content-Type-Options: nosniff",
          "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
          "Cache-Control: no-store", "Connection: close",
        ] {
          #expect(answer.contains("\r\n\(header)\r\n"), "\(route) \(header)")
        }
        #expect(!answer.contains("Set-Cookie"))
      }
    }
  }

  @Test func `a link gives a cookie to the first who opens it`() async throws {
    try await Loopback.run(from: 18_440) { server in
      let link = server.access.newLink()
      let looked = try await server.reply(
        to: "HEAD \(link) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      #expect(looked.hasPrefix("HTTP/1.1 403 "))
      let request = server.request(link, ["Cookie: a=b"])
      let first = try await server.reply(to: request)
      #expect(
        first.contains(
          "Set-Cookie: \(server.cookie); Path=/\(server.access.place)/; SameSite=Strict; HttpOnly"))
      let second = try await server.reply(to: request)
      #expect(second.hasPrefix("HTTP/1.1 403 ") && !second.contains("Set-Cookie"))
      #expect(
        second.hasSuffix(
          "\r\n\r\nA link works once; spoken preview has printed the next one in its terminal.\n"))
    }
  }

  @Test func `refuses other hosts, other origins and strangers`() async throws {
    try await Loopback.run(from: 18_460) { server in
      for header in [
        "Host: evil.example", "Origin: http://evil.example", "Cookie: a=b", "Host: [::1]",
        "Host: 127.0.0.1:\(server.port)\r\nHost: 127.0.0.1:\(server.port)",
      ] {
        for route in ["/", "/live", "/preview.js", "/sound/a"] {
          let answer = try await server.answer(to: route, header)
          #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(route) \(header)")
        }
      }
      for path in ["/", "/live", "/screens", "http://127.0.0.1/screens", "/%2e%2e/screens"] {
        let answer = try await server.reply(to: server.request(path, []))
        #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(path)")
      }
      let upgrade = [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==", "Origin: http://evil.example",
      ]
      let live = "/\(server.access.place)/live"
      let answer = try await server.reply(to: server.request(live, upgrade))
      #expect(answer.hasPrefix("HTTP/1.1 403 ") && server.room.count == 0)
    }
  }

  @Test func `what is no request, and what is not asked for, is refused`() async throws {
    try await Loopback.run(from: 18_470) { server in
      let post = server.request("/\(server.access.place)/", ["Content-Length: 1"])
        .replacingOccurrences(of: "GET", with: "POST")
      let posted = try await server.reply(to: post + "a")
      #expect(posted.hasPrefix("HTTP/1.1 405 "))
      let nonsense = try await server.reply(to: "nonsense\r\n\r\n")
      #expect(nonsense.hasPrefix("HTTP/1.1 400 "))
      let long = String(repeating: "a", count: 17_000)
      let tooLong = try await server.answer(to: "/" + long)
      #expect(tooLong.hasPrefix("HTTP/1.1 431 "))
    }
  }

  @Test func `a part of a sound is sent alone, and a long one in pieces`() async throws {
    try await Loopback.run(from: 18_480) { server in
      let part = try await server.answer(to: "/sound/a", "Range: bytes=1-")
      #expect(part.hasPrefix("HTTP/1.1 206 ") && part.hasSuffix("\r\n\r\n\u{2}\u{3}"))
      #expect(part.contains("\r\nContent-Range: bytes 1-2/3\r\n"))
      #expect(part.contains("\r\nContent-Type: audio/flac\r\n"))
      let outside = try await server.answer(to: "/sound/a", "Range: bytes=3-")
      #expect(outside.hasPrefix("HTTP/1.1 416 "))
      #expect(outside.contains("\r\nContent-Range: bytes */3\r\n"))
      let count = try await server.onThread {
        let wire = try server.connect()
        defer { wire.close() }
        wire.send(Array(server.request("/\(server.access.place)/sound/long", []).utf8))
        var count = 0
        while true {
          let more = wire.receive(atMost: 1 << 20)
          if more.isEmpty { return count }
          count += more.count { $0 == 7 }
        }
      }
      #expect(count == 20 << 20)
    }
  }

  @Test func `pages send requests and get answers, sixteen at once`() async throws {
    try await Loopback.run(from: 18_490) { server in
      let texts = try await server.onThread {
        let pages = try (0..<PreviewRoom.places).map { _ in try server.page() }
        defer { for page in pages { page.close() } }
        let texts = try pages.map { page in
          Loopback.send(#"{"do":"open","input":"a"}"#, to: page)
          return try Loopback.message(from: page)
        }
        let last = try server.page()
        defer { last.close() }
        Loopback.send("no request", to: pages[0])
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

  @Test func `a frame of more than a mebibyte is refused by its first bytes`() async throws {
    try await Loopback.run(from: 18_500) { server in
      let frame = try await server.onThread {
        let page = try server.page()
        defer { page.close() }
        // A text of 2 to the power of 40 bytes, of which none comes.
        page.send([0x81, 0xFF, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        return try page.receive(exactly: 4)
      }
      #expect(frame == [0x88, 2, 0x03, 0xF1])
      while server.room.count > 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test func `idle connections keep nobody out`() async throws {
    try await Loopback.run(from: 18_510) { server in
      let idle = try await server.onThread { try (0..<200).map { _ in try server.connect() } }
      let heard = try await server.answer(to: "/")
      #expect(heard.hasSuffix("page of none"))
      try await server.onThread { for wire in idle { wire.close() } }
    }
  }

  @Test func `a thousand connections leave no descriptor open`() async throws {
    try await Loopback.run(from: 18_520) { server in
      let before = server.sockets
      #expect(before >= 1)
      for number in 0..<1000 {
        switch number % 4 {
        case 0:
          let heard = try await server.answer(to: "/")
          #expect(heard.hasSuffix("page of none"))
        case 1:
          let heard = try await server.answer(to: "/", "Host: x")
          #expect(heard.contains("403"))
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
    ("255.255.255.255", false), ("224.0.0.1", false), ("239.255.255.250", false),
    ("240.0.0.1", false),
  ])
  func `listens on an address of this machine`(address: String, isPossible: Bool) {
    #expect((PreviewServer.fault(of: address) == nil) == isPossible)
  }

  @Test func `takes the next free port, and refuses what is no address`() async throws {
    try await Loopback.run(from: 18_550) { server in
      let next = try PreviewServer.freePort(from: server.port, address: "127.0.0.1")
      #expect(next > server.port)
    }
    for address in ["example", "203.0.113.9", "224.0.0.1"] {
      #expect(throws: PreviewServer.Failure.self) {
        try PreviewServer.freePort(from: 18_580, address: address)
      }
    }
  }
}
