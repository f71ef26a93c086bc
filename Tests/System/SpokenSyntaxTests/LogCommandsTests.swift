import SpokenSyntax
import TestSupport
import Testing

struct LogCommandsTests {
  /// What `char.IsWhiteSpace` of .NET says, which the runner of GitHub removes before a command.
  private static let whiteSpace: [ClosedRange<UInt32>] = [
    0x09...0x0D, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ]

  @Test func `a command behind any white space is none any more`() throws {
    for value in Self.whiteSpace.joined() {
      let space = try #require(Unicode.Scalar(value))
      let line = "\(space)\(space)::stop-commands::x"
      #expect(line.isLogCommand, "\(value)")
      #expect(line.withoutLogCommands == "\(space)\(space)\\::stop-commands::x", "\(value)")
    }
  }

  @Test(arguments: ["\u{FEFF}", "\u{200B}", "\u{200D}", "\u{600}", "\u{AD}"])
  func `a command behind what has no width is none any more`(sign: String) {
    let line = (sign + "::error::x").withoutLogCommands
    #expect(Array(line.utf8) == Array((sign + "\\::error::x").utf8))
  }

  @Test(arguments: Neighbours.scalars)
  func `what joins with a colon or a bracket does not hide a command`(scalar: Unicode.Scalar) {
    #expect("::\(scalar)error::x".isLogCommand)
    let line = "x ##\(scalar)[error]##[\(scalar)y".withoutLogCommands
    #expect(Array(line.utf8) == Array("x ##\(scalar)[error]##\\[\(scalar)y".utf8))
  }

  @Test(arguments: ["a ::b", "x::y::z", ":", "", "\u{301}::x", "\\::x"])
  func `any other line stays`(line: String) {
    #expect(!line.isLogCommand && Array(line.withoutLogCommands.utf8) == Array(line.utf8))
  }

  @Test func `messages and properties of commands have their signs as numbers`() {
    #expect("a%\u{301}\r\nb: c, d".inLogMessage == "a%25\u{301}%0D%0Ab: c, d")
    #expect("\u{600}:\u{600},\u{301}".inLogProperty == "\u{600}%3A\u{600}%2C\u{301}")
  }
}
