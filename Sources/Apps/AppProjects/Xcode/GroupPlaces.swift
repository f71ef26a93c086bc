import ScreenTree
import SpokenSyntax

/// The paths of the files of a project, which its groups decide.
struct GroupPlaces {
  /// Where a file or a group is.
  struct Place: Hashable {
    /// The path; nil for what the build or the system makes.
    var path: String?
    /// The names of the groups and its own, parted by slashes.
    var place: String
  }

  /// The folder to which `SOURCE_ROOT` leads.
  let sourceRoot: String
  private let objects: ProjectObjects
  private var places: [String: Place] = [:]
  /// The groups around the one that is read.
  private var open: Set<String> = []

  /// Reads the groups of a project.
  ///
  /// - Throws: `ProjectError.faulty` when a group is inside itself, or they are too deep.
  init(_ objects: ProjectObjects, sourceRoot: String) throws(ProjectError) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    guard let main = objects[objects.root.text("mainGroup")] else { return }
    let folder = path(of: main, in: Place(path: sourceRoot, place: ""))
    try readChildren(of: main, at: Place(path: folder, place: ""))
  }

  /// The place of a file or a group; one that is in no group is looked for from the source root.
  func place(of object: ProjectObject) -> Place {
    if let place = places[object.id] { return place }
    return place(of: object, in: Place(path: sourceRoot, place: ""))
  }

  private mutating func readChildren(
    of group: ProjectObject, at place: Place
  ) throws(ProjectError) {
    guard open.insert(group.id).inserted else {
      throw .faulty(
        "the group '\(group.title)' is inside itself; take it out of its own children",
        in: objects.file, at: group.position)
    }
    guard open.count <= ProjectLimits.groups else {
      throw .faulty(
        "its groups are nested more than \(ProjectLimits.groups) deep", in: objects.file,
        at: group.position)
    }
    // A second place of an object says nothing, unless it is one around this group.
    for child in objects.list("children", of: group)
    where places[child.id] == nil || open.contains(child.id) {
      let inner = self.place(of: child, in: place)
      places[child.id] = inner
      try readChildren(of: child, at: inner)
    }
    open.remove(group.id)
  }

  private func place(of object: ProjectObject, in group: Place) -> Place {
    let name = object.title
    let place = group.place.isEmpty ? name : "\(group.place)/\(name)"
    return Place(
      path: path(of: object, in: group),
      place: place.utf8.count > ProjectLimits.path ? String(name.prefix(80)) : place)
  }

  private func path(of object: ProjectObject, in group: Place) -> String? {
    let path = object.text("path") ?? ""
    // Without a bound, many files in deep groups with long names would be paths of gigabytes.
    guard path.utf8.count + (group.path?.utf8.count ?? 0) <= ProjectLimits.path else { return nil }
    return switch object.text("sourceTree") ?? "<group>" {
    case "<group>": group.path.map { path.placed(in: $0) }
    case "SOURCE_ROOT": path.placed(in: sourceRoot)
    case "<absolute>": path.isAbsolutePath ? path.standardized : nil
    default: nil
    }
  }
}
