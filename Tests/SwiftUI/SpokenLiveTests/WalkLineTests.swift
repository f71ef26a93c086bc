import ScreenTree
import Testing

@testable import SpokenUI

/// The lines that an app's `walk` reads.
struct WalkLineTests {
  @Test func `a line is a gesture or a wait`() throws {
    #expect(try WalkLine("next") == .gesture(.next))
    #expect(try WalkLine("touch pay") == .gesture(.touch("pay")))
    #expect(try WalkLine("touch [120, 300]") == .gesture(.touchAt(.init(x: 120, y: 300))))
    let way: [Property.Point] = [.init(x: 40, y: 100), .init(x: 40, y: 700)]
    #expect(
      try WalkLine("explore [[40, 100], [40, 700]] in 2s")
        == .gesture(.explore(.init(way, in: .seconds(2)))))
    #expect(try WalkLine("wait 500ms") == .wait(.milliseconds(500)))
    #expect(try WalkLine("wait 1.5s") == .wait(.milliseconds(1500)))
  }

  @Test(arguments: ["wait", "wait 3", "wait soon", "wait 601s"])
  func `a wait needs its time`(line: String) {
    let text = "'wait' is followed by a time of at most 600s, such as 3s or 500ms"
    #expect(throws: WalkLine.Problem(description: text)) { try WalkLine(line) }
  }

  @Test func `anything else is no gesture`() {
    #expect(throws: WalkLine.Problem(description: "there is no gesture 'fly'")) {
      try WalkLine("fly")
    }
  }
}
