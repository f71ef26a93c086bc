import Foundation
import PackagePlugin

/// `swift package spoken-record`: records the golden transcripts of the screens of a package.
@main
struct SpokenRecord: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "spoken-text").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check", "--update"] + (arguments.isEmpty ? ["."] : arguments)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    Diagnostics.error("spoken-record ended with status \(process.terminationStatus)")
  }
}
