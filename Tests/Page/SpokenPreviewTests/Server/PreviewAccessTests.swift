import SpokenPreview
import Testing

struct PreviewAccessTests {
  private let token = "0123456789abcdef0123456789abcdef"

  @Test(
    arguments: [
      ("127.0.0.1:8417", nil, nil), ("localhost:8417", nil, nil), ("[::1]:8417", nil, nil),
      ("LOCALHOST:8417", "http://LocalHost:8417", nil),
      ("127.0.0.1:8417", "http://127.0.0.1:8417", nil),
      (nil, nil, .host), ("", nil, .host), ("127.0.0.1", nil, .host),
      ("127.0.0.1:8418", nil, .host), ("evil.example:8417", nil, .host),
      ("127.0.0.1:8417.evil.example", nil, .host), ("127.0.0.1:84170", nil, .host),
      ("127.0.0.1:8417", "http://evil.example", .origin),
      ("127.0.0.1:8417", "https://127.0.0.1:8417", .origin),
      ("127.0.0.1:8417", "http://127.0.0.1:9000", .origin),
      ("127.0.0.1:8417", "null", .origin), ("127.0.0.1:8417", "", .origin),
    ] as [(String?, String?, PreviewAccess.Refusal?)])
  func `only names of this machine and pages of the server may ask`(
    host: String?, origin: String?, refusal: PreviewAccess.Refusal?
  ) {
    let access = PreviewAccess(port: 8417, token: token)
    let request = PreviewAccess.Request(host: host, origin: origin, token: token)
    #expect(access.refusal(of: request) == refusal)
  }

  @Test(
    arguments: [
      (nil, nil, false), (nil, "", false), (nil, "0123456789abcdef0123456789abcdee", false),
      (nil, "0123456789abcdef0123456789abcdef", true),
      ("spoken-8417=0123456789abcdef0123456789abcdef", nil, true),
      ("a=b; spoken-8417=0123456789abcdef0123456789abcdef; c=d", nil, true),
      ("spoken-8418=0123456789abcdef0123456789abcdef", nil, false),
      ("xspoken-8417=0123456789abcdef0123456789abcdef", nil, false),
      ("spoken-8417=", nil, false), ("spoken-8417", nil, false),
    ] as [(String?, String?, Bool)])
  func `a request needs the token, in its address or its cookie`(
    cookie: String?, token: String?, isAllowed: Bool
  ) {
    let access = PreviewAccess(port: 8417, token: self.token)
    let request = PreviewAccess.Request(host: "localhost:8417", cookie: cookie, token: token)
    #expect(access.refusal(of: request) == (isAllowed ? nil : .token))
  }

  @Test func `an address that the user named may be asked too`() {
    let access = PreviewAccess(port: 8417, token: token, hosts: ["10.0.0.7"])
    let request = PreviewAccess.Request(
      host: "10.0.0.7:8417", origin: "http://10.0.0.7:8417", token: token)
    #expect(access.refusal(of: request) == nil)
    #expect(PreviewAccess(port: 8417, token: token).refusal(of: request) == .host)
  }

  @Test func `the cookie stays on this site and out of scripts`() {
    #expect(
      PreviewAccess(port: 8417, token: "a").cookie
        == "spoken-8417=a; Path=/; SameSite=Strict; HttpOnly")
  }
}
