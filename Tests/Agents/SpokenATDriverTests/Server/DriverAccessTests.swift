import SpokenATDriver
import Testing

struct DriverAccessTests {
  private let access = DriverAccess(origins: ["http://localhost:3000"])

  @Test(
    arguments: [
      (["127.0.0.1:4382"], [], true), (["localhost:4382"], [], true), (["LOCALHOST"], [], true),
      (["[::1]:4382"], [], true), ([], [], false), (["evil.example:4382"], [], false),
      (["127.0.0.1.evil.example"], [], false), (["127.0.0.1:4382@evil"], [], false),
      (["127.0.0.1:"], [], false), (["127.0.0.1:123456"], [], false),
      (["localhost", "localhost"], [], false),
      (["localhost"], ["http://evil.example"], false), (["localhost"], ["null"], false),
      (["localhost"], ["http://localhost:3000"], true),
      (["localhost"], ["HTTP://LOCALHOST:3000"], true),
      (["localhost"], ["http://localhost:3000", "http://evil.example"], false),
      (["localhost"], ["http://localhost:4382"], false),
    ] as [([String], [String], Bool)])
  func `lets programs of this machine in`(hosts: [String], origins: [String], isIn: Bool) {
    #expect((access.refusal(hosts: hosts, origins: origins) == nil) == isIn)
  }

  @Test func `another address of this machine is a name of it`() {
    let access = DriverAccess(hosts: ["192.0.2.7"])
    #expect(access.refusal(hosts: ["192.0.2.7:4382"], origins: []) == nil)
  }
}
