import ArgumentParser
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenSyntax
import SpokenTextCommands

/// The file into which a walk is recorded.
struct WalkRecording {
  private let path: String
  private let title: String
  private let screens: [String: String]

  /// Checks that a recording of a walk through an input can be written.
  ///
  /// - Throws: the exit code for a file in the wrong folder: a walkthrough names only files in its
  ///   own folder or below.
  init(path: String, input: String, scenario: Scenario) throws {
    self.path = path
    title = scenario.title
    let folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    let below = folder.path == "/" ? "/" : folder.path + "/"
    let files = scenario.screenFiles.isEmpty ? ["screen": input] : scenario.screenFiles
    var screens: [String: String] = [:]
    for (name, file) in files {
      let full = URL(filePath: file).standardizedFileURL.path
      // Checked before the walk: at its end the user would lose the steps.
      guard let place = full.rest(afterBytes: below) else {
        throw Status.wrongUse.because(
          "--record \(path): the screen \(file) must lie in the same folder or below it")
      }
      screens[name] = String(place)
    }
    self.screens = screens
  }

  /// Writes the steps as a walkthrough.
  func write(_ steps: [Walkthrough.Step]) throws {
    let named = steps.map { step -> Walkthrough.Step in
      // A walk knows no names of screens; a walkthrough opens them by the names in its header.
      guard case .effect(.open("")) = step.action else { return step }
      return Walkthrough.Step(.effect(.open(screens.keys.sorted().first ?? "screen")))
    }
    let file = try TextFile(OutputPath(path, .byUser))
    try file.write(WalkthroughText.file(title, screens: screens, steps: named))
    try file.finish()
  }
}
