import CSpokenSystem

/// What is known about how the program was built.
package enum Build {
  /// The commit of the sources, with `+` behind it when they had changes; nil in a build for development.
  package static var commit: String? {
    let commit = String(cString: spoken_commit())
    return commit.isEmpty ? nil : commit
  }
}
