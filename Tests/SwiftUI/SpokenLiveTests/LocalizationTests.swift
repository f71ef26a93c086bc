import Foundation
import SpokenLiveTesting
import TestSupport
import Testing
import VoiceOverLanguages

@testable import SpokenViews

/// Words of string catalogs and of tables in the languages of screens.
@MainActor
struct LocalizationTests {
  static let strings = Bundle(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Strings").path)

  private struct Mail: View {
    let messages: Int
    var body: some View {
      VStack {
        Text("Inbox", bundle: strings).accessibilityAddTraits(.isHeader)
        Text("\(messages) messages", bundle: strings)
        Button {
        } label: {
          Text("Delete", bundle: strings)
        }
        Text("SpokenScreen", bundle: strings)
      }
    }
  }

  @Test func `a catalog is read in the language of the screen`() {
    expectSpoken(
      Mail(messages: 2),
      reads: """
        Inbox, Heading
        2 messages
        Delete, Button
        SpokenScreen
        """)
    expectSpoken(
      Mail(messages: 2), language: "de-AT",
      reads: """
        Posteingang, Überschrift
        2 Nachrichten
        Löschen, Taste
        SpokenScreen
        """)
  }

  @Test(arguments: [
    (0, "en", "No messages"), (1, "en", "1 message"), (2, "en", "2 messages"),
    (0, "de", "0 Nachrichten"), (1, "de", "1 Nachricht"), (12, "de", "12 Nachrichten"),
    (1, "pl", "1 wiadomość"), (3, "pl", "3 wiadomości"), (13, "pl", "13 wiadomości"),
  ])
  func `a plural follows the number and the language`(
    count: Int, language: String, words: String
  ) {
    expectSpoken(
      Text("\(count) messages", bundle: Self.strings), language: language, reads: words)
  }

  @Test(arguments: [(1, "Ada hat Bob ein Foto geschickt"), (3, "Ada hat Bob 3 Fotos geschickt")])
  func `a part of the words depends on its own argument`(count: Int, words: String) {
    expectSpoken(
      Text("\("Ada") sent \(count) photos to \("Bob")", bundle: Self.strings), language: "de",
      reads: words)
  }

  @Test func `of words for devices those of a phone are heard`() {
    expectSpoken(
      Text("Tap to open", bundle: Self.strings), language: "de", reads: "Tippen zum Öffnen")
  }

  @Test func `tables of lproj folders are read too`() {
    let view = VStack {
      Text("inbox.title", tableName: "Mail", bundle: Self.strings)
      Text("greeting \("Ada")", tableName: "Mail", bundle: Self.strings)
      Text(LocalizedStringKey("plain"), tableName: "Mail", bundle: Self.strings)
    }
    expectSpoken(
      view, language: "en",
      reads: """
        Inbox
        Hello, Ada!
        A "quoted" word!
        """)
    expectSpoken(
      Text("inbox.title", tableName: "Mail", bundle: Self.strings), language: "de",
      reads: "Posteingang")
  }

  @Test func `the locale of the environment changes the language of a part`() {
    expectSpoken(
      VStack {
        Text("Inbox", bundle: Self.strings)
        Text("Inbox", bundle: Self.strings).environment(\.locale, Locale(identifier: "de_DE"))
      },
      reads: """
        Inbox
        Posteingang
        """)
  }

  @Test func `words that code asks for are in the language of the screen`() {
    struct Title: View {
      var body: some View {
        Text(String(localized: "Inbox", bundle: LocalizationTests.strings))
          .accessibilityValue(
            String(
              localized: "missing", defaultValue: "\(3) new", bundle: LocalizationTests.strings))
      }
    }
    expectSpoken(Title(), language: "de", reads: "Posteingang, 3 new")
  }

  @Test(arguments: [
    (
      "Spam", nil, "de",
      """
      warning: Localizable.xcstrings:64:5: "Spam" has no words in de, so that those of en are \
      heard. Translate it, or set shouldTranslate to false.
      """
    ),
    (
      "Inbox", nil, "fr",
      """
      warning: Localizable.xcstrings: this file has no words in fr, so that those of en are heard. \
      It has de, en, pl: add the language, or pass one of these as `language:`.
      """
    ),
    (
      "Inbox", "Broken", "de",
      """
      error: Broken.xcstrings:4:35: '' is no JSON value; put text in quotation marks; Xcode cannot \
      read the catalog either
      """
    ),
    (
      "open", "Half", "de",
      """
      error: Half.strings:2:9: '=' is expected after the key; what follows in the file is left out
      """
    ),
  ])
  func `what is wrong with a file is said with its place`(
    key: String, table: String?, language: String, message: String
  ) {
    let live = LiveScreen(
      Text(LocalizedStringKey(key), tableName: table, bundle: Self.strings), language: language)
    #expect(live.findings.map(\.withoutFolders) == [message])
  }

  @Test(arguments: ["Localizable.xcstrings", "en.lproj/Mail.strings", "en.lproj/Count.stringsdict"])
  func `a damaged file is read without a stop, and its errors have lines`(name: String) throws {
    let folder = try #require(Self.strings?.bundlePath)
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: name)))
    var random = SeededGenerator(22)
    var faulty = 0
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: 0..<damaged.count, using: &random)
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }
      let kind = try #require(StringFile(rawValue: URL(filePath: name).pathExtension))
      let (findings, _) = kind.filled(damaged, file: name)
      #expect(findings.allSatisfy { $0.severity == .warning || $0.position.line >= 1 })
      if findings.contains(where: { $0.severity == .error }) { faulty += 1 }
    }
    // A random byte breaks the form of a file more often than a letter of its words.
    #expect(faulty > 50)
  }

  @Test(arguments: [
    ("is", "21", PluralCategory.one), ("is", "11", .other), ("is", "2", .other),
    ("da", "1.5", .one),
    ("da", "2", .other), ("pt-PT", "0", .other), ("pt-BR", "0", .one), ("he", "0.5", .one),
    ("he", "2", .two), ("pl", "22", .few), ("pa", "0", .one), ("en", "1", .one),
    ("en", "1.0", .other),
  ])
  func `numbers have the categories of CLDR`(
    language: String, number: String, category: PluralCategory
  ) throws {
    #expect(
      PluralCategory.of(try #require(PluralNumber(number)), in: language) == category)
  }

  @Test func `a percent sign is a word where nothing is filled in`() {
    expectSpoken(
      VStack {
        Text("50% off")
        Text("Battery 80%", bundle: Self.strings)
        Text("\(20)% of 100%")
      },
      reads: """
        50% off
        Battery 80%
        20% of 100%
        """)
  }

  @Test(arguments: [
    ("zh-Hant-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh_TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh-SG", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("sr-Latn-RS", ["sr", "sr-Latn"], "sr-Latn"),
    ("de-AT", ["en", "de"], "de"), ("de", ["de-CH"], "de-CH"),
    ("pt-BR", ["pt-PT", "pt-BR"], "pt-BR"),
    ("fr", ["en", "de"], nil),
  ])
  func `the language of the longest common tag is the best`(
    wanted: String, languages: [String], best: String?
  ) {
    #expect(LanguageMatch.best(for: wanted, among: languages) == best)
  }

  @Test func `a plural without its categories is said with its place`() {
    let live = LiveScreen(
      Text("\(2) files", tableName: "Plural", bundle: Self.strings), language: "en")
    #expect(
      live.findings.map(\.withoutFolders) == [
        """
        error: Plural.xcstrings:9:15: there is no plural category 'on'. Did you mean 'one'? Use one \
        of zero, one, two, few, many, other.
        """,
        """
        error: Plural.xcstrings:8:24: a plural needs the category 'other', which all remaining \
        numbers use. Add it.
        """,
      ])
  }
}

extension Finding {
  /// The finding with the name of its file alone.
  var withoutFolders: String {
    let place = position == .unknown ? "" : ":\(position)"
    return "\(severity): \(URL(filePath: file).lastPathComponent)\(place): \(message)"
  }
}
