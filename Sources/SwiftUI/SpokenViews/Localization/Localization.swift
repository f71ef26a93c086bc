import Foundation
import ScreenTree

/// The language in which words are looked up and values are formatted.
enum Localization {
  /// The locale that `.environment(\.locale, …)` sets for the view that is evaluated.
  @TaskLocal private static var override: Locale?

  /// The language as a BCP 47 tag: that of the environment, otherwise that of the screen.
  static var language: String {
    override?.languageTag ?? screen?.language ?? ViewRoot.usualLanguage
  }

  /// The locale of all formats: that of the environment, otherwise that of the screen.
  static var locale: Locale { override ?? screen?.locale ?? ViewRoot.usualLocale }

  /// The path of a bundle; nil for those of the program.
  static func path(of bundle: Bundle?) -> String? {
    bundle === Bundle.main ? nil : bundle?.bundlePath
  }

  private static var screen: ViewRoot? {
    // Timers and queues run in no task, and so without a task's values; then it is the screen that
    // waits.
    if let root = ActingScreen.root { return root }
    return MainQueue.isCurrent ? MainActor.assumeIsolated { ActingScreen.passing } : nil
  }

  /// Performs something with the locale of an environment, if that sets one.
  @MainActor
  static func following<Result>(
    _ environment: EnvironmentValues, _ action: () -> Result
  ) -> Result {
    following(environment.statedLocale, action)
  }

  /// Performs something with a locale, if there is one.
  static func following<Result>(_ locale: Locale?, _ action: () -> Result) -> Result {
    // Most views do not change the locale, and a value of the task for each would be costly.
    guard let locale, locale != Self.locale else { return action() }
    return $override.withValue(locale, operation: action)
  }

  /// The words of a key, with its arguments; the key itself where no table has it.
  static func words(
    for key: String, _ arguments: [LocalizedArgument], table: String?, bundle: String?,
    value: String? = nil
  ) -> String {
    let tables = StringTables.tables(table, in: bundle)
    // Most screens have no tables, and their texts are looked up at each evaluation.
    guard !tables.isEmpty else {
      let words = value ?? key
      // Words without arguments are no format: "50% off" has none.
      return arguments.isEmpty ? words : Format(words).filled(with: arguments.map(\.text))
    }
    let own = LocalizedWords(forms: .same(value ?? key))
    let wanted = language
    for table in tables {
      report(all: table)
      switch table.look(up: key, in: wanted) {
      // A later table may have the key: a program has one for each target with resources.
      case nil: continue
      case .isKey?: return own.filled(with: arguments, in: table.sourceLanguage)
      case .found(let words, let language)?: return words.filled(with: arguments, in: language)
      // The system falls back silently, and a listener hears two languages, which is worth a
      // finding.
      case .untranslated(let words, let language, let finding)?:
        report(finding)
        return (words ?? own).filled(with: arguments, in: language)
      }
    }
    return own.filled(with: arguments, in: wanted)
  }

  /// Adds what is wrong with the files of a table to the findings of the screen, at its first use.
  private static func report(all table: StringTable) {
    // Findings belong to a screen, which is on the main actor; texts may be made on any thread.
    guard !table.findings.isEmpty, MainQueue.isCurrent, let root = screen else { return }
    MainActor.assumeIsolated { root.report(table.findings, of: table.file) }
  }

  /// Adds what is wrong with a table to the findings of the screen that needs it.
  private static func report(_ finding: Finding) {
    guard MainQueue.isCurrent, let root = screen else { return }
    MainActor.assumeIsolated { root.report(finding) }
  }
}

extension FormatStyle {
  /// The style in the locale of the screen, unless the app gave it one of its own.
  package var inLanguageOfScreen: Self {
    // Only a style with the locale of the process, which none was given, stays the same by it.
    let hasNone = [Locale.autoupdatingCurrent, .current].contains { locale($0) == self }
    return hasNone ? locale(Localization.locale) : self
  }
}
