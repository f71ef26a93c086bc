import SpokenFiles

/// What distinguishes one version of this program from another, which may build apps in another way.
enum BuilderVersion {
  /// The path of the running program, behind all links.
  static let program = "/proc/self/exe".resolved ?? Arguments.program.resolved

  /// A digest of the size and the time of the program.
  static let text: String = {
    let status = program.flatMap { FileStatus($0) }
    return BuildDigest.text(of: ["\(status?.size ?? 0)", "\(status?.modified ?? 0)"])
  }()
}
