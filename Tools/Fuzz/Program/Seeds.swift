import Foundation
import FuzzTargets
import ScreenFiles
import SpokenScreen

/// What runs start from: screen files made from the JSON Schema, and the words of files.
enum Seeds {
  /// How many files of each kind are made.
  private static let count = 2000

  /// Writes the files into two folders of a folder, and the words into `words.dict`.
  static func write(to folder: String) throws {
    let folder = URL(filePath: folder)
    var documents = try SchemaDocuments(seed: 18)
    for name in ["screen-yaml", "screen-json"] {
      let place = folder.appending(path: name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for number in 1...count {
        let document = documents.next()
        let text = name == "screen-yaml" ? document.yaml : document.json
        try Data(text.utf8).write(to: place.appending(path: "schema-\(number)"))
      }
    }
    let lines = Set(words).sorted().map { "\"\($0)\"\n" }.joined()
    try Data(lines.utf8).write(to: folder.appending(path: "words.dict"))
  }

  private static var words: [String] {
    AnyModifier.all.map(\.name) + ViewClass.all.map(\.name) + StepNames.all + SpeechSettings.keys
      + LintRule.all.map(\.id)
      + [
        "walkthrough:", "screens:", "steps:", "settings:", "views:", "budget:", "lint:", "disable",
        "swipes", "seconds", "reach", "severity", "warning", "tones:", "frequency", "length",
      ]
  }
}
