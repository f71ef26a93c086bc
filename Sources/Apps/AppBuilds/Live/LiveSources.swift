import Foundation
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The sources of the modules that an app is compiled against: those of the checkout that this
/// program was built in, or those that were installed beside it.
struct LiveSources: Hashable {
  /// The folder that holds `Sources`.
  let folder: String

  /// The rooms that the modules are in.
  static let rooms = ["Apps", "Review", "Screen", "SwiftUI", "System", "VoiceOver"]
  /// What is there when the sources are.
  private static let sign = "Sources/SwiftUI/SpokenUI"
  /// Where the sources are from the folder of an installed program.
  private static let installed = "share/spoken/live"

  /// Sources in a folder.
  init(folder: String) { self.folder = folder }

  /// The sources that belong to the program; nil when there are none.
  ///
  /// - Parameter program: the path of the program, behind all links.
  init?(of program: String) {
    let beside = program.parentFolder
    let installed = Self.installed.path(inFolder: beside.parentFolder)
    guard
      let folder = ([installed] + beside.ancestors).first(where: {
        Folder.exists(Self.sign.path(inFolder: $0))
      })
    else { return nil }
    self.folder = folder
  }

  /// The targets of the rooms, by the alphabet.
  func targets() -> [LiveTarget] {
    Self.rooms.flatMap { room -> [LiveTarget] in
      let place = "Sources/\(room)".path(inFolder: folder)
      let aliases = "Aliases".path(inFolder: place)
      return (Self.folders(in: place) + Self.folders(in: aliases)).compactMap(Self.target)
    }.sorted { ExactPath($0.name) < ExactPath($1.name) }
  }

  private static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.isHiddenName && $0 != "Aliases" }
      .map { $0.path(inFolder: folder) }.filter(Folder.exists)
  }

  private static func target(_ folder: String) -> LiveTarget? {
    func files(_ ending: String) -> [String] {
      Folder.paths(below: folder) { $0.ends(withBytes: ending) }
        .map { $0.path(inFolder: folder) }.sorted { ExactPath($0) < ExactPath($1) }
    }
    let swift = files(".swift")
    let sources = swift.isEmpty ? files(".c") : swift
    guard !sources.isEmpty else { return nil }
    return LiveTarget(
      name: folder.fileName, folder: folder, files: sources, isC: swift.isEmpty)
  }
}

extension String {
  /// The folders that a folder is in, itself first.
  fileprivate var ancestors: [String] {
    var (found, folder) = ([self], self)
    while folder != "/", folder != "." {
      folder = folder.parentFolder
      found.append(folder)
    }
    return found
  }
}
