import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The digest of the sources of the modules, which changes with what is in them alone.
enum LiveKey {
  /// What is changed in this builder so that everything is built again.
  private static let version = "1"

  /// The digest of sources.
  ///
  /// - Parameters:
  ///   - sources: the sources.
  ///   - notes: a folder in which the digest is kept for files that have the same times and sizes,
  ///     because reading all takes a moment.
  /// - Returns: 16 letters and digits.
  /// - Throws: `AppBuildError` when the digest cannot be kept.
  static func text(of sources: LiveSources, notes: BuildFolder) throws(AppBuildError) -> String {
    let targets = sources.targets()
    let name = stamp(of: targets) + ".key"
    if let known = notes.read(name, upTo: 64) { return String(decoding: known, as: UTF8.self) }
    let key = content(of: LivePlan(targets), below: sources.folder)
    try notes.write(key, to: name)
    return key
  }

  /// The digest of paths, sizes and times.
  private static func stamp(of targets: [LiveTarget]) -> String {
    var digest = BuildDigest()
    digest.add(version)
    for file in targets.flatMap({ $0.files + ($0.isC ? $0.headers : []) }) {
      digest.add(file)
      let status = FileStatus(file)
      digest.add(number: status?.size ?? -1)
      digest.add(number: status?.modified ?? -1)
    }
    return digest.text
  }

  /// The digest of what is in the files.
  private static func content(of plan: LivePlan, below folder: String) -> String {
    var digest = BuildDigest()
    digest.add(version)
    for file in plan.files {
      digest.add(file.path(below: folder))
      let bytes = (try? ReadableFile.bytes(of: file, .anywhere, upTo: 16 << 20)) ?? []
      digest.add(number: bytes.count)
      digest.add(bytes)
    }
    return digest.text
  }
}
