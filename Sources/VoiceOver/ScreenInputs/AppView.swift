package import ScreenScenarios
import ScreenTree
package import SpokenFiles
import SpokenSyntax
import VoiceOverLanguages
package import VoiceOverSpeech

/// A view of an app: an input that is no file.
///
/// Two views of the same name are the same.
package struct AppView: Hashable, Sendable {
  /// Opens a view with the options of a reader: its platform, its language and its settings.
  package typealias Opening =
    @Sendable (ScenarioReader) throws(ScenarioError) -> ScenarioReader.Reading

  /// The name of its preview, or that of the app for its first scene.
  package let name: String
  /// The file that declares it, for reports; nil when that is not known.
  package let file: String?
  private let opening: Opening

  /// A view and what opens it.
  ///
  /// - Parameters:
  ///   - name: the name of its preview, or that of the app.
  ///   - file: the file that declares it; nil when that is not known.
  ///   - opening: opens it from its beginning, each time that it is called.
  package init(_ name: String, in file: String? = nil, opening: @escaping Opening) {
    (self.name, self.file, self.opening) = (name, file, opening)
  }

  /// Whether both have the same name.
  package static func == (one: AppView, other: AppView) -> Bool { one.name == other.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Opens the view from its beginning.
  ///
  /// - Throws: `ScenarioError` when the app cannot be built, or does not answer.
  package func read(by reader: ScenarioReader) throws(ScenarioError) -> ScenarioReader.Reading {
    var reading = try opening(reader)
    reading.view = self
    return reading
  }

  /// The name of its golden: letters and digits, and a hyphen for anything else.
  package var fileName: String { name.asFileName }
}

extension CheckInput {
  /// A view of an app, whose golden lies in a folder.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - folder: the folder of the goldens.
  package init(_ view: AppView, goldens folder: String) {
    self.init(view.name, in: folder)
    self.view = view
    golden = "\(view.fileName).transcript".path(inFolder: folder)
  }

  /// The file that a report names: that of the input, or the one that declares the view.
  package var reported: String { view.map { $0.file ?? $0.name } ?? path }
}

extension ScenarioReader {
  /// Reads an input: a file, or a view of an app, which is opened from its beginning.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - naming: who named a file; nil for whom the input says.
  /// - Returns: the scenario, with remarks on the input.
  /// - Throws: `ScenarioError` when it cannot be read.
  package func read(_ input: CheckInput, _ naming: Naming? = nil) throws(ScenarioError) -> Reading {
    if let view = input.view { return try view.read(by: self) }
    return try read(input.path, naming ?? input.naming(followsLinks: followsLinks))
  }

  /// The settings of the command line alone, for an input that has none of its own.
  ///
  /// - Throws: `ScenarioError` when one of them cannot be set.
  package func ownSettings() throws(ScenarioError) -> SpeechSettings { try speechSettings([]) }

  /// The note that VoiceOver's words in a language are unknown; nil when they are known.
  package static func note(on language: String, in file: String) -> String? {
    guard Vocabulary.for(language) == nil else { return nil }
    let meant = LanguageNames.tag(of: language).map { ". Did you mean '\($0)'?" } ?? ""
    return
      "\(file): VoiceOver's words are not known for '\(language)'; English ones are used\(meant)"
      .printedLine
  }
}
