import ScreenTree
import Testing

struct PropertyWebTests {
  @Test(arguments: [
    (
      Property.Popup.allCases.map(\.rawValue),
      ["false", "menu", "listbox", "tree", "grid", "dialog"]
    ),
    (Property.Sort.allCases.map(\.rawValue), ["none", "ascending", "descending"]),
    (Property.Invalidity.allCases.map(\.rawValue), ["false", "true", "grammar", "spelling"]),
    (
      Property.CurrentItem.allCases.map(\.rawValue),
      ["false", "true", "page", "step", "location", "date", "time"]
    ),
    (
      Property.DirectTouch.Option.allCases.map(\.rawValue),
      ["requiresActivation", "silentOnTouch"]
    ),
  ]) func `has the words of ARIA and of SwiftUI`(words: [String], expected: [String]) {
    #expect(words == expected)
  }

  @Test func `takes false and true for what they mean in ARIA`() {
    #expect(Property.Popup(rawValue: "false") == .nothing)
    #expect(Property.Popup(rawValue: "true") == nil)
    #expect(Property.Invalidity(rawValue: "false") == .nothing)
    #expect(Property.Invalidity(rawValue: "true") == .data)
    #expect(Property.CurrentItem(rawValue: "false") == .nothing)
    #expect(Property.CurrentItem(rawValue: "true") == .item)
  }
}
