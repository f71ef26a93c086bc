import ScreenDocuments
import SpokenSyntax

/// The files of folders that Xcode keeps in step with a group, and that no object names.
struct SynchronizedFolders {
  /// A file of a target.
  struct Member {
    /// The path by which it is read.
    var path: String
    /// The names of the groups and folders around it, and its own.
    var place: String
  }

  private let objects: ProjectObjects
  private let groups: GroupPlaces
  private let all: [ProjectObject]
  // Several targets may share a folder, which is read once.
  private var known: [String: [String]] = [:]

  /// The folders of a project.
  init(_ objects: ProjectObjects, _ groups: GroupPlaces) {
    (self.objects, self.groups) = (objects, groups)
    all = objects.all("PBXFileSystemSynchronizedRootGroup")
  }

  /// The files of a target; a folder that cannot be read is a warning.
  mutating func members(
    of target: ProjectObject, _ access: inout ProjectAccess
  ) throws(ProjectError) -> [Member] {
    let own = objects.list("fileSystemSynchronizedGroups", of: target)
    let ids = Set(own.map(\.id))
    var members: [Member] = []
    for group in own + all.filter({ !ids.contains($0.id) }) {
      let exceptions = FolderExceptions(of: group, for: target, objects)
      // A folder of other targets has files of this one only when an exception says so.
      guard ids.contains(group.id) || !exceptions.isEmpty else { continue }
      let place = groups.place(of: group)
      guard let folder = place.path, let files = try files(of: group, at: folder, &access)
      else { continue }
      for file in files where exceptions.holds(file, isMember: ids.contains(group.id)) {
        members.append(Member(path: file.placed(in: folder), place: "\(place.place)/\(file)"))
      }
    }
    return members
  }

  /// The files of a folder, seen from it; nil when it cannot be read.
  private mutating func files(
    of group: ProjectObject, at folder: String, _ access: inout ProjectAccess
  ) throws(ProjectError) -> [String]? {
    if let files = known[group.id] { return files }
    switch access.find(folder) {
    case .found(let found):
      let files = try access.files(below: found)
      known[group.id] = files
      return files
    case .missing:
      access.warn(
        "there is no folder '\(folder)'; restore it, or take it out of the project",
        in: objects.file, at: group.position)
    case .refused(let cause):
      access.warn(
        "the folder '\(folder)' is left out: \(cause)", in: objects.file, at: group.position)
    }
    known[group.id] = []
    return nil
  }
}

/// The files of a folder for which a target differs: left out of its own, taken from that of others.
struct FolderExceptions {
  private var paths: Set<String> = []
  private var added: Set<String> = []
  /// Files that are built for other systems alone.
  private var others: Set<String> = []

  /// The exceptions of a folder for a target.
  init(of group: ProjectObject, for target: ProjectObject, _ objects: ProjectObjects) {
    let phases = objects.list("buildPhases", of: target)
    let kinds = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    let used = phases.filter { kinds.contains($0.kind) }
    for set in objects.list("exceptions", of: group) {
      let files = set.texts("membershipExceptions")
      if set.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet",
        set.text("target") == target.id
      {
        paths.formUnion(files)
        for entry in set.entries("platformFiltersByRelativePath") {
          let systems = entry.value.items?.compactMap(\.text) ?? []
          if !systems.isEmpty, !systems.contains(where: { $0 == "ios" }) {
            others.insert(entry.key)
          }
        }
      } else if used.contains(where: { $0.id == set.text("buildPhase") }) {
        added.formUnion(files)
      }
    }
  }

  /// Whether there is none.
  var isEmpty: Bool { paths.isEmpty && added.isEmpty && others.isEmpty }

  /// Whether a file belongs to the target.
  func holds(_ file: String, isMember: Bool) -> Bool {
    let names = Self.names(of: file)
    if names.contains(where: others.contains) { return false }
    if names.contains(where: added.contains) { return true }
    return isMember != names.contains(where: paths.contains)
  }

  /// The paths by which an exception may mean a file: itself, a folder around it, and the name that
  /// its translations share.
  private static func names(of file: String) -> [String] {
    var names = [file]
    while let folder = names.last?.parentFolder, folder != "." { names.append(folder) }
    let parent = file.parentFolder
    if parent.ends(withBytes: ".lproj") {
      let shared = file.fileName.path(inFolder: parent.parentFolder)
      names += ["/Localized: \(shared)", "/Localized/\(shared)"]
    }
    return names
  }
}
