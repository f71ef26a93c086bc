import AppProjects
import ScreenTree
import SpokenFiles

/// The modules of an app, each behind those that it imports, and the app last.
struct AppUnits: Sendable {
  /// The modules.
  let all: [AppUnit]

  /// Reads the target and what it imports of its project and of local packages.
  ///
  /// Imports count, not the lists of the project: what nobody imports is not needed to hear the app.
  ///
  /// - Parameters:
  ///   - target: the target.
  ///   - project: its project.
  ///   - modules: the modules that are here under Apple's names.
  ///   - naming: what may be read.
  init(of target: AppTarget, in project: AppProject, modules: Set<String>, _ naming: Naming) {
    let candidates = Self.candidates(in: project, beside: target)
    func unit(_ module: String) -> AppUnit? {
      if module == target.module {
        let package = project.form == .package ? project.name : nil
        return AppUnit(target, package: package, isProgram: true, modules: modules, naming)
      }
      return candidates[module].map {
        AppUnit($0.target, package: $0.package, isProgram: false, modules: modules, naming)
      }
    }
    var (ordered, seen): ([AppUnit], Set<String>) = ([], [])
    // A module stands twice in the list: to be opened, and behind those that it imports.
    var open: [Step] = [.open(target.module)]
    while let step = open.popLast() {
      switch step {
      case .close(let unit): ordered.append(unit)
      case .open(let module):
        guard seen.insert(module).inserted, let unit = unit(module) else { continue }
        open.append(.close(unit))
        open += unit.imports.sorted(by: >).map(Step.open)
      }
    }
    all = ordered
  }

  /// A step of the walk over modules.
  private enum Step {
    /// A module is looked at.
    case open(String)
    /// All that it imports was looked at.
    case close(AppUnit)
  }

  /// The targets that can be imported, by their modules, each with its package.
  static func candidates(
    in project: AppProject, beside target: AppTarget
  ) -> [String: (target: AppTarget, package: String?)] {
    var found: [String: (target: AppTarget, package: String?)] = [:]
    func add(_ targets: [AppTarget], of package: String?) {
      for each in targets where each.kind == .framework && each.module != target.module {
        // What the project itself makes comes before a package.
        if found[each.module] == nil { found[each.module] = (each, package) }
      }
    }
    add(project.targets, of: project.form == .package ? project.name : nil)
    for package in project.packages.reversed() { add(package.targets, of: package.name) }
    return found
  }
}
