import SpokenSyntax

/// The commands by which the modules are built in a folder.
struct LiveCommands {
  /// The compiler.
  let toolchain: Toolchain
  /// The folder that becomes the finished one.
  let folder: String
  /// The folder in which the compiler keeps the modules of C.
  let moduleCache: String

  /// The folder of objects, which goes when they are in the archive.
  static let objects = "objects"

  /// The features that the sources are written with, as Package.swift has them.
  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ]

  /// The arguments for the program of macros.
  func macros(_ target: LiveTarget) -> [String] {
    [
      "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings",
      "-module-name", target.name, "-o", LiveTarget.macros.path(inFolder: folder),
    ] + target.files
  }

  /// The arguments for a module in Swift, as one object: what only a cast finds is linked too.
  func module(_ target: LiveTarget) -> [String] {
    let aliases = LiveTarget.names.filter { $0.key != target.name }
      .map { "\($0.key)=\($0.value)" }.sorted()
    return [
      "-Onone", "-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings",
      "-module-name", target.module, "-package-name", "SpokenScreen", "-DDEBUG",
      "-DSWIFT_PACKAGE", "-module-cache-path", moduleCache, "-I", modules,
    ] + Self.features.flatMap { ["-enable-upcoming-feature", $0] }
      + aliases.flatMap { ["-module-alias", $0] } + Self.macros(in: folder)
      + [
        "-emit-module", "-emit-module-path", "\(target.module).swiftmodule".path(inFolder: modules),
        "-c", "-o", object(of: target),
      ] + target.files
  }

  /// The arguments by which the compiler finds the program of macros in a folder.
  static func macros(in folder: String) -> [String] {
    let program = LiveTarget.macros.path(inFolder: folder)
    return [
      "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(program)#\(LiveTarget.macros)",
    ]
  }

  /// The arguments for a file in C.
  func file(_ file: String, of target: LiveTarget) -> [String] {
    [
      "-c", "-O1", "-fPIC", "-I", "include".path(inFolder: target.folder), file, "-o",
      "\(target.name)-\(file.fileName).o".path(inFolder: objects),
    ]
  }

  /// The map by which the compiler finds a module in C.
  static func map(_ target: LiveTarget) -> String {
    "module \(target.name) {\n  umbrella header \"\(target.name).h\"\n  export *\n}\n"
  }

  /// The folder of modules.
  var modules: String { LiveModules.modules.path(inFolder: folder) }
  /// The folder of objects.
  var objects: String { Self.objects.path(inFolder: folder) }

  private func object(of target: LiveTarget) -> String {
    "\(target.module).o".path(inFolder: objects)
  }
}
