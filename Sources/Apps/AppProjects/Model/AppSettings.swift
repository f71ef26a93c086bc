/// The build settings of a target by which its files are compiled.
package struct AppSettings: Hashable, Sendable {
  /// The version of the language, `5` or `6`, as the compiler takes it; nil when none is set.
  package var languageMode: String?
  /// The conditions that `#if` finds true.
  package var conditions: [String] = []
  /// The actor that declarations without one belong to, `MainActor`; nil for none.
  package var defaultIsolation: String?
  /// The checking of concurrency: `minimal`, `targeted` or `complete`; nil when none is set.
  package var concurrencyChecking: String?
  /// Features of later versions of the language, by the names of the compiler.
  package var upcomingFeatures: [String] = []
  /// The path of the file Info.plist; nil for none.
  package var infoPlist: String?
  /// Whether it is built for an iPhone or an iPad.
  package var isForPhone = true
}
