import Foundation
import PackagePlugin

/// `swift package spoken-record`: records the golden transcripts of the screens of a package.
@main
struct SpokenRecord: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // Built as in SpokenCheck.swift, for the same reason.
    let build = try packageManager.build(
      .product("spoken-text"), parameters: .init(configuration: .inherit))
    guard build.succeeded,
      let command = build.builtArtifacts.first(where: { $0.url.lastPathComponent == "spoken-text" })
    else { return Diagnostics.error("spoken-text does not build:\n\(build.logText)") }
    let process = Process()
    process.executableURL = command.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check", "--update"] + (arguments.isEmpty ? ["."] : arguments)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    Diagnostics.error("spoken-record ended with status \(process.terminationStatus)")
  }
}
