import SpokenServer
import Testing

struct LocalNamesTests {
  @Test(arguments: [
    ("127.0.0.1:8417", true), ("LocalHost:8417", true), ("[::1]:8417", true),
    ("192.0.2.7:8417", true), ("127.0.0.1", false), ("127.0.0.1:8418", false),
    ("evil.example:8417", false), ("", false),
  ])
  func `a port belongs to the names`(host: String, isOurs: Bool) {
    let names = LocalNames(port: 8417, hosts: ["192.0.2.7"])
    #expect(names.includes(host: host) == isOurs)
    #expect(names.includes(origin: "http://\(host)") == isOurs)
    #expect(!names.includes(origin: "https://\(host)"))
  }

  @Test(arguments: [
    ("127.0.0.1:1", true), ("localhost", true), ("[::1]:65535", true), ("localhost:", false),
    ("localhost:a", false), ("localhost.evil.example", false), ("localhost:1:2", false),
  ])
  func `before a port is known, any goes with a name`(host: String, isOurs: Bool) {
    let names = LocalNames(port: nil)
    #expect(names.includes(host: host) == isOurs)
    #expect(!names.includes(origin: "http://\(host)"))
  }

  @Test func `browsers leave the usual port out, and a name is needed`() {
    let names = LocalNames(port: 80)
    #expect(names.includes(host: "localhost") && names.includes(host: "localhost:80"))
    #expect(!names.includes(host: nil))
  }
}
