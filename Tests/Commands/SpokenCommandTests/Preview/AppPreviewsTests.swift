import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// The command line of an app: its previews, and a walk in which time passes.
struct AppPreviewsTests {
  private let app = PseudoTerminal.command.deletingLastPathComponent().appending(path: "ShopApp")

  @Test func `a preview that stops the program keeps no other from being heard`() throws {
    let list = try run(app, ["previews"])
    #expect(list.status == 0)
    let names = list.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["Door", "Hours", "Shelf"])
    let hours = try run(app, ["transcript", "--preview", "Hours"])
    #expect(hours.status == 0 && hours.output.contains("Nine to five"))
    let shelf = try run(
      app, ["transcript", "--preview", "Shelf"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(shelf.status != 0)
    #expect(shelf.errors.contains("no view around gives a Stock; add `.environmentObject(…)`"))
  }

  @Test func `each preview is checked in a program of its own`() throws {
    let scratch = try Scratch()
    let first = try run(app, ["check", "--previews", "--update"], in: scratch.folder)
    #expect(first.status == 70)
    #expect(first.errors.hasSuffix("ShopApp: the preview 'Shelf' stopped the program\n"))
    let goldens = try FileManager.default.contentsOfDirectory(atPath: scratch.path("Previews"))
    #expect(goldens.sorted() == ["Door.transcript", "Hours.transcript"])
    let again = try run(app, ["check", "--previews"], in: scratch.folder)
    #expect(again.status == 70 && again.output.isEmpty)
  }

  @Test func `a walk waits while the app goes on`() throws {
    let walk = try run(
      app, ["walk", "--preview", "Door"], input: "wait 500ms\nfirst\nwait\nfly\n")
    #expect(walk.status == 0)
    #expect(walk.output.hasPrefix("> open\nClosed\n> wait 0.5s\n"))
    #expect(walk.output.hasSuffix("> first\nOpen\n"))
    #expect(
      walk.errors == """
        ShopApp: 'wait' is followed by a time of at most 600s, such as 3s or 500ms
        ShopApp: there is no gesture 'fly'

        """)
  }
}
