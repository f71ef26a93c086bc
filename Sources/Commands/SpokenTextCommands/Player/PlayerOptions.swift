package import ArgumentParser
package import ScreenScenarios
import ScreenTree
package import SpokenFiles
import SpokenSyntax
import VoiceOverElements

/// The options of a page besides its input, its name and its sound.
package struct PlayerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Put a picture behind a drawn screen; NAME= names the screen of a walkthrough, @3 says how many pixels a point has (repeatable).",
      valueName: "[name=]screen.png[@3]"))
  package var picture: [PictureOption] = []

  @Option(
    help: ArgumentHelp(
      "Compare with an older version of the input, in words and in sound.", valueName: "other"))
  package var compare: String?

  @Option(
    help: ArgumentHelp("The title of the page (default: that of the input).", valueName: "title"))
  package var title: String?

  package init() {}

  /// Refuses a name that is no page's, and a file that is used twice.
  ///
  /// - Parameters:
  ///   - output: the page, or its folder.
  ///   - input: the input; nil for a view of an app.
  ///   - name: what a page in a folder is named after.
  /// - Throws: a validation error.
  package func check(_ output: String, of input: String?, named name: String) throws {
    if let input, Folder.exists(input) {
      throw ValidationError("\(input) is a folder, and a page has one input; name a file in it")
    }
    // The name of the file in the folder is compared, not that of the folder.
    let output = try OutputFolder.file(output, for: name, ending: "html").path
    guard output == "-" || Self.isPage(output) else {
      throw ValidationError("a page is written as .html or .htm, not \(output)")
    }
    guard input != "-" || compare != "-" else {
      throw ValidationError("only one of INPUT and --compare can be standard input")
    }
    var names = OutputNames(
      reading: ([input, compare].compactMap { $0 } + picture.map(\.path)).filter { $0 != "-" })
    try names.add(output, for: "--output")
  }

  /// The page, whose folder is created when the output is one.
  ///
  /// - Throws: the exit code when the folder cannot be created, and a validation error.
  package func page(
    _ output: String, named name: String, followsLinks: Bool
  ) throws -> OutputPath {
    try OutputFolder.make(ifNamedBy: output)
    let page = try OutputFolder.file(output, for: name, ending: "html")
    return OutputPath(page.path, followsLinks && page.naming != .byUser ? .anywhere : page.naming)
  }

  /// Whether the name of a file is that of a page.
  package static func isPage(_ path: String) -> Bool {
    let lowered = path.lowercased()
    return lowered.ends(withBytes: ".html") || lowered.ends(withBytes: ".htm")
  }

  /// The pictures by the index of their screen.
  ///
  /// - Throws: the exit code for a picture that cannot be read or has no screen.
  package func pictures(for scenario: Scenario) throws -> [Int: ScreenPicture] {
    try picture.reduce(into: [:]) { pictures, option in
      let index = try option.index(in: scenario)
      guard pictures[index] == nil else {
        throw Status.wrongUse.because("\(option.path): this screen has a picture already")
      }
      pictures[index] = try ScreenPicture(option, widthOfElements: width(ofScreen: index, scenario))
    }
  }

  /// How far the stated frames of a screen reach in points; the width of its device without any.
  private func width(ofScreen index: Int, _ scenario: Scenario) -> Double? {
    guard scenario.resolutions.indices.contains(index) else { return nil }
    let resolution = scenario.resolutions[index]
    let frames = resolution.elements.compactMap(\.statedFrame)
    if let width = frames.map({ $0.x + $0.width }).max() { return width }
    let screen = scenario.screens[index]
    return screen.capture == nil ? resolution.settings.layoutDevice(of: screen).size.width : nil
  }
}
