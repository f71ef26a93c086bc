import ScreenTree
import SpokenCLibrary
import SpokenFiles
import SpokenSyntax

/// Links the objects of an app with the modules under Apple's names.
struct AppLinker {
  /// The compiler.
  let toolchain: Toolchain
  /// The modules.
  let live: LiveModules
  /// The folder of the program.
  let folder: BuildFolder

  /// Makes the program; it has its name when it is finished.
  ///
  /// All of the archive is linked: of a type that only a cast or the runtime finds, the linker would
  /// leave out the file.
  func link(_ objects: [String], to name: String) throws(AppBuildError) {
    let partial = ".\(name).\(getpid())"
    let archive = ["--whole-archive", live.archive, "--no-whole-archive"] + live.libraries
    let words =
      toolchain.linker + ["-o", folder.file(partial)] + objects
      + archive.flatMap { ["-Xlinker", $0] }
    try folder.write(ToolRun.responseFile(words), to: ".link")
    let run = try ToolRun(toolchain.compiler, ["@.link"], in: folder.path)
    guard run.isDone else {
      folder.remove(partial)
      throw AppBuildError("the app cannot be linked: \(run.cause)", in: folder.file(name))
    }
    guard rename(folder.file(partial), folder.file(name)) == 0 else {
      throw AppBuildError("it cannot be renamed: \(FilePlace.reason)", in: folder.file(partial))
    }
  }
}
