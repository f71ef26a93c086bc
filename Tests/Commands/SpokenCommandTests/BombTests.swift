import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Small bombs for the readers of the command, with bounds that do not depend on the clock.
///
/// `Tools/scripts/bombs` tries all of them, on each reader, and large ones.
struct BombTests {
  private static let size = 1 << 16

  @Test(arguments: Bomb.screens.map(\.name))
  func `a screen file in YAML costs no more than promised`(name: String) throws {
    try expectBounded("x.screen.yaml", Bomb.screens.first { $0.name == name })
  }

  @Test(arguments: Bomb.json.map(\.name))
  func `a file in JSON costs no more than promised`(name: String) throws {
    try expectBounded("x.json", Bomb.json.first { $0.name == name })
  }

  @Test(arguments: Bomb.xml.map(\.name))
  func `a file in XML costs no more than promised`(name: String) throws {
    try expectBounded("x.xml", Bomb.xml.first { $0.name == name })
  }

  @Test(arguments: Bomb.recordings.map(\.name))
  func `a recording costs no more than promised`(name: String) throws {
    let samples = root.appending(path: "samples/cart-5-finished.screen.yaml").path
    try expectBounded(
      "x.txt", Bomb.recordings.first { $0.name == name }, ["verify", "--against", samples])
  }

  @Test(arguments: Bomb.ownOfWalkthroughs.map(\.name))
  func `a walkthrough costs no more than promised`(name: String) throws {
    try expectBounded("x.walk.yaml", Bomb.walkthroughs.first { $0.name == name })
  }

  /// Reads a bomb in a process that may have a GiB of addresses, which is most of all what its libraries
  /// and stacks take, and is ended when it takes thirty seconds of its processor.
  private func expectBounded(
    _ file: String, _ bomb: Bomb?, _ command: [String] = ["inspect", "--stage", "screen"]
  ) throws {
    let bytes = try #require(bomb?.bytes(Self.size))
    let scratch = try Scratch()
    let path = scratch.folder.appending(path: file)
    try Data(bytes).write(to: path)
    let child = Child.run(
      [program] + command + ["--quiet", path.path], atMost: 30, space: 1 << 20)
    #expect(child.signal == nil)
  }
}
