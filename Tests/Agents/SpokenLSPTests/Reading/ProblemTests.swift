import ScreenTree
import Testing

@testable import SpokenLSP

struct ProblemTests {
  @Test(arguments: [
    ("/a.yaml:12:5: warning: w: x", "12:5 warning w: x"), ("/a.yaml:3: n", "3:1 note n"),
    ("/a.yaml: VoiceOver's words are not known", "? note VoiceOver's words are not known"),
    ("/a.yaml:12:n", "12:1 note n"),
  ]) func `a note has a place`(line: String, expected: String) throws {
    let problem = try #require(Problem(note: line, on: "/a.yaml"))
    #expect("\(problem.position) \(problem.severity) \(problem.message)" == expected)
  }

  @Test(arguments: ["/b.yaml:1:1: warning: w", "/a.yaml", "/a.yamlx:1: n", ""])
  func `a note on another file is none of this one`(line: String) {
    #expect(Problem(note: line, on: "/a.yaml") == nil)
  }
}
