package import ScreenInputs
package import SpokenLint

/// How files are read and linted, as the options of the command say.
package struct Reviewer: Sendable {
  /// The reader of screens and walkthroughs.
  package var reader: ScenarioReader
  /// The linter with its limits and disabled rules.
  package var linter: Linter

  /// A reviewer with its reader and its linter.
  package init(reader: ScenarioReader = ScenarioReader(), linter: Linter = Linter()) {
    (self.reader, self.linter) = (reader, linter)
  }
}
