import SpokenSyntax

extension String {
  /// The path without `.`, and with `..` taken back by its letters alone, as Xcode reads it.
  var standardized: String {
    var names: [Substring] = []
    for name in split(atByte: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !isAbsolutePath {
        names.append(name)
      }
    }
    let path = names.joined(separator: "/")
    return isAbsolutePath ? "/" + path : path.isEmpty ? "." : path
  }

  /// The path as it is written in a folder: an absolute one stays.
  func placed(in folder: String) -> String {
    if isAbsolutePath { return standardized }
    return isEmpty ? folder.standardized : path(inFolder: folder).standardized
  }
}
