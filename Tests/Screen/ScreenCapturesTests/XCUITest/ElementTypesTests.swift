import ScreenTree
import Testing

@testable import ScreenCaptures

struct ElementTypesTests {
  @Test(arguments: [
    ("Button", [Node.Trait.button]), ("Key", [.button, .keyboardKey]),
    ("PickerWheel", [.pickerElement, .adjustable]),
    ("SearchField", [.textEntry, .searchField]), ("Other", []),
  ]) func `infers traits from a type`(type: String, traits: [Node.Trait]) {
    #expect(ElementTypes.traits(of: type) == traits)
  }
}
