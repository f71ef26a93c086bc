import Foundation
import SpokenPage
import Testing

struct PageDataScreenTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `a screen without rectangles has no size`() throws {
    let screen = PageData.Screen(
      title: "متجر", language: "ar", isRightToLeft: true,
      elements: [.init(node: "pay", text: "ادفع")])
    #expect(
      try json(screen)
        == #"{"elements":[{"node":"pay","text":"ادفع"}],"isRightToLeft":true,"language":"ar","#
        + #""title":"متجر"}"#)
    #expect(!PageData.Screen(title: "S", language: "en").isRightToLeft)
  }
}
