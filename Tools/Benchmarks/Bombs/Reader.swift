import EspeakEngine
import Foundation
import SpokenScreen
import TestSupport

/// A reader of untrusted files, with the bombs to try.
struct Reader: Sendable {
  var name: String
  var bombs: [Bomb]
  /// The size limit in bytes; larger files are refused at once.
  var most = Int.max
  /// Reads a file in this process.
  var read: @Sendable (_ bytes: [UInt8], _ path: String) -> Void
  /// The arguments of the command, when only the command reads such files.
  var command: (@Sendable (_ path: String) -> [String])?

  /// All readers of the library, and those of the command.
  static func all(fixtures: String) -> [Reader] {
    files + captures(in: fixtures) + normalizers + commands
  }

  private static let check: SettingCheck = { setting in
    var settings = SpeechSettings()
    do throws(SettingError) {
      try settings.set(setting.key, to: setting.value)
      return nil
    } catch {
      return error.description
    }
  }

  private static let files = [
    Reader(name: "screen", bombs: Bomb.screens) { bytes, path in
      _ = ScreenReader.read(bytes, file: path, checking: check)
    },
    Reader(name: "screen-json", bombs: Bomb.json) { bytes, path in
      _ = ScreenReader.read(bytes, file: path, checking: check)
      _ = Importer.detect(bytes)
      _ = Importer.fault(ofUnknown: bytes, file: path)
    },
    Reader(name: "walkthrough", bombs: Bomb.walkthroughs) { bytes, path in
      _ = WalkthroughReader.recognizes(bytes)
      _ = WalkthroughReader.read(bytes, file: path, checking: check)
    },
    Reader(name: "settings", bombs: Bomb.settings) { bytes, path in
      _ = SettingsReader.read(bytes, file: path, checking: check)
    },
    Reader(name: "golden", bombs: Bomb.goldens) { bytes, path in
      _ = Golden.read(bytes, file: path)
    },
    Reader(name: "voice", bombs: Bomb.settings, most: 8192) { _, path in
      _ = try? VoiceCatalog(folders: []).profile(named: path)
    },
  ]

  /// A reader for each format of captures: what its family is like, and variants of a real one.
  private static func captures(in folder: String) -> [Reader] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    return Importer.all.map { importer in
      let seeds = names.filter { $0.hasPrefix(importer.name + ".") }
      let seed = seeds.first.flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
      let family: [Bomb] =
        switch seeds.first.map({ ($0 as NSString).pathExtension }) {
        case "json": Bomb.json
        case "xml": Bomb.xml
        default: Bomb.yaml
        }
      return Reader(name: importer.name, bombs: family + Bomb.variants(of: Array(seed ?? Data()))) {
        bytes, path in
        _ = Importer.detect(bytes)
        _ = importer.read(bytes, file: path)
      }
    }
  }

  private static let normalizers = Normalizer.languages.map { language in
    Reader(name: "texts-\(language)", bombs: Bomb.texts) { bytes, _ in
      let normalizer = Normalizer(language: language, settings: TextSettings())
      _ = normalizer.speech(forAll: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// A screen that recordings are compared with.
  private static let screen = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../samples/cart-5-finished.screen.yaml").standardized.path

  private static let commands = [
    Reader(name: "budget", bombs: Bomb.settings, read: { _, _ in }) { path in
      ["lint", "--budget", path, "--quiet", "/dev/null"]
    },
    Reader(name: "recording", bombs: Bomb.recordings, most: 16 << 20, read: { _, _ in }) { path in
      ["verify", path, "--against", screen, "--quiet"]
    },
  ]
}
