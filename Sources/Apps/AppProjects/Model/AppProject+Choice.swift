import ScreenTree

extension AppProject {
  /// The target of a name, or the first application, one for an iPhone before others.
  ///
  /// - Parameter name: the name as the user gave it; nil for none.
  /// - Returns: a target with sources.
  /// - Throws: `ProjectError.faulty` when there is none, or it has no Swift files.
  package func target(named name: String? = nil) throws(ProjectError) -> AppTarget {
    let target = if let name { try named(name) } else { try usual() }
    guard target.sources.isEmpty else { return target }
    let count = target.leftOut.count
    let cause =
      count > 0
      ? "none of its \(count.counted("source file")) can be used; --app-report lists them"
      : "it has no Swift files; add them to it, or choose another one by --target"
    throw .faulty("the target '\(target.name)': \(cause)", in: target.file, at: target.position)
  }

  private func named(_ name: String) throws(ProjectError) -> AppTarget {
    if let target = targets.first(where: { $0.name == name }) { return target }
    throw .faulty("it has no target '\(name.prefix(80))'; \(choice(of: targets))", in: path)
  }

  private func usual() throws(ProjectError) -> AppTarget {
    let applications = targets.filter { $0.kind == .application }
    if let target = applications.first(where: \.settings.isForPhone) ?? applications.first {
      return target
    }
    throw .faulty(
      "it has no application; choose a target by --target: \(choice(of: targets))", in: path)
  }

  private func choice(of targets: [AppTarget]) -> String {
    targets.isEmpty ? "it has none" : "its targets are \(targets.map(\.name).listed)"
  }
}
