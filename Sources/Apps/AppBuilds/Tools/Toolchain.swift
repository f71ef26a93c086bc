import Foundation
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The Swift compiler by which apps are built, and the programs beside it.
struct Toolchain: Hashable, Codable {
  /// The folder of the programs.
  let programs: String
  /// The folder of the runtime with its modules.
  let runtime: String
  /// The version as people read it: `6.3.1`.
  let version: String
  /// All that the compiler says of its version.
  let label: String
  /// What it builds for: `x86_64-unknown-linux-gnu`.
  let triple: String

  /// The path of a program.
  func program(_ name: String) -> String { name.path(inFolder: programs) }
  /// The compiler.
  var compiler: String { program("swiftc") }

  /// The modules of the toolchain, such as Foundation and Observation.
  var modules: Set<String> {
    let folder = "linux".path(inFolder: runtime)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let modules = names.compactMap { $0.beginning(beforeBytes: ".swiftmodule").map(String.init) }
    return Set(modules + ["Swift"])
  }

  /// The linker for `-use-ld`; empty for the usual one.
  var linker: [String] {
    FileStatus(program("ld.lld")) == nil ? [] : ["-use-ld=lld"]
  }

  /// What of the compiler changes what it makes.
  var key: String { BuildDigest.text(of: [label, triple]) }
}

extension Toolchain {
  /// The compiler of the search path.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - cache: where what it says of itself is kept, because asking takes a tenth of a second.
  /// - Returns: the first one.
  /// - Throws: `AppBuildError` when there is none, or it does not answer.
  static func find(
    _ environment: [String: String], cache: BuildFolder
  ) throws(AppBuildError) -> Toolchain {
    #if !os(Linux)
      throw AppBuildError("apps are built for --app on Linux only", in: "--app")
    #endif
    guard let compiler = compiler(environment) else {
      throw AppBuildError(
        "there is no Swift compiler, by which the app is built; install Swift 6.2 or later from "
          + "https://www.swift.org/install and have its folder on the search path", in: "swiftc")
    }
    // A program that chooses among several compilers may choose another one each time.
    guard let target = compiler.resolved, let status = FileStatus(target),
      ["swift-driver", "swift-frontend", "swiftc"].contains(target.fileName)
    else { return try asked(compiler) }
    let name = BuildDigest.text(of: [target, "\(status.size)", "\(status.modified)"]) + ".json"
    if let known: Toolchain = cache.value(in: name) { return known }
    let found = try asked(compiler)
    try cache.write(BuildFolder.json(of: found), to: name)
    return found
  }

  /// The path of the compiler; nil without one.
  private static func compiler(_ environment: [String: String]) -> String? {
    // A relative folder of the search path is wherever the command runs.
    (environment["PATH"] ?? "").split(atByte: ":").map(String.init).filter(\.isAbsolutePath)
      .map { "swiftc".path(inFolder: $0) }
      .first { FileStatus($0)?.kind == .file && FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a compiler says of itself.
  private static func asked(_ compiler: String) throws(AppBuildError) -> Toolchain {
    let run = try ToolRun(compiler, ["-print-target-info"], in: "/")
    guard run.isDone,
      let info = try? JSONDecoder().decode(Info.self, from: Data(run.output.utf8))
    else { throw AppBuildError("the compiler does not answer: \(run.cause)", in: compiler) }
    return Toolchain(info)
  }

  private init(_ info: Info) {
    runtime = info.paths.runtimeResourcePath
    programs = "bin".path(inFolder: runtime.parentFolder.parentFolder)
    label = info.compilerVersion
    triple = info.target.triple
    version = Self.version(in: label)
  }

  /// The version in what a compiler says: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  static func version(in label: String) -> String {
    let words = label.split(atByte: " ")
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return words.first { $0.utf8.first.map(isDigit) == true }.map(String.init) ?? "unknown"
  }

  private struct Info: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let compilerVersion: String
    let target: Target
    let paths: Paths
  }
}
