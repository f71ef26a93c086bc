import SpokenClaim
import SpokenInputs
import SpokenScreen
import TestSupport

/// A task of a screen and the steps of a walkthrough; nil for the screen alone.
func claimed(_ views: String, steps: String? = nil) throws -> ClaimTask {
  func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
  }
  let screen = "screen: Shop\nviews:\n" + indented(views)
  let walk = steps.map {
    "walkthrough: Buying\nscreens: { shop: shop.screen.yaml }\nsteps:\n  - open: shop\n"
      + indented($0)
  }
  let scratch = try Scratch(["shop.screen.yaml": screen, "buying.walk.yaml": walk])
  defer { withExtendedLifetime(scratch) {} }
  let name = walk == nil ? "shop.screen.yaml" : "buying.walk.yaml"
  let input = CheckInput(scratch.path(name))
  let reading = try ScenarioReader().read(input)
  return ClaimTask(
    reading.scenario, lint: Linter().lint(reading, of: input), path: name,
    recording: "buying.heard.json")
}

/// A task of a capture alone.
func claimed(capture: String) throws -> ClaimTask {
  let scratch = try Scratch(["page.xml": capture])
  defer { withExtendedLifetime(scratch) {} }
  let input = CheckInput(scratch.path("page.xml"))
  let reading = try ScenarioReader().read(input)
  return ClaimTask(
    reading.scenario, lint: Linter().lint(reading, of: input), path: "page.xml",
    recording: "page.heard.json")
}

extension ClaimTask {
  /// The result of a criterion.
  func result(_ criterion: ClaimCriterion) -> ClaimResult? {
    results.first { $0.criterion == criterion }
  }
}
