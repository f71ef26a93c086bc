import ArgumentParser
import ScreenInputs
import ScreenScenarios
import ScreenTree

/// `import --symbols`: what captures know of symbols, and this program does not.
extension ImportCommand {
  /// Refuses several captures, or an output, where they mean nothing.
  func checkSymbols() throws {
    if !symbols, !others.isEmpty {
      throw ValidationError("one capture is converted at a time; several need --symbols")
    }
    if symbols, output != "-" || recording != nil {
      throw ValidationError("--symbols prints, and takes no --output and no --recording")
    }
  }

  /// Prints the name of each symbol, the label beside it, the language and the capture.
  func printSymbols() throws {
    try endingWithStatus {
      var reader = ScenarioReader(platform: platform, language: language, format: from)
      // A symbol behind another screen has its label, too.
      reader.keepsAll = true
      var lines: [String] = []
      for path in [input] + others {
        let (screen, _) = try reader.readScreen(path)
        lines += screen.unknownSymbols.map { pair in
          [pair.name, pair.label.oneLine, screen.language, path.oneLine].joined(separator: "\t")
        }
      }
      try Console.output(lines.map { $0 + "\n" }.joined())
      guard !quiet else { return }
      let captures = ([input] + others).count.counted("capture")
      Console.error("\(lines.count.counted("unknown label")) of symbols in \(captures)")
    }
  }
}
