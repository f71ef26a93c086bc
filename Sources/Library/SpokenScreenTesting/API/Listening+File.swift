import ScreenInputs
public import ScreenScenarios
public import SpokenListening

extension Listening {
  /// Reads a screen file, a walkthrough or a capture.
  ///
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid.
  public init(file: String) throws(ScenarioError) {
    self.init(try ScenarioReader().read(file).scenario)
  }
}
