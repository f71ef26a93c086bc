import TestSupport
import Testing

@testable import AppProjects

struct StringStandardizedTests {
  @Test(
    arguments: [
      ("a/./b//c/", "a/b/c"), ("./a/../b", "b"), ("../x", "../x"), ("a/../../x", "../x"),
      ("a/..", "."), ("", "."), ("/../x", "/x"), ("/", "/"), ("/a/b/..", "/a"),
      ("../../a", "../../a"),
    ])
  func `takes back the folders that a path leaves`(path: String, result: String) {
    #expect(path.standardized == result)
  }

  @Test(
    arguments: [
      ("b.swift", "a", "a/b.swift"), ("../b", "a", "b"), ("../../b", "a", "../b"), ("", "a/", "a"),
      ("/b", "a", "/b"), ("b", ".", "b"), ("b/../../c", "/x/y", "/x/c"),
    ])
  func `places a path in a folder`(path: String, folder: String, result: String) {
    #expect(path.placed(in: folder) == result)
  }

  @Test(arguments: Neighbours.scalars) func `cuts at slashes whatever stands beside them`(
    scalar: Unicode.Scalar
  ) {
    #expect(Array("a\(scalar)/\(scalar)b/../c".standardized.utf8) == Array("a\(scalar)/c".utf8))
  }
}
