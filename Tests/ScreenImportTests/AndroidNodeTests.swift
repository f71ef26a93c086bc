import ScreenTree
import Testing

@testable import ScreenImport

struct AndroidNodeTests {
  @Test func `reads the class, with its package or without`() {
    let node = AndroidNode(CaptureNode("androidx.appcompat.app.ActionBar$Tab"), window: nil)
    #expect(node.shortName == "Tab")
    #expect(!node.says && !node.isActionable && node.isSeen)
  }

  @Test(arguments: [
    ("Switch", [Node.Trait.button, .switchButton]), ("EditText", [.textEntry]),
    ("AppCompatImageButton", [.button]), ("SeekBar", [.adjustable]), ("LinearLayout", []),
    ("Spinner", [.button, .popUpButton]), ("TextView", [.staticText]),
  ]) func `knows the traits of a class`(name: String, traits: [Node.Trait]) {
    #expect(AndroidTypes.traits(of: name) == traits)
  }
}
