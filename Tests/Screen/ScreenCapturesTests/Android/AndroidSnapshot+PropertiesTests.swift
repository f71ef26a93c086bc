import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

private func element(_ attributes: String, inner: String = "") throws -> [String] {
  try elements(
    "<hierarchy width='1000' height='2000'><node bounds='[0,100][500,200]' clickable='true' class='android.widget.\(attributes)>\(inner)</node></hierarchy>",
    .uiautomator)
}

struct AndroidSnapshotPropertiesTests {
  @Test(arguments: [
    ("EditText' text='Ada'", "EditText =Ada textEntry"),
    ("EditText' text='Ada' hint='Name'", "EditText \"Name\" =Ada textEntry placeholder Name"),
    ("EditText' text='' hint='Name'", "EditText =Name textEntry placeholder Name"),
    ("EditText' text='Ada' content-desc='Name'", "EditText \"Name\" =Ada textEntry"),
    ("EditText' text='ab' password='true'", "EditText =•• textEntry+secureTextField"),
    ("Switch' text='ON' checked='true'", "Switch =1 button+switchButton"),
    ("Switch' text='AUS' checked='false'", "Switch =0 button+switchButton"),
    ("SeekBar' text='40.0' content-desc='Size'", "SeekBar \"Size\" =40.0 adjustable"),
    ("CheckBox' text='Go' error='No'", "\"Go\" checkbox checked off invalid true error No"),
    ("Button' text='Go' error='No'", "Button \"Go\" button hint No"),
    ("TextView' text='A &amp;amp; B'", "TextView \"A & B\" staticText"),
    ("Button' text='Go' selected='true'", "Button \"Go\" button+selected"),
    ("CheckBox' text='Go' enabled='false'", "\"Go\" checkbox checked off disabled"),
    ("TextView' text='Go' state-description='Busy'", "TextView \"Go\" =Busy staticText"),
    ("TextView' text='Go' heading='true'", "TextView \"Go\" staticText+header"),
    ("ImageButton' tooltip-text='Back'", "ImageButton \"Back\" button"),
    (
      "ProgressBar' text='30.0' content-desc='Load'", "ProgressBar \"Load\" =30.0 updatesFrequently"
    ),
    ("SeekBar' text='30.0'", "SeekBar =30.0 adjustable"),
    ("Button' text='Go' hint='It is final'", "Button \"Go\" button hint It is final"),
    ("ProgressBar' content-desc='Loading'", "ProgressBar \"Loading\" updatesFrequently"),
  ]) func `says what a node says in VoiceOver's words`(said: String, element: String) throws {
    #expect(try self.element(said) == [element])
  }

  private func element(_ said: String) throws -> [String] {
    try ScreenCapturesTests.element(said)
  }

  @Test(arguments: [("ann@x.y", " =ann@x.y"), ("", ""), ("Email", " =Email")])
  func `names a field by the words in it`(text: String, value: String) throws {
    let inner = "<node class='android.widget.TextView' text='Email'/>"
    let label = text == "Email" ? "" : " \"Email\""
    #expect(
      try ScreenCapturesTests.element("EditText' text='\(text)'", inner: inner)
        == ["EditText\(label)\(value) textEntry"])
  }

  @Test func `gives a row the state of the switch in it`() throws {
    let inner =
      "<node class='android.widget.TextView' text='A'/><node class='android.widget.Switch' checkable='true' checked='true' text='ON'/>"
    #expect(
      try ScreenCapturesTests.element("LinearLayout'", inner: inner) == [
        "Switch \"A\" =1 button+switchButton"
      ])
  }

  @Test(arguments: [
    ("content-desc='Country'", "Spinner \"Country\" =Norway button+popUpButton"),
    ("content-desc='Country' text='Chile'", "Spinner \"Country\" =Chile button+popUpButton"),
    ("content-desc='Norway'", "Spinner \"Norway\" button+popUpButton"),
    ("text=''", "Spinner \"Norway\" button+popUpButton"),
  ]) func `gives a list that drops down what is chosen in it`(said: String, element: String) throws
  {
    let inner = "<node class='android.widget.TextView' text='Norway'/>"
    #expect(try ScreenCapturesTests.element("Spinner' \(said)", inner: inner) == [element])
  }

  @Test func `places each property at what says it`() throws {
    let text = """
      <hierarchy width='1000' height='2000'>
      <node clickable='true' bounds='[0,100][900,200]' text='' class='android.widget.LinearLayout'>
      <node text='Flight mode'/>
      <node class='android.widget.Switch' text='OFF' checkable='true'
      checked='false'/></node>
      <node clickable='true' bounds='[0,300][900,400]' class='android.view.View' checkable='true'
      checked='true'>
      <node class='android.widget.CheckBox'/><node
      content-desc='Agree'/></node>
      <node class='android.widget.Switch' text='Sync' checkable='true'
      state-description='Off'/>
      </hierarchy>
      """
    let places = try screen(text, .uiautomator).views.flatMap(\.elements).map { node in
      node.properties.filter { $0.modifier != .frame }.map {
        "\($0.modifier.name) \($0.position.line)"
      }
    }
    #expect(
      places == [
        ["label 3", "value 5", "traits 4"], ["label 9", "role 8", "checked 7"],
        ["label 10", "value 11", "traits 10"],
      ])
  }
}
