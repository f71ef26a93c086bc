import Foundation
import ScreenTree
import SpokenCLibrary
import SpokenFiles
import SpokenSyntax

/// Builds the modules under Apple's names once for a compiler and the sources.
///
/// They are built beside their place and get it when they are finished, so that a build that was
/// killed leaves nothing that counts.
struct LiveBuild {
  /// The sources.
  let sources: LiveSources
  /// The compiler.
  let toolchain: Toolchain
  /// The folder of all finished modules.
  let folder: BuildFolder
  /// Called with what takes long.
  let note: @Sendable (String) -> Void

  private static let building = ".building-"
  /// Where a release has modules that were built with it.
  private static let prebuilt = "built"

  /// The finished modules, which are built first when they are not there.
  ///
  /// - Throws: `AppBuildError` when they cannot be built.
  func modules() throws(AppBuildError) -> LiveModules {
    let key = try key
    if let finished = try finished(key) { return finished }
    return try BuildLock.with(
      folder.file("lock"),
      waiting: { note("another spoken builds the SwiftUI modules; waiting for it") }
    ) { () throws(AppBuildError) in
      if let finished = try finished(key) { return finished }
      try build(key)
      guard let finished = try finished(key) else {
        throw AppBuildError("the finished modules are not there", in: folder.path)
      }
      return finished
    }
  }

  /// The modules that are built already; nil when they are not.
  func finished() throws(AppBuildError) -> LiveModules? { try finished(try key) }

  /// The name of the folder of the modules: the version, and a digest of compiler and sources.
  private var key: String {
    get throws(AppBuildError) {
      let content = try LiveKey.text(of: sources, notes: try folder.folder("keys"))
      return "swift-\(toolchain.version)-\(BuildDigest.text(of: [toolchain.key, content]))"
    }
  }

  /// Where the compiler keeps modules of C: they belong to its version, and may not be moved.
  private var moduleCache: String {
    get throws(AppBuildError) {
      let name = BuildDigest.text(of: [toolchain.key, folder.path])
      return try folder.folder("clang").folder(name).path
    }
  }

  private func finished(_ key: String) throws(AppBuildError) -> LiveModules? {
    let cache = try moduleCache
    let released = key.path(inFolder: Self.prebuilt.path(inFolder: sources.folder))
    if let modules = LiveModules(in: released, key: key, moduleCache: cache) { return modules }
    guard Folder.exists(folder.file(key)) else { return nil }
    let own = try folder.folder(key)
    own.noteUse()
    return LiveModules(in: own.path, key: key, moduleCache: cache)
  }

  private func build(_ key: String) throws(AppBuildError) {
    let start = Date()
    // The lock is held, so that whatever builds here was killed.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.starts(withBytes: Self.building) { folder.remove(name) }
    folder.removeUnused()
    let plan = LivePlan(sources.targets())
    note(
      "building the SwiftUI modules once for Swift \(toolchain.version) "
        + "(\(plan.targets.count.counted("module")), a few minutes) …")
    let partial = "\(Self.building)\(getpid())"
    do throws(AppBuildError) {
      try build(plan, in: try folder.folder(partial))
    } catch {
      folder.remove(partial)
      throw error
    }
    folder.remove(key)
    guard rename(folder.file(partial), folder.file(key)) == 0 else {
      throw AppBuildError("it cannot be renamed: \(FilePlace.reason)", in: folder.file(partial))
    }
    note("the SwiftUI modules are built, in \(Int(-start.timeIntervalSinceNow).counted("second"))")
  }

  private func build(_ plan: LivePlan, in place: BuildFolder) throws(AppBuildError) {
    let cache = try moduleCache
    let commands = LiveCommands(toolchain: toolchain, folder: place.path, moduleCache: cache)
    _ = try place.folder(LiveModules.modules)
    _ = try place.folder(LiveCommands.objects)
    guard let macros = plan.macros else {
      throw AppBuildError("the sources of the macros are missing", in: sources.folder)
    }
    try run("swiftc", commands.macros(macros), for: macros, in: place)
    let schedule = LiveSchedule(plan)
    // Foundation counts what the process may use.
    let threads = max(1, ProcessInfo.processInfo.activeProcessorCount)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while let target = schedule.next() {
        do throws(AppBuildError) {
          try build(target, by: commands, in: place)
          let count = schedule.finish(target)
          if count.isMultiple(of: 10) { note("… \(count) of \(schedule.count) modules") }
        } catch {
          schedule.fail(error)
        }
      }
    }
    try schedule.check()
    try finish(plan, in: place)
  }

  private func build(
    _ target: LiveTarget, by commands: LiveCommands, in place: BuildFolder
  ) throws(AppBuildError) {
    guard target.isC else {
      return try run("swiftc", commands.module(target), for: target, in: place)
    }
    let folder = try BuildFolder(target.name.path(inFolder: commands.modules))
    try folder.write(LiveCommands.map(target), to: "module.modulemap")
    for header in target.headers {
      let bytes = (try? ReadableFile.bytes(of: header, .anywhere, upTo: 1 << 20)) ?? []
      try folder.write(bytes, to: header.fileName)
    }
    for file in target.files {
      try run("clang", commands.file(file, of: target), for: target, in: place)
    }
  }

  /// Puts the objects into the archive, and writes what says that all is there.
  private func finish(_ plan: LivePlan, in place: BuildFolder) throws(AppBuildError) {
    let objects = try place.folder(LiveCommands.objects)
    try place.write(ToolRun.responseFile(objects.names.map(objects.file)), to: "objects.list")
    try tool("llvm-ar", ["rcs", LiveModules.archive, "@objects.list"], in: place)
    try tool("swift-autolink-extract", [LiveModules.archive, "-o", "autolink.txt"], in: place)
    let found = String(decoding: place.read("autolink.txt") ?? [], as: UTF8.self)
    let libraries = Set(found.split(atByte: "\n").map(String.init).filter { !$0.isEmpty }).sorted()
    try place.write(libraries.joined(separator: "\n"), to: LiveModules.libraries)
    for name in [LiveCommands.objects, "objects.list", "autolink.txt"] { place.remove(name) }
    let names = plan.targets.filter { !$0.isC }.map(\.module)
    try place.write(names.joined(separator: "\n"), to: LiveModules.list)
    place.noteUse()
  }

  private func run(
    _ name: String, _ arguments: [String], for target: LiveTarget, in place: BuildFolder
  ) throws(AppBuildError) {
    let list = "\(target.name).arguments"
    try place.write(ToolRun.responseFile(arguments), to: list)
    try tool(name, ["@\(list)"], in: place)
    place.remove(list)
  }

  private func tool(
    _ name: String, _ arguments: [String], in place: BuildFolder
  ) throws(AppBuildError) {
    let run = try ToolRun(toolchain.program(name), arguments, in: place.path)
    guard !run.isDone else { return }
    throw AppBuildError(
      "the SwiftUI modules cannot be built with Swift \(toolchain.version), by \(name): "
        + run.cause, in: sources.folder)
  }
}
