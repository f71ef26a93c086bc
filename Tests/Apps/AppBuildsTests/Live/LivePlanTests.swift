import Testing

@testable import AppBuilds

struct LivePlanTests {
  private static func target(_ name: String, in room: String = "SwiftUI", isC: Bool = false)
    -> LiveTarget
  {
    LiveTarget(name: name, folder: "/s/Sources/\(room)/\(name)", files: [], isC: isC)
  }

  @Test func `builds what apps import behind what that imports`() {
    let needs: [String: Set<String>] = [
      "SpokenUI": ["SpokenUIKit", "SpokenViews", "Foundation"], "SpokenUIKit": ["SpokenViews"],
      "SpokenViews": ["ScreenTree", "SpokenViews"], "Unused": ["ScreenTree"],
    ]
    let plan = LivePlan(
      [
        Self.target("ScreenTree", in: "Screen"), Self.target("CMain", isC: true),
        Self.target("CSystem", in: "System", isC: true), Self.target("SpokenMacros"),
        Self.target("SpokenUI"), Self.target("SpokenUIKit"), Self.target("SpokenViews"),
        Self.target("Unused", in: "Screen"),
      ], imports: { needs[$0.name] ?? [] })
    #expect(
      plan.targets.map(\.name) == ["CMain", "ScreenTree", "SpokenViews", "SpokenUIKit", "SpokenUI"])
    #expect(plan.macros?.name == "SpokenMacros")
    #expect(plan.needs["SpokenUI"] == ["SpokenUIKit", "SpokenViews"])
  }

  @Test(arguments: [
    ("SpokenUI", "SwiftUI"), ("SpokenOS", "os"), ("SpokenUIKit", "UIKit"),
    ("ScreenTree", "ScreenTree"),
  ])
  func `gives a module Apple's name`(target: String, module: String) {
    #expect(Self.target(target).module == module)
  }
}
