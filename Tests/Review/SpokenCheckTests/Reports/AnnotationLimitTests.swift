import SpokenCheck
import Testing

struct AnnotationLimitTests {
  private func printed(_ errors: Int, _ warnings: Int) -> [Substring] {
    var limit = AnnotationLimit()
    var text = ""
    for number in 0..<errors { text += limit.add("::error file=a::\(number)\n") }
    for number in 0..<warnings { text += limit.add("::warning file=a::\(number)\n") }
    return (text + limit.end(title: "spoken check")).split(separator: "\n")
  }

  @Test(arguments: [
    (0, 0, 0, nil), (9, 0, 9, "::error file=a::8"), (10, 0, 10, "::error file=a::9"),
    (11, 0, 10, "::error title=spoken check::and 2 more; --markdown or --junit has all of them"),
    (500, 3, 13, "::error title=spoken check::and 491 more; --markdown or --junit has all of them"),
    (3, 12, 13, "::warning title=spoken check::and 3 more; --markdown or --junit has all of them"),
  ])
  func `the tenth of a level says how many more there are`(
    errors: Int, warnings: Int, count: Int, last: String?
  ) {
    let lines = printed(errors, warnings)
    #expect(lines.count == count)
    #expect(lines.last.map(String.init) == last)
  }
}
