import ScreenDocuments
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Reads what `swift package dump-package` writes of a package.
struct PackageDump {
  private let document: Document
  /// The folder of the package.
  private let folder: String
  private var names: Set<String> = []

  /// The dump of the package in a folder.
  ///
  /// - Throws: `ProjectError.faulty` when it is no dump.
  init(_ bytes: [UInt8], of folder: String) throws(ProjectError) {
    self.folder = folder
    let file = "Package.swift".path(inFolder: folder)
    do throws(Document.Fault) {
      document = try Document.readJSON(bytes)
    } catch {
      throw .faulty(
        "'swift package dump-package' wrote no JSON: \(error.message)", in: file)
    }
    guard let targets = document["targets"]?.items else {
      throw .faulty("'swift package dump-package' named no targets", in: file)
    }
    names = Set(targets.compactMap { $0["name"]?.text })
  }

  /// The package, its targets with their files.
  func package(_ access: inout ProjectAccess) throws(ProjectError) -> AppPackage {
    var package = AppPackage(
      document["name"]?.text ?? folder.folderName, .local(folder: folder))
    for dependency in document["dependencies"]?.items ?? [] {
      guard package.packages.count < ProjectLimits.packages else { break }
      if let other = try other(dependency, &access) { package.packages.append(other) }
    }
    package.products = (document["products"]?.items ?? []).compactMap { product in
      product["name"]?.text.map {
        AppPackage.Product($0, product["targets"]?.items?.compactMap(\.text) ?? [])
      }
    }
    for target in document["targets"]?.items ?? [] {
      guard let name = target["name"]?.text else { continue }
      package.targets.append(try self.target(target, named: name, package.packages, &access))
    }
    return package
  }

  // MARK: Packages

  /// A package that this one needs; nil for what is not understood.
  private func other(
    _ dependency: Document, _ access: inout ProjectAccess
  ) throws(ProjectError) -> AppPackage? {
    let file = "Package.swift".path(inFolder: folder)
    if let local = dependency["fileSystem"]?.items?.first {
      guard let path = local["path"]?.text else { return nil }
      let place = access.seen(path)
      let name = local["nameForTargetDependencyResolutionOnly"]?.text ?? place.fileName
      var package = try PackageFolder.find(place, in: file, at: .unknown, &access)
      package?.name = name
      return package ?? AppPackage(name, .local(folder: place))
    }
    if let remote = dependency["sourceControl"]?.items?.first {
      let location = remote["location"]
      let address =
        location?["remote"]?.items?.first?["urlString"] ?? location?["local"]?.items?.first
      let identity = remote["identity"]?.text
      return (address?.text ?? identity).map {
        AppPackage(
          remote["nameForTargetDependencyResolutionOnly"]?.text ?? $0.packageName,
          .remote(address: $0))
      }
    }
    let identity = dependency["registry"]?.items?.first?["identity"]?.text
    return identity.map { AppPackage($0, .remote(address: $0)) }
  }

  // MARK: Targets

  private func target(
    _ document: Document, named name: String, _ packages: [AppPackage],
    _ access: inout ProjectAccess
  ) throws(ProjectError) -> AppTarget {
    let type = document["type"]?.text ?? ""
    let kinds: [String: AppTarget.Kind] = ["regular": .framework, "executable": .application]
    let file = "Package.swift".path(inFolder: folder)
    var target = AppTarget(name, kinds[type] ?? .other, in: file)
    if target.kind == .application { target.displayName = name }
    target.settings = settings(of: document)
    var files = TargetFiles(target)
    for dependency in document["dependencies"]?.items ?? [] {
      add(dependency, to: &target, &files, packages)
    }
    if target.kind != .other || type == "test" {
      try addFiles(of: document, named: name, isTest: type == "test", to: &files, &access)
    }
    let dependencies = target.dependencies
    target = files.target
    target.dependencies = dependencies
    return target
  }

  /// Adds a target or a product that a target needs on an iPhone.
  private func add(
    _ dependency: Document, to target: inout AppTarget, _ files: inout TargetFiles,
    _ packages: [AppPackage]
  ) {
    guard let entry = dependency.entries?.first, let items = entry.value.items,
      let name = items.first?.text, items.allSatisfy(\.holdsOnPhone)
    else { return }
    if entry.key == "target" || entry.key == "byName" && names.contains(name) {
      if !target.dependencies.contains(name) { target.dependencies.append(name) }
    } else if entry.key == "product" || entry.key == "byName" {
      // A product that is named alone has the name of its package, if one has that name.
      let isNamed = entry.key == "product" && items.count > 1 && !items[1].isNull
      let given = isNamed ? items[1].text : nil
      let package = packages.first { $0.isNamed(given ?? name) }?.name
      files.use(AppProductUse(name, of: package ?? given))
    }
  }

  private func addFiles(
    of document: Document, named name: String, isTest: Bool, to files: inout TargetFiles,
    _ access: inout ProjectAccess
  ) throws(ProjectError) {
    let path = document["path"]?.text ?? usualPath(of: name, isTest: isTest)
    guard let place = path?.placed(in: folder), case .found(let found) = access.find(place) else {
      access.warn(
        "there is no folder of the target '\(name)'; restore it, or correct its path",
        in: files.target.file)
      return
    }
    let excluded = texts("exclude", of: document)
    let included = texts("sources", of: document)
    for file in try access.files(below: found) where !file.isInside(excluded) {
      let isSource = FileRole(file) == .source
      if isSource, !included.isEmpty, !file.isInside(included) { continue }
      try files.add(file.placed(in: found), at: "\(name)/\(file)", isCode: nil, &access)
    }
  }

  /// The folder of a target that names none.
  private func usualPath(of name: String, isTest: Bool) -> String? {
    let parents = isTest ? PackageFolder.testFolders : PackageFolder.sourceFolders
    let own = parents.map { "\($0)/\(name)" }.first { Folder.exists($0.path(inFolder: folder)) }
    guard own == nil, isAlone(isTest: isTest) else { return own }
    return parents.first { Folder.exists($0.path(inFolder: folder)) }
  }

  /// Whether only one target has files of a kind, which may then lie in `Sources` itself.
  private func isAlone(isTest: Bool) -> Bool {
    let types = (document["targets"]?.items ?? []).map { $0["type"]?.text ?? "" }
    return types.filter { isTest ? $0 == "test" : $0 == "regular" || $0 == "executable" }.count == 1
  }

  private func texts(_ key: String, of target: Document) -> [String] {
    target[key]?.items?.compactMap { $0.text?.standardized } ?? []
  }

  // MARK: Settings

  private func settings(of target: Document) -> AppSettings {
    var settings = AppSettings()
    settings.conditions = ["DEBUG", "SWIFT_PACKAGE"]
    settings.languageMode = languageMode
    for setting in target["settings"]?.items ?? [] {
      guard setting["tool"]?.text == "swift", setting["condition"]?.holdsOnPhone != false,
        let kind = setting["kind"]?.entries?.first
      else { continue }
      let value = kind.value["_0"]?.text
      switch kind.key {
      case "define": settings.conditions += [value].compactMap(\.self)
      case "enableUpcomingFeature": settings.upcomingFeatures += [value].compactMap(\.self)
      case "defaultIsolation": settings.defaultIsolation = value == "MainActor" ? value : nil
      case "swiftLanguageMode", "swiftLanguageVersion":
        settings.languageMode = value.flatMap(AppSettings.languageMode)
      default: break
      }
    }
    return settings
  }

  /// The last version of the language that the package names, or that of its tools.
  private var languageMode: String? {
    let versions = document["swiftLanguageVersions"]?.items?.compactMap(\.text) ?? []
    if let last = versions.last { return AppSettings.languageMode(last) }
    let tools = document["toolsVersion"]?["_version"]?.text
    return tools?.split(atByte: ".").first.flatMap { Int($0) }.map { $0 >= 6 ? "6" : "5" }
  }
}

extension Document {
  /// Whether a condition holds on an iPhone in a build for debugging; what is no condition does.
  fileprivate var holdsOnPhone: Bool {
    let systems = self["platformNames"]?.items?.compactMap(\.text) ?? []
    let configuration = self["config"]?.text ?? self["configuration"]?.text
    return (systems.isEmpty || systems.contains { $0 == "ios" }) && configuration != "release"
  }
}

extension AppPackage {
  /// Whether a target means this package by a name.
  fileprivate func isNamed(_ other: String) -> Bool {
    name.lowercased() == other.lowercased()
      || folder?.fileName.lowercased() == other.lowercased()
  }
}

extension String {
  /// Whether it is one of some paths, or in one of them.
  fileprivate func isInside(_ paths: [String]) -> Bool {
    paths.contains { path in
      path == "." || ExactPath(path) == ExactPath(self) || starts(withBytes: path.withSlash)
    }
  }
}
