import AppProtocol
import ScreenFiles
import ScreenTree
import Testing

struct AppAnswerTests {
  private func read(_ line: String) throws(AppAnswer.Fault) -> AppAnswer {
    try AppAnswer(line: Array(line.utf8))
  }

  private let screen = Screen(
    file: "Shop/Cart.swift", title: "Cart",
    views: [
      Node(
        .button, title: "Buy",
        position: Position(in: SourceFile("Shop/Cart.swift"), line: 4, column: 7))
    ])

  @Test func `an answer without news has its version alone`() throws {
    #expect(AppAnswer().line == #"{"version":1}"#)
    #expect(try read(#"{"version":1}"#) == AppAnswer())
  }

  @Test func `an answer is read as it was written`() throws {
    var answer = AppAnswer()
    answer.screen = PlacedScreen(screen)
    answer.isVolatile = true
    answer.responses = [.rearranged, .focused("buy")]
    answer.changes = [
      .init(at: .milliseconds(300), screen: PlacedScreen(screen), [.opened(nil, landingOn: nil)]),
      .init(at: .seconds(1), screen: nil, []),
    ]
    answer.findings = [
      Finding(
        .warning, file: "Shop/Cart.swift",
        position: Position(in: SourceFile("Shop/Cart.swift"), line: 4, column: 7), message: "m"),
      Finding(.error, file: "", position: .unknown, message: "n"),
    ]
    answer.previews = [.init("Cart", at: "Shop/Cart.swift:12")]
    answer.refusal = .init("there is no preview 'Bag'", isOfPreview: true)
    #expect(try read(answer.line) == answer)
    #expect(!answer.line.utf8.contains(10))
  }

  @Test func `files have the names that the reader has for them`() throws {
    var answer = AppAnswer()
    answer.screen = PlacedScreen(screen)
    answer.findings = [
      Finding(
        .error, file: "Shop/Cart.swift",
        position: Position(in: SourceFile("Shop/Cart.swift"), line: 4, column: 7), message: "m")
    ]
    let read = try AppAnswer(
      line: Array(answer.line.utf8), calling: ["Shop/Cart.swift": "Sources/Cart.swift"])
    #expect(read.screen?.screen.file == "Sources/Cart.swift")
    let position = read.screen?.screen.views.first?.position
    #expect(position?.sourceFile?.name == "Sources/Cart.swift" && position?.column == 7)
    #expect(read.findings?.map(\.description) == ["Sources/Cart.swift:4:7: error: m"])
  }

  @Test(arguments: [
    ("", AppAnswer.Fault.noAnswer), ("Hello", .noAnswer), ("{}", .noAnswer),
    (#"{"lines":["Buy"]}"#, .noAnswer), (#"{"version":"1"}"#, .noAnswer),
    (#"{"version":2}"#, .otherVersion), (#"{"version":1,"responses":[{"is":"new"}]}"#, .noAnswer),
    (#"{"version":1,"screen":{"title":"A"}}"#, .noAnswer),
    (#"{"version":1,"changes":[{"responses":[]}]}"#, .noAnswer),
    (#"{"version":1,"findings":[{"severity":"big"}]}"#, .noAnswer),
    (#"{"version":1,"previews":["a"]}"#, .noAnswer),
  ]) func `anything else is refused`(line: String, fault: AppAnswer.Fault) {
    #expect(throws: fault) { try read(line) }
  }
}
