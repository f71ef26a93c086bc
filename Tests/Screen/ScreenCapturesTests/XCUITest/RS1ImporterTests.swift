import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures

struct RS1ImporterTests {
  @Test func `reads the elements in their order`() throws {
    let screen = try screen(try fixture("rs1.json"), .rs1)
    #expect(screen.app == "Shop")
    #expect(
      screen.elementLines == [
        "StaticText \"Cart\" staticText", "Button \"Pay\" button+notEnabled #pay",
        "Switch \"Gift\" =1 button+switchButton", "Other \"New\"",
      ])
    #expect(
      captureFaults(try fixture("rs1.json"), .rs1)
        == ["13:25: the role 'hologram' is not known; it is taken as a plain view"])
  }

  @Test(arguments: [
    (
      #"{"protocol": "rs/2", "elements": [{"ref": "e1", "role": "button", "label": "A"}]}"#,
      "1:14: this is 'rs/2', and only rs/1 of that protocol is known"
    ),
    (
      #"{"protocol": "rs/1", "elements": []}"#,
      "1:1: the snapshot has no elements; capture it again"
    ),
  ]) func `reports what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .rs1).first == fault)
  }

  @Test(arguments: [
    (
      #"{"error": null, "data": {"capture": {"targets": ["e14|tap|button|7||"]}}}"#,
      "this is the compact form for agents, which leaves out texts and their order; ask the tool "
        + "for its verbose output"
    ),
    (
      #"{"error": "no simulator", "data": null}"#,
      "the driver answered with an error instead of the page; ask for the page source again"
    ),
  ]) func `says why an answer holds no capture`(text: String, message: String) {
    #expect(Importer.fault(ofUnknown: Array(text.utf8), file: "f")?.message == message)
  }

  @Test func `takes an answer without an error for no error`() {
    let text = #"{"error": null, "data": {}}"#
    let message = Importer.fault(ofUnknown: Array(text.utf8), file: "f")?.message
    #expect(message?.contains("answered with an error") == false)
  }
}
