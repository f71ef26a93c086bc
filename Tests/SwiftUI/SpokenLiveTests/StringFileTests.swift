import Foundation
import SpokenLiveTesting
import TestSupport
import Testing

@testable import SpokenViews

/// Files of localized strings: what is read in them, and what is wrong with them.
@MainActor
struct StringFileTests {
  private static let strings = LocalizationTests.strings

  @Test(arguments: [
    (0, "en", "No letters & no parcels"), (1, "en", "1 letter"), (5, "en", "5 letters"),
    (1, "de", "Ein Brief da"), (5, "de-CH", "5 Briefe da"),
  ])
  func `a plural of a property list counts before the words of the other file`(
    count: Int, language: String, words: String
  ) {
    expectSpoken(
      Text("\(count) letters", tableName: "Count", bundle: Self.strings), language: language,
      reads: words)
  }

  @Test(arguments: [
    (1, 1, "Ada put a letter into a box"), (1, 2, "Ada put a letter into 2 boxes"),
    (3, 1, "Ada put 3 letters into a box"), (3, 2, "Ada put 3 letters into 2 boxes"),
  ])
  func `a part in a part has the next argument, or the one that it names`(
    letters: Int, boxes: Int, words: String
  ) {
    expectSpoken(
      Text(
        "\("Ada") put \(letters) letters into \(boxes) boxes", tableName: "Count",
        bundle: Self.strings),
      reads: words)
  }

  @Test func `of words for devices and widths those of a wide phone are heard`() {
    expectSpoken(
      VStack {
        Text("Tap", tableName: "Count", bundle: Self.strings)
        Text("Weather", tableName: "Count", bundle: Self.strings)
        Text("plain", tableName: "Count", bundle: Self.strings)
      },
      reads: """
        Tap here
        Rain in the evening
        Plain
        """)
  }

  @Test(arguments: [
    (1, "Ada shared one photo with Bob"), (2, "Ada shared 2 photos (2!) with Bob"),
  ])
  func `a part gets all arguments that it names`(count: Int, words: String) {
    expectSpoken(
      Text(
        "\("Ada") shared \(count) photos with \("Bob")", tableName: "Parts", bundle: Self.strings),
      reads: words)
  }

  @Test func `a misspelled part is an error, and its argument is heard`() {
    let live = LiveScreen(
      VStack {
        Text("\(3) files", tableName: "Misspelled", bundle: Self.strings)
        Text("\(4) files", tableName: "Misspelled", bundle: Self.strings)
      })
    #expect(
      live.findings.map(\.withoutFolders) == [
        """
        error: Misspelled.xcstrings:6:16: '%#@flies@' names no part, so that its argument is heard \
        instead. Did you mean 'files'? Add it to "substitutions", or correct the name.
        """,
        """
        error: Misspelled.xcstrings:6:16: the part 'files' is in itself, so that its argument is heard \
        there. Write the words without it.
        """,
      ])
    #expect(live.screen.views.first?.children.map(\.title) == ["All 3", "All 4"])
  }

  @Test(arguments: [
    (
      "Wrong",
      [
        """
        error: Wrong.stringsdict:11:7: there is no plural category 'others'. Did you mean 'other'? \
        Use one of zero, one, two, few, many, other.
        """,
        """
        error: Wrong.stringsdict:7:5: a plural needs the category 'other', which all remaining \
        numbers use. Add it.
        """,
        """
        error: Wrong.stringsdict:3:3: '%#@flies@' names no part, so that its argument is heard \
        instead. Did you mean 'files'? Add it to the <dict> of the key, or correct the name.
        """,
        """
        error: Wrong.stringsdict:15:3: "empty" has no NSStringLocalizedFormatKey with its words. \
        Add it.
        """,
      ]
    ),
    (
      "Torn",
      [
        """
        error: Torn.stringsdict:4:16: this '&' begins no letter; write '&amp;' for '&' itself; \
        Xcode cannot read the file either
        """
      ]
    ),
  ])
  func `what is wrong with a property list is said with its place`(
    table: String, messages: [String]
  ) {
    let live = LiveScreen(
      VStack {
        Text("a", tableName: table, bundle: Self.strings)
        Text("b", tableName: table, bundle: Self.strings)
      })
    #expect(live.findings.map(\.withoutFolders) == messages)
  }

  @Test func `a file that is there and cannot be read is an error`() throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    for name in ["Localizable.xcstrings", "en.lproj/Localizable.strings"] {
      // A folder cannot be read by any user, as the files of others cannot.
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: name), withIntermediateDirectories: true)
    }
    let live = LiveScreen(Text("Inbox", bundle: Bundle(path: scratch.path)))
    let advice = "cannot be read: Is a directory. Make it a file that this user may read."
    #expect(
      live.findings.map(\.withoutFolders) == [
        "error: Localizable.xcstrings: the words in this file are not heard, because it \(advice)",
        "error: Localizable.strings: the words in this file are not heard, because it \(advice)",
      ])
  }

  @Test func `a long key is cut in a warning`() throws {
    let key = String(repeating: "Abc\n", count: 1000)
    var table = StringTable(file: "x.strings")
    table.entries[key] = StringTable.Entry(position: Position(line: 2, column: 1))
    table.entries["de"] = StringTable.Entry(words: ["de": LocalizedWords(forms: .same("da"))])
    table.finish()
    guard case .untranslated(_, _, let finding)? = table.look(up: key, in: "de") else {
      Issue.record("the key has no words in German")
      return
    }
    #expect(
      finding.message == """
        "Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc Abc " has no \
        words in de, so that those of en are heard. Translate it, or set shouldTranslate to false.
        """)
  }
}
