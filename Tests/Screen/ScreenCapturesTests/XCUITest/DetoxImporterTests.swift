import ScreenCaptures
import ScreenTree
import TestSupport
import Testing

@testable import ScreenFiles

struct DetoxImporterTests {
  @Test func `reads views with placeholders for numbers`() throws {
    let screen = try screen(try fixture("detox.xml"), .detox)
    #expect(
      screen.elementLines == [
        "StaticText \"Welcome\" staticText", "Button \"Say Hello\" button #hello",
        "Switch \"Loud\" =1 button+switchButton", "TextField =Ada textEntry",
      ])
    #expect(
      screen.capture?.remarks.prefix(2) == [
        "The pages of web views are not read; capture them in the browser.",
        "Numbers were replaced in the capture; places are not known.",
      ])
    #expect(screen.views.flatMap(\.elements).first?.position == Position(line: 5, column: 4))
  }

  @Test func `reads the control in a view of React Native that has no words`() throws {
    let text = """
      <ViewHierarchy>
      <RCTSinglelineTextInputView class='RCTSinglelineTextInputView'><RCTUITextField class='RCTUITextField' text='ann' label='User'/></RCTSinglelineTextInputView>
      <RCTTextInputComponentView class='RCTTextInputComponentView'><RCTUITextView class='RCTUITextView' text='Long' label='Bio'/></RCTTextInputComponentView>
      <RCTSwitchComponentView class='RCTSwitchComponentView'><UISwitch class='UISwitch' label='Push' value='1'/></RCTSwitchComponentView>
      <RCTTextInputComponentView class='RCTTextInputComponentView'/>
      </ViewHierarchy>
      """
    #expect(
      try elements(text, .detox) == [
        "TextField \"User\" =ann textEntry", "TextView \"Bio\" =Long textEntry+textArea",
        "Switch \"Push\" =1 button+switchButton", "TextField textEntry",
      ])
  }

  @Test func `adds up places, which are those in the view around`() throws {
    let text =
      "<ViewHierarchy><UIWindow class='UIWindow' x='0' y='0' width='400' height='800'><RCTView class='RCTView' x='10' y='20' width='300' height='300'><UIButton class='UIButton' label='A' x='5' y='6' width='40' height='20'/></RCTView></UIWindow></ViewHierarchy>"
    let button = try #require(try screen(text, .detox).views.flatMap(\.elements).first)
    #expect(
      button.unplaced.contains(.frame(Frame(x: 15, y: 26, width: 40, height: 20))))
  }
}
