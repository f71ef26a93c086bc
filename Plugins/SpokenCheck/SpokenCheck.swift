import Foundation
import PackagePlugin

/// `swift package spoken-check`: compares the screens of a package with their golden transcripts.
@main
struct SpokenCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "spoken-text").url
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
