import CommandTestSupport
import TestSupport

#if os(Linux)
  import Foundation
  import Testing

  /// A system without `/proc`, which only root can make; Foundation and Dispatch end a program there
  /// that asks them for its path or for their threads.
  @Suite(.enabled(if: geteuid() == 0, "only root can take /proc away")) struct NoProcTests {
    @Test(arguments: [
      ["doctor"], ["render", "in.screen.yaml", "-o", "x.wav", "--no-cache", "--jobs", "4"],
      ["player", "in.screen.yaml", "-o", "x.html", "--no-cache", "--jobs", "4"],
      ["transcript", "in.screen.yaml"],
    ])
    func `commands work without it`(arguments: [String]) throws {
      let scratch = try Scratch()
      let words = (1...20).map { "  - Text: Line \($0)\n" }.joined()
      _ = try scratch.create("in.screen.yaml", "screen: A\nviews:\n" + words)
      let command = ([program] + arguments).map { "'\($0)'" }.joined(separator: " ")
      let run = try run(
        URL(filePath: "/usr/bin/unshare"), ["-m", "sh", "-c", "umount -l /proc; \(command)"],
        in: scratch.folder)
      #expect(run.status == 0, "\(run)")
    }
  }
#endif
