import Testing

@testable import ScreenCaptures

struct WebRolesTests {
  @Test(arguments: [
    ("StaticText", "text"), ("checkBox", "checkbox"), ("RootWebArea", "document"),
    ("image", "img"), ("gridcell", "cell"), ("multilineTextInput", "textarea"),
    ("button", "button"), ("hologram", nil),
  ]) func `knows a role under the names of every tool`(role: String, name: String?) {
    #expect(WebRoles.name(of: role) == name)
  }
}
