import SpokenSyntax

extension String {
  /// The same place seen from a folder: `../a/x` for `/home/a/x` seen from `/home/b`.
  ///
  /// Links are followed where the files exist, so that two names of a folder count as one.
  ///
  /// - Parameter folder: the folder, as a path that may itself be relative to the working folder.
  /// - Returns: the path; the path as it was written when there is no working folder.
  package func relative(to folder: String) -> String {
    guard let own = parentFolder.places, let other = folder.places else { return self }
    // Whole names are compared: two folders may begin with the same letters.
    let common = zip(own, other).prefix { ExactPath($0) == ExactPath($1) }.count
    let steps = Array(repeating: "..", count: other.count - common) + own[common...] + [fileName]
    return steps.joined(separator: "/")
  }

  /// The names of the folders from the root to a folder; nil when there is no working folder.
  private var places: [String]? {
    guard let absolute = resolved ?? (isAbsolutePath ? self : ".".resolved.map { $0 + "/" + self })
    else { return nil }
    return absolute.split(atByte: "/").reduce(into: []) { names, part in
      // Only a path that could not be resolved still has such parts.
      if part == ".." {
        _ = names.popLast()
      } else if part != "." {
        names.append(String(part))
      }
    }
  }
}
