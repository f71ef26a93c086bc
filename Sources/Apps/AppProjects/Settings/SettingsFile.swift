import ScreenDocuments
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Reads files of build settings, `.xcconfig`.
struct SettingsFile {
  private let configuration: String
  private(set) var level = SettingLevel()
  private var rest = ProjectLimits.includes
  private var open: [ExactPath] = []

  /// Settings for a configuration.
  init(configuration: String) { self.configuration = configuration }

  /// Reads a file and those that it includes; what cannot be read is a warning.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - access: what may be read.
  /// - Throws: `ProjectError` when the file itself cannot be read.
  mutating func read(_ path: String, _ access: inout ProjectAccess) throws(ProjectError) {
    let text: String
    let bytes = try access.bytes(of: path, upTo: ProjectLimits.smallFile)
    do throws(Document.Fault) {
      text = try Document.text(of: bytes)
    } catch {
      throw .faulty(error.message, in: path, at: error.position)
    }
    open.append(ExactPath(path))
    defer { open.removeLast() }
    for (index, line) in text.byteLines.enumerated() {
      read(line, at: Position(line: index + 1, column: 1), of: path, &access)
    }
  }

  private mutating func read(
    _ line: Substring, at position: Position, of path: String, _ access: inout ProjectAccess
  ) {
    let line = line.beforeComment.withoutBlanksAround
    if let rest = line.rest(afterBytes: "#include") {
      let isOptional = rest.starts(withBytes: "?")
      let name = rest.utf8.split(separator: UInt8(ascii: "\"")).dropFirst().first
      guard let name, let name = String(name) else {
        access.warn("an include names a file: #include \"Shared.xcconfig\"", in: path, at: position)
        return
      }
      include(name, isOptional, at: position, of: path, &access)
    } else if let sign = line.assignment {
      set(line[..<sign], to: line[line.utf8.index(after: sign)...])
    }
  }

  private mutating func set(_ key: Substring, to value: Substring) {
    // A semicolon at the end is a habit that Xcode accepts.
    let text = value.withoutBlanksAround
    let whole = (text.beginning(beforeBytes: ";") ?? text).withoutBlanksAround
    level.set(String(key.withoutBlanksAround), to: String(whole), in: configuration)
  }

  private mutating func include(
    _ name: String, _ isOptional: Bool, at position: Position, of path: String,
    _ access: inout ProjectAccess
  ) {
    rest -= 1
    let target = name.placed(in: path.parentFolder)
    guard rest >= 0, !open.contains(ExactPath(target)) else {
      let cause =
        rest < 0
        ? "more than \(ProjectLimits.includes) files are included" : "'\(name)' includes itself"
      access.warn("\(cause); this one is left out", in: path, at: position)
      return
    }
    switch access.find(target) {
    case .missing:
      if !isOptional {
        access.warn("there is no file '\(name)' to include; restore it", in: path, at: position)
      }
    case .refused(let cause):
      access.warn("'\(name)' is left out: \(cause)", in: path, at: position)
    case .found(let found):
      do throws(ProjectError) {
        try read(found, &access)
      } catch {
        access.warn("'\(name)' is left out: \(error)", in: path, at: position)
      }
    }
  }
}

extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
  /// The text before two slashes, with which a comment begins, even inside quotation marks.
  fileprivate var beforeComment: Substring {
    utf8.firstRange(of: "//".utf8).map { self[..<$0.lowerBound] } ?? self[...]
  }

  /// The sign between a name and its value; in `NAME[sdk=iphoneos*] = value` the second.
  fileprivate var assignment: String.Index? {
    var isInside = false
    return utf8.indices.first { index in
      if utf8[index] == UInt8(ascii: "[") { isInside = true }
      if utf8[index] == UInt8(ascii: "]") { isInside = false }
      return !isInside && utf8[index] == UInt8(ascii: "=")
    }
  }

  /// The text without the blanks of ASCII at both ends.
  fileprivate var withoutBlanksAround: Substring {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let start = utf8.firstIndex(where: { !isBlank($0) }),
      let end = utf8.lastIndex(where: { !isBlank($0) })
    else { return self[endIndex...] }
    return self[start..<utf8.index(after: end)]
  }
}
