import Foundation
import SpokenFiles
import TestSupport
import Testing

struct NamingTests {
  // Apple's file system takes such names for one.
  #if os(Linux)
    @Test func `folders that look alike are two`() throws {
      let scratch = try Scratch()
      let (composed, decomposed) = (scratch.path("caf\u{E9}"), scratch.path("cafe\u{301}"))
      for folder in [composed, decomposed] { #expect(mkdir(folder, 0o700) == 0) }
      let naming = Naming.inFolder(composed)
      #expect(naming.obstacle(to: "x", at: composed + "/x") == nil)
      #expect(
        naming.obstacle(to: "x", at: decomposed + "/x")
          == "it leads out of \(composed); --follow-links allows it")
      #expect(naming.obstacle(to: "x", at: decomposed) != nil)
    }
  #endif

  @Test(arguments: Neighbours.scalars)
  func `a file is in its folder whatever its name begins with`(scalar: Unicode.Scalar) throws {
    let scratch = try Scratch()
    let folder = scratch.path("d\(scalar)")
    #expect(mkdir(folder, 0o700) == 0)
    let file = "\(folder)/\(scalar)x"
    #expect(Naming.inFolder(folder).obstacle(to: file, at: file) == nil)
    #expect(Naming.inFolder(folder).obstacle(to: "y", at: folder + "y/x") != nil)
    #expect(Array(FilePlace(file, .inFolder(folder)).folder.utf8) == Array(folder.utf8))
    #expect(FilePlace(file, .inFolder(folder)).obstacle == nil)
  }
}
