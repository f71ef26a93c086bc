import Testing
import VoiceOverLanguages

struct RawNameRuleTests {
  /// What the raw name of a file is read as, with a custom rule for its number signs or none.
  private func read(
    _ text: String, _ custom: Punctuation.Treatment? = nil, in language: String = "en-US"
  ) -> String {
    var settings = TextSettings()
    settings.isRawName = true
    settings.punctuation.custom["#"] = custom
    return Normalizer(language: language, settings: settings).speech(for: text)
  }

  @Test(arguments: [
    ("a#b", "a hash b"), ("#1", "hash 1"), ("#swift", "hash swift"), ("icon#", "icon hash"),
    ("IMG_0042#2", "IMG underscore 0 0 4 2 hash 2"), ("leaf", "leaf"),
  ]) func `says hash for the number sign of a raw name`(name: String, spoken: String) {
    #expect(read(name) == spoken)
  }

  @Test func `leaves the number sign of other texts`() {
    #expect(
      ["a#b", "#1", "#swift"].map { speech($0) } == [
        "a number sign b", "number 1", "hashtag swift",
      ])
  }

  @Test func `takes a custom rule before it`() {
    #expect(read("a#b", .replace("sharp")) == "a sharp b")
    #expect(read("a#b", .remove) == "a b")
    #expect(read("a#b", .ignore) == "a#b")
  }

  @Test func `has the name of the mark in another language`() {
    #expect(read("a#b", in: "de") == "a Nummernzeichen b")
    #expect(read("a#b", in: "ja") == "a シャープ b")
  }
}
