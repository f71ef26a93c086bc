import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Reads the targets of a project of Xcode.
struct TargetReader {
  /// A target, and the names of the libraries that it links.
  struct Entry {
    var target: AppTarget
    /// File names such as `Core.framework`.
    var links: [String] = []
  }

  private let objects: ProjectObjects
  private let groups: GroupPlaces
  private var settings: TargetSettings
  private var folders: SynchronizedFolders
  /// The names of the packages by the identifiers of their references.
  private let packages: [String: String]

  /// The targets of a project.
  ///
  /// - Parameters:
  ///   - objects: the project file.
  ///   - groups: its groups.
  ///   - name: the name of the project.
  ///   - packages: the names of its packages by the identifiers of their references.
  init(
    _ objects: ProjectObjects, _ groups: GroupPlaces, named name: String,
    packages: [String: String]
  ) {
    (self.objects, self.groups, self.packages) = (objects, groups, packages)
    settings = TargetSettings(objects, groups, project: name)
    folders = SynchronizedFolders(objects, groups)
  }

  /// Reads all targets.
  mutating func targets(_ access: inout ProjectAccess) throws(ProjectError) -> [Entry] {
    var entries: [Entry] = []
    let all = objects.list("targets", of: objects.root)
    guard all.count <= ProjectLimits.targets else {
      throw .faulty(
        "it has more than \(ProjectLimits.targets) targets", in: objects.file,
        at: objects.root.position)
    }
    for object in all {
      entries.append(try entry(of: object, &access))
    }
    return entries
  }

  private mutating func entry(
    of object: ProjectObject, _ access: inout ProjectAccess
  ) throws(ProjectError) -> Entry {
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
    target.dependencies = dependencies(of: object)
    var entry = Entry(target: target)
    try addFiles(of: object, to: &entry, &access)
    return entry
  }

  private func dependencies(of object: ProjectObject) -> [String] {
    objects.list("dependencies", of: object).compactMap { dependency in
      let target = objects[dependency.text("target")]?.text("name")
      return target ?? dependency.text("name")
        ?? objects[dependency.text("targetProxy")]?.text("remoteInfo")
    }
  }

  private mutating func addFiles(
    of object: ProjectObject, to entry: inout Entry, _ access: inout ProjectAccess
  ) throws(ProjectError) {
    var files = TargetFiles(entry.target)
    for phase in objects.list("buildPhases", of: object) {
      let built = objects.list("files", of: phase).filter(\.isForPhone)
      switch phase.kind {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        let isCode = phase.kind == "PBXSourcesBuildPhase"
        for file in built { try add(file, isCode: isCode, to: &files, &access) }
      case "PBXFrameworksBuildPhase":
        for file in built { link(file, to: &entry, &files) }
      default: break
      }
    }
    for member in try folders.members(of: object, &access) {
      try files.add(member.path, at: member.place, isCode: nil, &access)
    }
    for product in objects.list("packageProductDependencies", of: object) {
      use(product, in: &files)
    }
    entry.target = files.target
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

  private func link(_ built: ProjectObject, to entry: inout Entry, _ files: inout TargetFiles) {
    if let product = objects[built.text("productRef")] { use(product, in: &files) }
    guard let file = objects[built.text("fileRef")], let path = file.text("path") else { return }
    entry.links.append(path.fileName)
  }

  private func use(_ product: ProjectObject, in files: inout TargetFiles) {
    // Plugins of a build have such names, and give no module.
    guard let name = product.text("productName"), !name.starts(withBytes: "plugin:") else { return }
    files.use(AppProductUse(name, of: product.text("package").flatMap { packages[$0] }))
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
