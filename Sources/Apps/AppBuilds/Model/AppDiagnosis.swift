package import AppSources
package import ScreenTree

/// What `spoken doctor --app` reports about an app.
package struct AppDiagnosis: Sendable {
  /// The compiler with its version; nil when none is found.
  package var compiler: String?
  /// The folder of the cache.
  package var cache: String
  /// Whether the live modules are built for the compiler.
  package var hasModules = false
  /// The app, when it could be built.
  package var app: BuiltApp?
  /// What kept it from being built, and the warnings of its project.
  package var findings: [Finding] = []
  /// The modules that its files import and that are not here, each with the files that import it.
  package var missingModules: [(module: String, files: [String])] = []
  /// The packages that it needs and that are not here, each with its address.
  package var missingPackages: [(name: String, address: String)] = []

  /// How often each kind of adaptation was made, without those that were not.
  package var adaptations: [(kind: Adaptation.Kind, count: Int)] {
    let all = (app?.adaptations.files ?? []).flatMap { $0.source?.adaptations ?? [] }
    return Adaptation.Kind.allCases.compactMap { kind in
      let count = all.count { $0.kind == kind }
      return count == 0 ? nil : (kind, count)
    }
  }
}
