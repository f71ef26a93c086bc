import SpokenFiles
import Testing

struct RelativePathTests {
  @Test(arguments: [
    ("/a/b/x", "/a/b", "x"), ("/a/b/x", "/a/c", "../b/x"), ("/a/x", "/a/b/c", "../../x"),
    ("/a/./b/../x", "/a", "x"), ("/x", "/", "x"), ("x", ".", "x"), ("none/x", "none", "x"),
    ("none/../x", ".", "x"), ("/a/b/x", "/", "a/b/x"),
  ])
  func `is the way from a folder to a file`(path: String, folder: String, expected: String) {
    #expect(path.relative(to: folder) == expected)
  }
}
