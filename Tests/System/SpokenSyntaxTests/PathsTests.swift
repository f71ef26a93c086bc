import SpokenSyntax
import TestSupport
import Testing

struct PathsTests {
  @Test(arguments: [
    ("a/b.txt", "a", "b.txt", "txt", "a/b"), ("b", ".", "b", "", "b"), ("/b", "/", "b", "", "/b"),
    ("a.b/c", "a.b", "c", "", "a.b/c"), (".x", ".", ".x", "", ".x"), ("x.", ".", "x.", "", "x."),
    ("a/.x.y", "a", ".x.y", "y", "a/.x"), ("x.tar.gz", ".", "x.tar.gz", "gz", "x.tar"),
  ])
  func `has a folder, a name and an extension`(
    path: String, folder: String, name: String, ending: String, stem: String
  ) {
    #expect(path.parentFolder == folder && path.fileName == name)
    #expect(path.fileExtension == ending && path.withoutExtension == stem)
  }

  @Test func `is in a folder and below it`() {
    #expect("x".path(inFolder: ".") == "x" && "x".path(inFolder: "a") == "a/x")
    #expect("x".path(inFolder: "/") == "/x" && "x".path(inFolder: "a/") == "a/x")
    #expect("a/b/x".path(below: "a") == "b/x" && "ab/x".path(below: "a") == "ab/x")
  }

  @Test(arguments: [
    ("Cart, empty", "Cart--empty"), ("Größe 2/3", "Größe-2-3"), ("../x", "---x"),
    ("買い物", "買い物"), ("👍🏽 ok", "--ok"), ("", ""),
  ])
  func `a name of a file has letters and digits`(text: String, name: String) {
    #expect(text.asFileName == name)
  }

  @Test(arguments: Neighbours.scalars + ["\u{D4E}"])
  func `a name of a file has no slash, whatever joins with it`(scalar: Unicode.Scalar) {
    for text in ["\(scalar)/", "/\(scalar)", "a\(scalar)/\(scalar)a"] {
      #expect(!text.asFileName.utf8.contains(UInt8(ascii: "/")))
    }
  }

  @Test(arguments: Neighbours.scalars)
  func `parts are found beside what joins with a slash or a dot`(scalar: Unicode.Scalar) {
    let (folder, name) = ("d\(scalar)", "\(scalar)x\(scalar)")
    let path = (name + ".yaml").path(inFolder: folder)
    #expect(Array(path.utf8) == Array("d\(scalar)/\(scalar)x\(scalar).yaml".utf8))
    #expect(Array(path.parentFolder.utf8) == Array(folder.utf8))
    #expect(Array(path.fileName.utf8) == Array((name + ".yaml").utf8))
    #expect(path.fileExtension == "yaml")
    #expect(Array(path.path(below: folder).utf8) == Array((name + ".yaml").utf8))
    #expect((folder + "/").withSlash.utf8.count == folder.utf8.count + 1)
    #expect(".\(scalar)".isHiddenName && "/\(scalar)".isAbsolutePath)
  }
}
