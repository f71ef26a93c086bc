/// Which files of a module need which, by the names that they declare and use.
///
/// It is a first guess: what types alone show, such as members of an extension, the compiler finds.
package struct SourceGraph: Sendable {
  /// A file that needs one that was left out.
  package struct Dependent: Hashable, Sendable {
    /// The file.
    package var file: String
    /// The name that it uses.
    package var name: String
    /// The file that declares the name.
    package var source: String
  }

  private let files: [String]
  private let declared: [Set<String>]
  /// The files that declare a name.
  private var declarers: [String: [Int]] = [:]
  /// The files that use a name of another file.
  private var users: [String: [Int]] = [:]

  /// The graph of files, each with its names.
  package init(_ files: [(file: String, names: DeclaredNames)]) {
    self.files = files.map(\.file)
    declared = files.map { Set($0.names.declarations.map(\.name)) }
    for (index, names) in declared.enumerated() {
      for name in names { declarers[name, default: []].append(index) }
    }
    for (index, file) in files.enumerated() {
      for name in file.names.used where declarers[name] != nil {
        users[name, default: []].append(index)
      }
    }
  }

  /// The files that need others which are left out, and those that need these.
  ///
  /// - Parameters:
  ///   - leftOut: the files that are left out.
  ///   - standIns: names for which there is a stand-in, so that nobody needs their file.
  /// - Returns: each file once, with the first name by the alphabet, after the file that it needs.
  package func dependents(
    of leftOut: Set<String>, standIns: Set<String> = []
  ) -> [Dependent] {
    var gone = Set(files.indices.filter { leftOut.contains(files[$0]) })
    var (rest, found): ([Int], [Dependent]) = (gone.sorted(), [])
    var next = 0
    while next < rest.count {
      let source = rest[next]
      next += 1
      for name in declared[source].sorted() where !standIns.contains(name) {
        // Another file may declare it for another condition.
        guard declarers[name, default: []].allSatisfy(gone.contains) else { continue }
        for user in users[name, default: []] where gone.insert(user).inserted {
          found.append(Dependent(file: files[user], name: name, source: files[source]))
          rest.append(user)
        }
      }
    }
    return found
  }
}
