import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// An object of a project file, by its identifier.
struct ProjectObject {
  /// The identifier, 24 digits in a project of Xcode.
  let id: String
  /// Its kind, such as `PBXNativeTarget`.
  let kind: String
  /// Where it stands.
  let position: Position
  private let values: Document

  /// An object as it stands in a file.
  init(_ entry: Document.Entry) {
    (id, position, values) = (entry.key, entry.position, entry.value)
    kind = entry.value["isa"]?.text ?? ""
  }

  /// A text; nil when it has none of this key.
  func text(_ key: String) -> String? { values[key]?.text }

  /// The texts of a list; empty when it has none of this key.
  func texts(_ key: String) -> [String] { values[key]?.items?.compactMap(\.text) ?? [] }

  /// The entries of a mapping; empty when it has none of this key.
  func entries(_ key: String) -> [Document.Entry] { values[key]?.entries ?? [] }

  /// The name that is shown: its own, the last of its path, or its identifier.
  var title: String {
    let name = text("name") ?? text("path").map(\.fileName) ?? text("productName") ?? id
    return name.utf8.count > 255 ? String(name.prefix(80)) : name
  }
}

/// The objects of a project file.
struct ProjectObjects {
  /// The path of project.pbxproj.
  let file: String
  /// The object that describes the project.
  let root: ProjectObject
  private let objects: [String: ProjectObject]

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - file: the path of project.pbxproj.
  ///   - access: what may be read.
  /// - Throws: `ProjectError` when it is missing, cannot be read, or describes no project.
  init(_ file: String, _ access: ProjectAccess) throws(ProjectError) {
    let bytes = try access.bytes(of: file, upTo: ProjectLimits.bytes)
    let list: Document
    do throws(Document.Fault) {
      list = try Document.readPropertyList(bytes)
    } catch {
      throw .faulty(error.message, in: file, at: error.position)
    }
    try self.init(list, in: file)
  }

  private init(_ list: Document, in file: String) throws(ProjectError) {
    guard let entries = list["objects"]?.entries else {
      throw .faulty("it is no Xcode project: 'objects' is missing", in: file, at: list.position)
    }
    guard entries.count <= ProjectLimits.objects else {
      throw .faulty(
        "it has more than \(ProjectLimits.objects) objects", in: file, at: list.position)
    }
    objects = Dictionary(entries.map { ($0.key, ProjectObject($0)) }) { _, last in last }
    let name = list["rootObject"]
    guard let root = objects[name?.text ?? ""], root.kind == "PBXProject" else {
      throw .faulty(
        "it is no Xcode project: 'rootObject' names no project; restore the file", in: file,
        at: name?.position ?? list.position)
    }
    (self.root, self.file) = (root, file)
  }

  /// The object of an identifier; nil when there is none.
  subscript(id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  /// The objects that a list of another one names; those that do not exist are left out.
  func list(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.texts(key).compactMap { objects[$0] }
  }

  /// All objects of a kind, in the order of the file.
  func all(_ kind: String) -> [ProjectObject] {
    objects.values.filter { $0.kind == kind }.sorted { one, other in
      (one.position.line, one.position.column, one.id)
        < (other.position.line, other.position.column, other.id)
    }
  }
}
