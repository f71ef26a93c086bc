import Testing

@testable import SpokenLSP

struct FileKindTests {
  @Test(arguments: [
    ("/a/x.screen.yaml", FileKind.screen), ("x.screen.yml", .screen), ("x.screen.json", .screen),
    ("x.walk.yaml", .walkthrough), ("x.walk.json", .walkthrough), ("x.settings.yaml", .settings),
    ("x.budget.json", .budget),
  ]) func `a name says what a file is`(path: String, kind: FileKind) {
    #expect(FileKind(path: path) == kind)
  }

  @Test(arguments: ["x.yaml", "x.screen.txt", "screen.yaml", "x.json", ""])
  func `other files are not looked at`(path: String) {
    #expect(FileKind(path: path) == nil)
  }
}
