import AppProjects
import Foundation
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Builds apps for their previews and scenes to be heard.
///
/// Compiling an app runs nothing of it. The user's files are read and never changed.
package struct AppBuilder: Sendable {
  /// The folder in which everything that is built is kept.
  package let cache: String
  /// The folder with the sources of the modules; nil when they are not found.
  let sources: LiveSources?
  /// The variables of the process.
  let environment: [String: String]
  /// Called with what takes long, as a line for standard error.
  let note: @Sendable (String) -> Void

  /// A builder.
  ///
  /// - Parameters:
  ///   - cache: the folder, which must not contain anything else; nil for that of the user.
  ///   - sources: the folder that holds the sources of the modules in `Sources`; nil for those that
  ///     belong to the program.
  ///   - note: called with what takes long, as a line for standard error.
  package init(
    cache: String? = nil, sources: String? = nil,
    note: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    environment = ProcessInfo.processInfo.environment
    let usual = UserFolder.cache.path(environment).map { $0.withSlash + "spoken" }
    self.cache = cache ?? usual ?? NSTemporaryDirectory() + "spoken"
    let own = BuilderVersion.program.flatMap { LiveSources(of: $0) }
    self.sources = sources.map { LiveSources(folder: $0) } ?? own
    self.note = note
  }

  /// Builds an app; one that did not change since is not compiled again.
  ///
  /// - Throws: `AppBuildError` with what is wrong in the project, its files or this machine.
  package func build(_ request: AppBuildRequest) throws(AppBuildError) -> BuiltApp {
    let project = try project(request)
    let target: AppTarget
    do throws(ProjectError) {
      target = try project.target(named: request.target)
    } catch {
      throw AppBuildError(error)
    }
    let toolchain = try toolchain
    let live = try liveBuild(toolchain).modules()
    return try AppBuild(
      request: request, project: project, target: target, toolchain: toolchain, live: live,
      folder: try folder(of: project, target), note: note
    ).app()
  }

  /// The project that was asked for.
  func project(_ request: AppBuildRequest) throws(AppBuildError) -> AppProject {
    do throws(ProjectError) {
      return try AppProjectReader.read(request.path, followsLinks: request.followsLinks)
    } catch {
      throw AppBuildError(error)
    }
  }

  /// The compiler.
  var toolchain: Toolchain {
    get throws(AppBuildError) {
      try Toolchain.find(environment, cache: try root.folder("compilers"))
    }
  }

  /// The build of the modules under Apple's names.
  func liveBuild(_ toolchain: Toolchain) throws(AppBuildError) -> LiveBuild {
    guard let sources else {
      throw AppBuildError(
        "the sources of the SwiftUI modules are not beside the program; install it by "
          + "scripts/install, or run it from the build folder of its checkout",
        in: Arguments.program)
    }
    return LiveBuild(
      sources: sources, toolchain: toolchain, folder: try root.folder("live"), note: note)
  }

  private var root: BuildFolder {
    get throws(AppBuildError) { try BuildFolder(cache.withSlash + "apps") }
  }

  /// The folder of a target, by its name and a digest of where its project is.
  private func folder(
    of project: AppProject, _ target: AppTarget
  ) throws(AppBuildError) -> BuildFolder {
    let all = try root.folder("built")
    let place = project.path.resolved ?? project.path
    let digest = BuildDigest.text(of: [place, target.name])
    let name = "\(target.module)-\(digest)"
    // A new app makes room.
    if !Folder.exists(all.file(name)) { all.removeUnused() }
    return try all.folder(name)
  }
}

extension AppBuildError {
  /// The error of a project that cannot be read.
  init(_ error: ProjectError) {
    switch error {
    case .missing(let path): self.init("there is no such file", in: path)
    case .unreadable(let path, let cause): self.init("cannot be read: \(cause)", in: path)
    case .faulty(let finding): self.init([finding])
    }
  }
}
