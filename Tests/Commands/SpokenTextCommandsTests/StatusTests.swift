import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct StatusTests {
  @Test func `ends with 1 when a walkthrough is not as expected`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Text: One\n")
    let walk = try scratch.create(
      "a.walk.yaml",
      "walkthrough: W\nscreens: { a: a.screen.yaml }\nsteps:\n  - open: a\n  - expect: Two\n")
    let run = try spoken("transcript", walk.path)
    #expect(run.status == 1)
    #expect(run.output == "# W · ios · en-US\n> open a\nOne\n")
    #expect(run.errors.contains(":5:5: error: after 'open a': expected \"Two\", but heard \"One\""))
    #expect(try spoken("explain", walk.path).status == 1)
    let wav = scratch.folder.appending(path: "a.wav").path
    #expect(try spoken("render", walk.path, "-o", wav).status == 1)
    #expect(try scratch.files.contains("a.wav"))
  }

  @Test func `ends with 65 for ids that no screen has`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - { Text: One, id: one }\n")
    let walk = try scratch.create(
      "a.walk.yaml", "walkthrough: W\nscreens: { a: a.screen.yaml }\nsteps:\n  - focus: onr\n")
    let run = try spoken("transcript", walk.path)
    #expect(run.status == 65)
    #expect(
      run.errors.contains("4:5: error: no screen has a view with the id 'onr'. Did you mean 'one'?")
    )
  }

  @Test func `reports what the system says, and nothing around it`() throws {
    let scratch = try Scratch()
    let closed = try run(
      URL(filePath: "/bin/sh"), ["-c", "\"$0\" cache stats >&-", program], in: scratch.folder)
    #expect(
      closed
        == Run(
          status: 74, output: "", errors: "standard output cannot be written: Bad file descriptor\n"
        ))
  }
}
