import Foundation
import ScreenTree
import SpokenFiles
import SpokenSyntax
package import VoiceOverSpeech

/// A theme: the recipes in a folder, one file for each sound.
///
/// Sounds that a theme lacks are those of the default theme.
package struct EarconTheme: Hashable, Sendable {
  /// The name of the default theme.
  package static let standard = "default"

  /// The recipe of each sound.
  package private(set) var recipes: [Sound: Earcon] = [:]
  /// The sounds that come from the default theme.
  package private(set) var borrowed: Set<Sound> = []

  /// Reads a theme.
  ///
  /// - Parameters:
  ///   - name: the name of a folder in one of the folders of themes, or a path with a slash; the
  ///     default theme lies in the folder of themes itself.
  ///   - folders: the folders of themes; the first that contains the theme is used.
  /// - Throws: `EarconError` for an unknown theme or an invalid file.
  package init(named name: String = standard, in folders: [String]) throws(EarconError) {
    guard let base = folders.first(where: Folder.exists) else {
      throw .missing(path: folders.first ?? "voices/earcons", cause: "there is no such folder")
    }
    // These folders are trusted: somebody installed them; Nix makes them of links.
    let standard = try EarconTheme.recipes(in: base, .anywhere)
    // The default theme has no folder of its own name: its recipes lie beside the folders of the
    // others.
    guard name != EarconTheme.standard else {
      recipes = standard
      return
    }
    let own = try EarconTheme.recipes(
      in: try EarconTheme.folder(of: name, in: folders),
      // A path is a folder that the user named and somebody else may have written.
      name.contains(byte: "/") ? .inFolder(name) : .anywhere)
    recipes = standard.merging(own) { $1 }
    borrowed = Set(standard.keys).subtracting(own.keys)
  }

  /// The sounds at a sample rate in hertz.
  package func earcons(at sampleRate: Int) -> Earcons {
    Earcons(sampleRate: sampleRate) { [recipes] in recipes[$0]?.samples(at: sampleRate) ?? [] }
  }

  /// The folders of themes in some folders of voices.
  package static func folders(in voices: [String]) -> [String] { voices.map { $0 + "/earcons" } }

  /// The names of the themes in some folders, sorted.
  package static func names(in folders: [String]) -> [String] {
    let found = folders.flatMap { folder in
      names(of: folder).filter { !$0.isHiddenName && Folder.exists(folder + "/" + $0) }
    }
    return [standard] + Set(found).sorted()
  }

  private static func folder(
    of name: String, in folders: [String]
  ) throws(EarconError) -> String {
    if name.contains(byte: "/") {
      if Folder.exists(name) { return name }
      throw .missing(path: name, cause: "there is no such folder")
    }
    let places = folders.map { $0 + "/" + name }
    guard !name.isEmpty, !name.isHiddenName, let place = places.first(where: Folder.exists) else {
      throw .unknown(theme: name, allowed: names(in: folders))
    }
    return place
  }

  /// The recipes in a folder; folders in it are separate themes.
  private static func recipes(
    in folder: String, _ naming: Naming
  ) throws(EarconError) -> [Sound: Earcon] {
    var recipes: [Sound: Earcon] = [:]
    var findings: [Finding] = []
    let sounds = Sound.allCases.map { (Earcon.fileName(of: $0), $0) }
    for name in names(of: folder).sorted() where !name.isHiddenName {
      let path = folder.withSlash + name
      guard !Folder.exists(path) else { continue }
      guard let sound = sounds.first(where: { $0.0 == name })?.1 else {
        let advice = Suggestion.sentence(for: name, among: sounds.map(\.0))
        let message = "no sound has this name. \(advice)"
        findings.append(Finding(.error, file: path, position: .unknown, message: message))
        continue
      }
      let reading = EarconReader.read(try bytes(of: path, naming), file: path)
      findings += reading.findings
      recipes[sound] = reading.earcon
    }
    guard findings.isEmpty else { throw .faulty(findings) }
    return recipes
  }

  /// The bytes of a file, up to one more than the limit.
  private static func bytes(of path: String, _ naming: Naming) throws(EarconError) -> [UInt8] {
    do throws(FileError) {
      return try ReadableFile.bytes(of: path, naming, upTo: EarconReader.longest + 1)
    } catch {
      throw .missing(path: path, cause: error.cause)
    }
  }

  private static func names(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
