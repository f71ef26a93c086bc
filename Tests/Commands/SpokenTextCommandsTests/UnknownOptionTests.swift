import CommandTestSupport
import Testing

@testable import SpokenTextCommands

struct UnknownOptionTests {
  @Test(
    arguments: [
      ("Error: Unknown option '--rate'. Did you mean '--app'?", "Error: Unknown option '--rate'"),
      (
        "Error: Unknown option '--fix'. Did you mean '--app'?\nUsage: spoken lint\n  See more.",
        "Error: Unknown option '--fix'\nUsage: spoken lint\n  See more."
      ),
      ("Error: Unknown option '--stric'. Did you mean '--strict'?", nil),
      ("Error: Unknown option '--lanuage'. Did you mean '--language'?", nil),
      ("Error: Unknown option '--colour'\nUsage: spoken lint", nil),
      ("Error: there is no file '. Did you mean 'x'?", nil), ("", nil),
    ] as [(String, String?)])
  func `only a slip of what was typed is suggested`(message: String, better: String?) {
    #expect(UnknownOption.withoutFarSuggestion(message) == better)
  }

  @Test func `an option of another command is unknown, and nothing is suggested`() throws {
    let run = try spoken("transcript", "samples/hello.screen.yaml", "--rate", "300")
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: Unknown option '--rate'\nUsage: spoken transcript "))
    let near = try spoken("lint", "--stric", "samples/hello.screen.yaml")
    #expect(near.errors.hasPrefix("Error: Unknown option '--stric'. Did you mean '--strict'?\n"))
  }
}
