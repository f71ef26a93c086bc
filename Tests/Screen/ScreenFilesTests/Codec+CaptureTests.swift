import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

struct CodecCaptureTests {
  private func read(_ text: String) -> Reading<Screen> {
    ScreenReader.read(Array(text.utf8), file: "f")
  }

  @Test func `keeps what a capture could not tell`() throws {
    let text = """
      screen: S
      capture:
        format: maestro
        android: true
        notCaptured:
          - hint
          - traits
        patterns:
          - Day number

      """
    let screen = try #require(read(text).value)
    #expect(screen.capture?.notCaptured == [.hint, .traits])
    #expect(screen.capture?.isAndroid == true && screen.capture?.patterns == ["Day number": 1])
    #expect(screen.capture?.description == "capture maestro\nit lacks hint, traits")
    let again = try #require(read(ScreenWriter.yaml(screen)).value)
    #expect(again.capture == screen.capture)
  }

  @Test(arguments: [
    ("capture: {}", "2:10: the screen: 'capture' needs the format of the capture"),
    (
      "capture: { format: idb, notCaptured: [hnt] }",
      "2:39: the screen: 'notCaptured' lists keys of a view. Did you mean 'hint'?"
    ),
    (
      "capture: { format: idb, found: [] }",
      "2:25: the screen: 'capture' has no 'found'. Use one of android, format, notCaptured, patterns."
    ),
  ]) func `says what is wrong with it`(line: String, fault: String) {
    let findings = read("screen: S\n\(line)\n").findings
    #expect(findings.map { "\($0.position): \($0.message)" } == [fault])
  }
}
