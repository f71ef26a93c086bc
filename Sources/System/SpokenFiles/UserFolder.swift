import SpokenSyntax

/// A folder in which programs keep something for their user, by the convention of the platform.
package enum UserFolder: String, CaseIterable, Sendable {
  /// What can be made again.
  case cache = "XDG_CACHE_HOME"
  /// What outlives a run and is no setting.
  case state = "XDG_STATE_HOME"

  /// The path of the folder.
  ///
  /// - Parameter environment: the variables that say where it is; one whose path does not begin at
  ///   the root counts as unset, as XDG has it: it would be a folder wherever the command runs.
  /// - Returns: the path; nil for a user without a home.
  package func path(_ environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.isAbsolutePath ? $0 : nil }
    }
    let home = absolute("HOME")
    #if os(macOS)
      if self == .cache { return home.map { $0.withSlash + "Library/Caches" } }
    #endif
    return absolute(rawValue) ?? home.map { $0.withSlash + usual }
  }

  /// The path below the home of a user who names no other.
  private var usual: String {
    switch self {
    case .cache: ".cache"
    case .state: ".local/state"
    }
  }
}
