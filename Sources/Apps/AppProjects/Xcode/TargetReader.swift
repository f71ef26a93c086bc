import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Reads the targets of a project of Xcode.
struct TargetReader {
  private let objects: ProjectObjects
  private let groups: GroupPlaces
  private var settings: TargetSettings
  private var folders: SynchronizedFolders

  /// The targets of a project.
  ///
  /// - Parameters:
  ///   - objects: the project file.
  ///   - groups: its groups.
  ///   - name: the name of the project.
  init(_ objects: ProjectObjects, _ groups: GroupPlaces, named name: String) {
    (self.objects, self.groups) = (objects, groups)
    settings = TargetSettings(objects, groups, project: name)
    folders = SynchronizedFolders(objects, groups)
  }

  /// Reads all targets.
  mutating func targets(_ access: inout ProjectAccess) throws(ProjectError) -> [AppTarget] {
    var targets: [AppTarget] = []
    let all = objects.list("targets", of: objects.root)
    guard all.count <= ProjectLimits.targets else {
      throw .faulty(
        "it has more than \(ProjectLimits.targets) targets", in: objects.file,
        at: objects.root.position)
    }
    for object in all { targets.append(try target(of: object, &access)) }
    return targets
  }

  private mutating func target(
    of object: ProjectObject, _ access: inout ProjectAccess
  ) throws(ProjectError) -> AppTarget {
    let values = try settings.settings(of: object, &access)
    var target = AppTarget(
      object.text("name") ?? object.title, AppTarget.Kind(of: object), in: objects.file)
    target.position = object.position
    target.product = values.value("PRODUCT_NAME") ?? target.name
    target.module = values.value("PRODUCT_MODULE_NAME").map(\.asIdentifier) ?? target.module
    target.settings = AppSettings(values)
    if let file = values.value("INFOPLIST_FILE"), !file.isEmpty {
      target.settings.infoPlist = access.seen(file.placed(in: groups.sourceRoot))
    }
    if target.kind == .application {
      target.displayName = InfoPlist.name(of: target, values, &access)
    }
    var files = TargetFiles(target)
    try addFiles(of: object, to: &files, &access)
    return files.target
  }

  private mutating func addFiles(
    of object: ProjectObject, to files: inout TargetFiles, _ access: inout ProjectAccess
  ) throws(ProjectError) {
    for phase in objects.list("buildPhases", of: object) {
      let isCode = phase.kind == "PBXSourcesBuildPhase"
      guard isCode || phase.kind == "PBXResourcesBuildPhase" else { continue }
      for file in objects.list("files", of: phase) where file.isForPhone {
        try add(file, isCode: isCode, to: &files, &access)
      }
    }
    for member in try folders.members(of: object, &access) {
      try files.add(member.path, at: member.place, isCode: nil, &access)
    }
  }

  private func add(
    _ built: ProjectObject, isCode: Bool, to files: inout TargetFiles,
    _ access: inout ProjectAccess
  ) throws(ProjectError) {
    guard let file = objects[built.text("fileRef")] else { return }
    // A group of translations stands for the files in it.
    let isVariant = file.kind == "PBXVariantGroup"
    for object in isVariant ? objects.list("children", of: file) : [file] {
      let place = groups.place(of: object)
      guard let path = place.path else { continue }
      try access.countFile()
      guard !files.knows(path) else { continue }
      switch access.find(path) {
      case .found(let found):
        try files.add(found, at: place.place, isCode: isCode, &access)
      case .missing:
        files.leaveOut(path, .missing)
        access.warn(
          "there is no file '\(path)'; restore it, or take it out of the target "
            + "'\(files.target.name)'", in: objects.file, at: object.position)
      case .refused(let cause):
        files.leaveOut(path, .refused(cause))
        access.warn("'\(path)' is left out: \(cause)", in: objects.file, at: object.position)
      }
    }
  }
}

extension ProjectObject {
  /// Whether a file of a build phase is for an iPhone; without filters it is for all.
  fileprivate var isForPhone: Bool {
    let systems = texts("platformFilters") + [text("platformFilter")].compactMap(\.self)
    return systems.isEmpty || systems.contains { $0 == "ios" }
  }
}

extension AppTarget.Kind {
  /// The kind of a target by what it makes.
  init(of target: ProjectObject) {
    let type = (target.text("productType") ?? "").rest(afterBytes: "com.apple.product-type.")
    self =
      switch type ?? "" {
      case "application", "application.on-demand-install-capable": .application
      case "framework", "framework.static", "library.static", "library.dynamic": .framework
      default: .other
      }
  }
}
