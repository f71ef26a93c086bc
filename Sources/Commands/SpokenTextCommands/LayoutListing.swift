import ArgumentParser
import ScreenLayout
import ScreenScenarios
import ScreenTree
import VoiceOverElements
import VoiceOverSpeech

/// The frames of the screens of a scenario, of all nodes or of one view with its elements.
struct LayoutListing {
  let scenario: Scenario
  /// The name of a view; nil for all of them.
  let view: String?

  /// Prints the frames, what was assumed, and the elements of the view.
  ///
  /// - Throws: a usage error for a view that no screen has, and the error of the output.
  func print() throws {
    var isFound = view == nil
    for (screen, resolution) in zip(scenario.screens, scenario.resolutions) {
      let path = view.flatMap { screen.paths[$0] }
      guard view == nil || path != nil else { continue }
      isFound = true
      let device = scenario.settings.resolver.layoutDevice(of: screen)
      let result = layOut(screen, on: device)
      let size = "\(device.size.width.short) × \(device.size.height.short)"
      try Console.output("\(device.name) · \(size) · \(device.textSize.rawValue)\n")
      for line in result.outline(of: screen, in: path) { try Console.output(line + "\n") }
      if let path {
        try listElements(of: resolution, in: path, of: screen)
      } else {
        result.findings.forEach { Console.errors($0.description) }
      }
    }
    guard isFound else { throw ValidationError(unknownView) }
  }

  /// Lists the elements of a view, numbered in the order in which they are read.
  private func listElements(
    of resolution: Resolution, in root: NodePath, of screen: Screen
  ) throws {
    let paths = screen.paths
    let inside = resolution.elements.filter { element in
      paths[element.node].map { $0.steps.starts(with: root.steps) } ?? false
    }
    try Console.output("elements: \(inside.count)\n")
    for (index, element) in inside.enumerated() {
      try Console.output("\(index + 1)  \(element)\n")
    }
  }

  private var unknownView: String {
    let names = scenario.screens.flatMap { $0.paths.keys }.sorted().prefix(20)
    return
      "there is no view '\(view ?? "")'; its id stands in the file, or its class and position, "
      + "as in \(names.first ?? "Text@4:7"): one of \(names.joined(separator: ", "))"
  }
}
