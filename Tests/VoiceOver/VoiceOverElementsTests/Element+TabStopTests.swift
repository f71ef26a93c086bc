import ScreenTree
import Testing
import VoiceOverElements

struct ElementTabStopTests {
  @Test(
    arguments: [
      (view(.button, "A"), true), (view(.button, "A", .disabled(true)), false),
      (view(.link, "A"), true), (view(.text, "A"), false), (view(.text, "A", .heading(1)), false),
      (view(.toggle, "A"), true), (view(.slider, "A"), true), (view(.stepper, "A"), true),
      (view(.picker, "A"), true), (view(.menu, "A"), true), (view(.textField, "A"), true),
      (view(.secureField, "A"), true), (view(.textEditor, "A"), true),
      (view(.disclosureGroup, "A"), true), (view(.progressView, "A"), false),
      (view(.image, "A"), false), (view(.gauge, "A"), false),
      (view(.web, "A", .role("link")), true),
      (view(.web, "A", .role("link"), .disabled(true)), false),
      (view(.web, "A", .role("heading")), false), (view(.web, "A"), false),
      (view(.web, "A", .role("textbox")), true), (view(.web, "A", .role("searchbox")), true),
      (view(.web, "A", .role("checkbox")), true), (view(.web, "A", .role("radio")), true),
      (view(.web, "A", .role("switch")), true), (view(.web, "A", .role("slider")), true),
      (view(.web, "A", .role("combobox")), true), (view(.web, "A", .role("popupbutton")), true),
      (view(.web, "A", .role("summary")), true), (view(.web, "A", .role("filebutton")), true),
      (view(.web, "A", .role("colorwell")), true), (view(.web, "A", .role("meter")), false),
      (view(.web, "A", .role("option")), false), (view(.web, "A", .role("progressbar")), false),
    ] as [(Node, Bool)]) func `Tab stops at controls that can be used`(node: Node, stops: Bool)
    throws
  {
    for platform in [Platform.ios, .macos] {
      let element = try #require(resolution([node], platform: platform).elements.first)
      #expect(element.isTabStop == stops)
    }
  }

  @Test func `Tab goes past the stops of containers`() {
    let bar = Node(
      .web, children: [view(.web, "Bold", .role("button"))], properties: [.role("toolbar")])
    #expect(
      resolution([bar], platform: .macos).elements.map(\.isTabStop) == [false, true, false])
  }
}
