import ScreenTree
import Testing
import VoiceOverElements

struct ChoiceGroupsTests {
  private static func group(_ role: String, _ children: [Node]) -> Node {
    Node(.web, children: children, properties: [.role(role)])
  }

  private static func radio(_ title: String, _ said: Property...) -> Node {
    Node(.web, title: title, properties: [.role("radio")] + said)
  }

  private static func tab(_ title: String, _ said: Property...) -> Node {
    Node(.web, title: title, properties: [.role("tab")] + said)
  }

  /// The choices of a screen, each with its place, and a star where Tab stops.
  private func choices(_ view: Node, on platform: Platform) -> [String] {
    resolution([view], platform: platform).elements.filter { !$0.isContainerStop }.map { element in
      let label = element.label.map { "\($0.value)" }.joined(separator: ", ")
      let place = element.context?.value.place.map { " \($0.number)/\($0.count)" } ?? ""
      return label + place + (element.isTabStop ? " *" : "")
    }
  }

  @Test(
    arguments: [
      (group("radiogroup", [radio("Tea"), radio("Milk")]), ["Tea 1/2 *", "Milk 2/2"]),
      (
        group("radiogroup", [radio("Tea"), radio("Milk", .checked(.on))]),
        ["Tea 1/2", "Milk 2/2 *"]
      ),
      (
        group("radiogroup", [radio("Tea", .disabled(true)), radio("Milk"), radio("Rice")]),
        ["Tea 1/3", "Milk 2/3 *", "Rice 3/3"]
      ),
      (
        group("group", [group("generic", [radio("Tea")]), view(.web, "or"), radio("Milk")]),
        ["Tea 1/2 *", "or", "Milk 2/2"]
      ),
      // Each group counts its own.
      (
        group("group", [group("radiogroup", [radio("Tea")]), radio("Milk"), radio("Rice")]),
        ["Tea 1/1 *", "Milk 1/2 *", "Rice 2/2"]
      ),
      // Tabs say no place.
      (group("tablist", [tab("Day"), tab("Week", .selected(true))]), ["Day", "Week *"]),
      (group("tablist", [tab("Day"), tab("Week")]), ["Day *", "Week"]),
      // Outside of a group nothing says which belong together.
      (group("main", [radio("Tea"), radio("Milk")]), ["Tea *", "Milk *"]),
      (
        group("radiogroup", [radio("Tea", .place(.init(number: 3, count: 9))), radio("Milk")]),
        ["Tea 3/9 *", "Milk 2/2"]
      ),
    ] as [(Node, [String])]) func `a radio button says its place, and Tab goes to one`(
      view: Node, said: [String]
    )
  {
    #expect(choices(view, on: .macos) == said)
  }

  @Test func `nothing is counted on iOS`() {
    let group = Self.group("radiogroup", [Self.radio("Tea"), Self.radio("Milk")])
    #expect(choices(group, on: .ios) == ["Tea *", "Milk *"])
  }
}
