import ScreenDocuments
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Reads the build settings of the targets of a project.
struct TargetSettings {
  private let objects: ProjectObjects
  private let groups: GroupPlaces
  /// The settings that Xcode itself gives to all targets of the project.
  private let usual: [String: String]
  /// The settings that the configurations are based on, by their identifiers: that of the project
  /// counts for each target.
  private var known: [String: SettingLevel] = [:]

  /// The settings of a project of a name.
  init(_ objects: ProjectObjects, _ groups: GroupPlaces, project: String) {
    self.objects = objects
    self.groups = groups
    // Absolute, so that a path that begins with it is not placed in it again.
    let folder = groups.sourceRoot.resolved ?? groups.sourceRoot
    usual = [
      "PROJECT_NAME": project, "PROJECT": project, "SRCROOT": folder, "SOURCE_ROOT": folder,
      "PROJECT_DIR": folder,
      "DEVELOPMENT_LANGUAGE": objects.root.text("developmentRegion") ?? "en",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
  }

  /// The settings of a target in its configuration for debugging.
  mutating func settings(
    of target: ProjectObject, _ access: inout ProjectAccess
  ) throws(ProjectError) -> BuildSettings {
    let own = configuration(of: target, named: nil)
    let name = own?.text("name") ?? "Debug"
    var levels: [SettingLevel] = []
    for object in [own, configuration(of: objects.root, named: name)].compactMap(\.self) {
      levels.append(level(of: object, name))
      levels.append(try fileLevel(of: object, name, &access))
    }
    var values = usual
    let title = target.text("name") ?? target.title
    (values["TARGET_NAME"], values["TARGETNAME"], values["CONFIGURATION"]) = (title, title, name)
    return BuildSettings(levels + [SettingLevel(values)])
  }

  /// The configuration of an object: that of a name, Debug, Release, its usual one, or the first.
  private func configuration(of object: ProjectObject, named name: String?) -> ProjectObject? {
    guard let list = objects[object.text("buildConfigurationList")] else { return nil }
    let all = objects.list("buildConfigurations", of: list)
    let names = [name, "Debug", "Release", list.text("defaultConfigurationName")]
    let found = names.compactMap(\.self).lazy.compactMap { name in
      all.first { $0.text("name") == name }
    }
    return found.first ?? all.first
  }

  private func level(of object: ProjectObject, _ configuration: String) -> SettingLevel {
    var level = SettingLevel()
    for entry in object.entries("buildSettings") {
      // A list is the same as its words with blanks between them.
      let words = entry.value.items?.compactMap(\.text).map { word in
        word.contains(byte: " ") ? "\"\(word)\"" : word
      }
      let text = entry.value.text ?? words?.joined(separator: " ")
      if let text { level.set(entry.key, to: text, in: configuration) }
    }
    return level
  }

  /// The settings of the file that a configuration is based on; none without one.
  private mutating func fileLevel(
    of object: ProjectObject, _ configuration: String, _ access: inout ProjectAccess
  ) throws(ProjectError) -> SettingLevel {
    if let level = known[object.id] { return level }
    var file = SettingsFile(configuration: configuration)
    if let path = existingBase(of: object, &access) { try file.read(path, &access) }
    known[object.id] = file.level
    return file.level
  }

  private func existingBase(of object: ProjectObject, _ access: inout ProjectAccess) -> String? {
    guard let path = basePath(of: object) else { return nil }
    switch access.find(path) {
    case .missing:
      access.warn(
        "there is no file of build settings '\(path)'; restore it", in: objects.file,
        at: object.position)
    case .refused(let cause):
      access.warn("'\(path)' is left out: \(cause)", in: objects.file, at: object.position)
    case .found(let found): return found
    }
    return nil
  }

  private func basePath(of object: ProjectObject) -> String? {
    if let file = objects[object.text("baseConfigurationReference")] {
      return groups.place(of: file).path
    }
    // In a folder that Xcode keeps in step, the file has no object of its own.
    guard let anchor = objects[object.text("baseConfigurationReferenceAnchor")],
      let path = object.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return groups.place(of: anchor).path.map { path.placed(in: $0) }
  }
}
