import Foundation
import SpokenScreen
import Testing

struct ScenarioFlatTests {
  @Test func `writes elements and containers in the order of reading`() throws {
    let text = """
      screen: S
      views:
        - List:
            - Text: A
            - HStack:
                - Image: x
                  label: Cup
                - Text: Tea
              element: combine
              actions: [Buy]
          label: Drinks
        - Toggle: Milk
          value: true
      """
    let screen = try #require(ScreenReader.read(Array(text.utf8), file: "f").value)
    let json = try ScreenFormat.accessibilitySnapshot.text(of: screen, for: "x.json")
    let items = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: [String: Any]]])
    #expect(items.count == 2)
    let children = try #require(items[0]["container"]?["children"] as? [[String: [String: Any]]])
    let elements = (children + [items[1]]).compactMap { $0["element"]?["_0"] as? [String: Any] }
    #expect(elements.map { $0["label"] as? String } == ["A", "Cup, Tea", "Milk"])
    #expect(elements[2]["description"] as? String == "Milk. Switch Button. On.")
    #expect(elements[1]["customActions"] as? [String] == ["Buy"])
    #expect(elements[2]["value"] as? String == "1")
  }
}
