import ScreenTree
import Testing

@testable import ScreenCaptures

struct AndroidTypesTests {
  @Test(arguments: [
    ("Switch", [Node.Trait.button, .switchButton]), ("EditText", [.textEntry]),
    ("AppCompatImageButton", [.button]), ("SeekBar", [.adjustable]), ("LinearLayout", []),
    ("Spinner", [.button, .popUpButton]), ("TextView", [.staticText]),
  ]) func `knows the traits of a class`(name: String, traits: [Node.Trait]) {
    #expect(AndroidTypes.traits(of: name) == traits)
  }

  @Test(arguments: [
    ("Button", true), ("Switch", true), ("TextView", false), ("ImageView", false), ("View", false),
  ]) func `knows classes that something can be done with`(name: String, isControl: Bool) {
    #expect(AndroidTypes.isControl(name) == isControl)
  }
}
