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

  /// The targets that a target needs, each behind those that it needs itself, and the target last.
  ///
  /// Those of packages are not among them. A target that needs itself by others is there once.
  package func order(for target: AppTarget) -> [AppTarget] {
    let known = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var ordered: [AppTarget] = []
    var seen: Set<String> = []
    // A target stands twice in the list: to be opened, and behind those that it needs.
    var open: [(target: AppTarget, isDone: Bool)] = [(target, false)]
    while let (next, isDone) = open.popLast() {
      if isDone { ordered.append(next) }
      guard !isDone, seen.insert(next.name).inserted else { continue }
      open.append((next, true))
      for name in next.dependencies.reversed() where !seen.contains(name) {
        guard let needed = known[name], needed.kind == .framework else { continue }
        open.append((needed, false))
      }
    }
    return ordered
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
