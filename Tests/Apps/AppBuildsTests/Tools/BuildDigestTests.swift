import Testing

@testable import AppBuilds

struct BuildDigestTests {
  @Test(
    arguments: [
      ([], "cbf29ce484222325"), ([""], "a8c7f832281a39c5"), (["a"], "529a4ddc8ff56bbf"),
    ] as [([String], String)])
  func `is the same on every machine`(texts: [String], expected: String) {
    #expect(BuildDigest.text(of: texts) == expected)
  }

  @Test func `tells texts apart by where they end`() {
    #expect(BuildDigest.text(of: ["ab", "c"]) != BuildDigest.text(of: ["a", "bc"]))
    #expect(BuildDigest.text(of: ["a"]) != BuildDigest.text(of: ["a", ""]))
  }
}
