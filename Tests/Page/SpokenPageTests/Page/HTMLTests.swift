import Testing

@testable import SpokenPage

struct HTMLTests {
  @Test func `interpolated texts are escaped, and parts are not`() {
    let name = "<b>"
    let part: HTML = "<i>\(name)</i>"
    let html: HTML = "<p\("lang", "de")\("dir", nil)>\(part) \(3) \(1.25) \([part, part])</p>"
    #expect(
      html.text == """
        <p lang="de"><i>&lt;b&gt;</i> 3 1.25 <i>&lt;b&gt;</i><i>&lt;b&gt;</i></p>
        """)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (16, "16"), (5.5, "5.5"), (1.0 / 3, "0.33"), (-2.004, "-2"),
    (.nan, "0"), (.infinity, "0"), (1e12, "1000000000"), (123_456_789.126, "123456789.13"),
  ])
  func `lengths have at most two digits after the point`(number: Double, expected: String) {
    #expect(number.inDrawing == expected)
  }
}
