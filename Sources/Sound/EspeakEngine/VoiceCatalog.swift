import Foundation
import ScreenDocuments
import SpokenFiles
import SpokenSyntax
package import VoiceOverSpeech

/// The voices in some folders.
package struct VoiceCatalog: Hashable, Sendable {
  /// The voices in the order of their folders and, within a folder, of their files.
  package private(set) var profiles: [VoiceProfile] = []

  /// Reads every `.yaml` file of some folders; of two equal names the one in the first folder is
  /// used.
  ///
  /// - Throws: `VoiceError` for a folder or file that is missing or invalid.
  package init(folders: [String]) throws(VoiceError) {
    guard !folders.isEmpty else {
      throw .missing(
        path: "the voices",
        cause: "no folder of voices belongs to \(Executable.folder ?? "this program"); "
          + "name one in SPOKEN_VOICES")
    }
    for folder in folders {
      let found = try VoiceCatalog.profiles(in: folder)
      let known = Set(profiles.map(\.name))
      profiles += found.filter { !known.contains($0.name) }
    }
  }

  /// Finds a voice by its name or by the path of its `.yaml` file.
  ///
  /// - Throws: `VoiceError` when there is none, or its file is invalid.
  package func profile(named name: String) throws(VoiceError) -> VoiceProfile {
    // The exact name comes first: two voices may differ only in case.
    if let profile = profiles.first(where: { $0.name == name }) { return profile }
    if name.ends(withBytes: ".yaml") { return try VoiceFile.profile(path: name) }
    let lowered = name.lowercased()
    if let profile = profiles.first(where: { $0.name.lowercased() == lowered }) { return profile }
    throw .unknownName(name, allowed: profiles.map(\.name))
  }

  /// Finds the best voice for a language, given as a BCP 47 tag.
  ///
  /// - Throws: `VoiceError` when none speaks it.
  package func profile(for language: String) throws(VoiceError) -> VoiceProfile {
    var best: (profile: VoiceProfile, fitness: Int)?
    for profile in profiles {
      guard let fitness = profile.language.fitness(for: language) else { continue }
      // Only a better voice replaces one, so that of equals the first in the order of folders is
      // used.
      if fitness > best?.fitness ?? .min { best = (profile, fitness) }
    }
    guard let best else {
      throw .noVoice(language: language, spoken: Set(profiles.map(\.language)).sorted())
    }
    return best.profile
  }

  /// The folders that are searched for voices, the explicit one first.
  ///
  /// The others are used if they exist: `share/spoken/voices` beside the folder of the program, and
  /// `voices` in the checkout that the program was built in.
  package static func folders(explicit: String?) -> [String] {
    let program = Executable.folder
    let installed = program.map {
      URL(fileURLWithPath: $0 + "/../share/spoken/voices").standardizedFileURL.path
    }
    let built = program.flatMap(checkout).map { $0 + "/voices" }
    let found = [installed, built].compactMap(\.self).filter(Folder.exists)
    let named = [explicit].compactMap(\.self).filter { !$0.isEmpty }
    // A named folder is kept even if it does not exist, so that the error names it.
    return named + found
  }

  private static func checkout(above folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder)
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let package = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: package) { return folder.path }
    }
    return nil
  }

  private static let fix =
    "name the folder of the voices in SPOKEN_VOICES, or unset it to use the built-in ones"

  private static func profiles(in folder: String) throws(VoiceError) -> [VoiceProfile] {
    guard Folder.exists(folder),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else {
      throw .missing(path: folder, cause: "there is no such folder, or it is closed; \(fix)")
    }
    var files: [String: String] = [:]
    var profiles: [VoiceProfile] = []
    // The order of a folder's names differs by file system, and the best voice depends on it.
    for name in names.sorted() where name.ends(withBytes: ".yaml") && !name.isHiddenName {
      let path = folder + "/" + name
      // The folder is trusted: somebody installed it or set SPOKEN_VOICES; Nix makes it of links.
      let profile = try VoiceFile.profile(path: path, .anywhere)
      if let other = files.updateValue(path, forKey: profile.name) {
        throw .faulty(
          file: path, line: 1, column: 1,
          message: "the name '\(profile.name)' is taken by \(other); choose another")
      }
      profiles.append(profile)
    }
    guard !profiles.isEmpty else {
      throw .missing(
        path: folder, cause: "the folder holds no voice, that is no .yaml file; \(fix)")
    }
    return profiles
  }
}

extension String {
  /// The parts of a BCP 47 tag in lower case, the language first; nil for a text that is none.
  private var tagParts: [Substring]? {
    let tag = lowercased().replacing(bytes: "_", with: "-")
    return tag.isLanguageTag ? tag.split(atByte: "-") : nil
  }

  /// How well a voice of this language speaks another: higher is better, nil is not at all.
  ///
  /// A voice without a region speaks every region, and `en-US` speaks any English without a better
  /// voice.
  fileprivate func fitness(for language: String) -> Int? {
    guard let parts = tagParts, let wanted = language.tagParts, parts.first == wanted.first else {
      return nil
    }
    let common = zip(parts, wanted).prefix { $0 == $1 }.count
    let excess = parts.count - common
    // Of voices with as many common parts the one with fewer other parts wins: `en` before `en-GB`
    // for `en-AU`.
    return common * 100 - excess * 10 + (parts == ["en", "us"] ? 1 : 0)
  }
}
