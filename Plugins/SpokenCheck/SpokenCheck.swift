import Foundation
import PackagePlugin

/// `swift package spoken-check`: compares the screens of a package with their golden transcripts.
@main
struct SpokenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // Built with the package's other modules. A tool of a plugin is built separately, so that most modules would
    // be compiled twice.
    let build = try packageManager.build(
      .product("spoken-text"), parameters: .init(configuration: .inherit))
    guard build.succeeded,
      let command = build.builtArtifacts.first(where: { $0.url.lastPathComponent == "spoken-text" })
    else { return Diagnostics.error("spoken-text does not build:\n\(build.logText)") }
    let process = Process()
    process.executableURL = command.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check"] + (arguments.isEmpty ? ["."] : arguments)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    Diagnostics.error(
      "spoken-check ended with status \(process.terminationStatus); "
        + "swift package spoken-record records what changed on purpose")
  }
}
