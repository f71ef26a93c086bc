import Foundation
import ScreenDocuments
import ScreenTree
import VoiceOverLanguages

extension SettingKey {
  /// A group of punctuation, or one with custom marks as JSON: `{"basedOn":"some","#":"hash"}`.
  static func punctuation(
    _ name: String, _ path: Path<Punctuation>, _ meaning: String
  ) -> SettingKey {
    value(
      name, path, meaning,
      .parts(
        ["none", "some", "all"],
        "JSON such as {\"basedOn\":\"some\",\"#\":\"hash\"}, with ignore, remove or a word for a mark"
      ),
      text: { $0.text }, read: { Punctuation(text: $0) })
  }

  /// Phrases that are spoken differently, as JSON: `[{"phrase":"GIF","substitution":"jif"}]`.
  static func pronunciations(
    _ name: String, _ path: Path<[Pronunciation]>, _ meaning: String
  ) -> SettingKey {
    value(
      name, path, meaning,
      .parts(
        [],
        "JSON such as [{\"phrase\":\"GIF\",\"substitution\":\"jif\"}], each also with ignoreCase and language"
      ),
      text: { Entry.text(of: $0) }, read: { Entry.pronunciations($0) })
  }

  /// A pronunciation as a file writes it.
  private struct Entry: Encodable {
    var phrase: String
    var substitution: String
    var ignoreCase: String?
    var language: String?

    static func text(of pronunciations: [Pronunciation]) -> String {
      json(
        of: pronunciations.map {
          Entry(
            phrase: $0.phrase, substitution: $0.substitution,
            ignoreCase: $0.ignoresCase ? nil : "false", language: $0.language)
        })
    }

    static func pronunciations(_ text: String) -> [Pronunciation]? {
      guard let rows = (try? Document.readJSON(Array(text.utf8)))?.items else { return nil }
      let known: Set<String> = ["phrase", "substitution", "ignoreCase", "language"]
      // A row that cannot be read makes the setting an error; left out, nobody would notice.
      let read = rows.compactMap { row -> Pronunciation? in
        guard let row = row.texts, let phrase = row["phrase"], !phrase.isBlank,
          let substitution = row["substitution"], known.isSuperset(of: row.keys),
          let ignoresCase = Bool(row["ignoreCase"] ?? "true")
        else { return nil }
        return Pronunciation(
          phrase: phrase, substitution: substitution, ignoresCase: ignoresCase,
          language: row["language"])
      }
      return read.count == rows.count ? read : nil
    }
  }

  fileprivate static func json(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    // Sorted, so that a setting is printed the same in every run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Punctuation {
  /// The group as a setting writes it; with custom marks as JSON.
  var text: String {
    guard !custom.isEmpty else { return group.rawValue }
    var rows = ["basedOn": group.rawValue]
    for (mark, treatment) in custom {
      rows[String(mark)] =
        switch treatment {
        case .ignore: "ignore"
        case .remove: "remove"
        case .replace(let word): word
        }
    }
    return SettingKey.json(of: rows)
  }

  /// Parses a group, or JSON with marks and their treatments.
  init?(text: String) {
    guard text.hasPrefix("{") else {
      self.init(group: text)
      return
    }
    guard let rows = (try? Document.readJSON(Array(text.utf8)))?.texts else { return nil }
    self.init(group: rows["basedOn"] ?? "some")
    for (mark, word) in rows where mark != "basedOn" {
      guard mark.count == 1, let mark = mark.first else { return nil }
      custom[mark] = word == "ignore" ? .ignore : word == "remove" ? .remove : .replace(word)
    }
  }
}

extension Document {
  /// The texts of a mapping by their keys; nil for anything else.
  ///
  /// JSON needs no quotation marks around numbers and flags, which are taken as they are written.
  fileprivate var texts: [String: String]? {
    guard let entries else { return nil }
    let pairs = entries.compactMap { entry in
      entry.value.isNull ? nil : entry.value.text.map { (entry.key, $0) }
    }
    return pairs.count == entries.count ? Dictionary(pairs) { $1 } : nil
  }
}
