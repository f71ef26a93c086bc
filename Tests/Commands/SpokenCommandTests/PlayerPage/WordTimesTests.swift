import SpokenPage
import SpokenScreen
import Testing

@testable import SpokenCommand

struct WordTimesTests {
  /// The words of a text as `word from-to`, where each heard word takes ten frames.
  private func words(of text: String, heard: String) -> [String] {
    let spoken = heard.split(separator: " ").enumerated().map { index, word in
      SpokenAudio.Word(String(word), samples: index * 10..<index * 10 + 10)
    }
    return WordTimes(text[...], spoken).words.map {
      "\($0.text) \($0.frames.lowerBound)-\($0.frames.upperBound)"
    }
  }

  @Test(arguments: [
    ("Heading level 1", "Heading level 1", ["Heading 0-10", "level 10-20", "1 20-30"]),
    ("Groceries", "Groceries,", ["Groceries 0-10"]),
    ("$320.00", "320 dollars", ["$320.00 0-20"]),
    (
      "Paid $320.00 today", "Paid 320 dollars today", ["Paid 0-10", "$320.00 10-30", "today 30-40"]
    ),
    ("3 km to go", "three kilometers to go", ["3 0-10", "km 10-20", "to 20-30", "go 30-40"]),
    ("5 € – 6 €", "5 euros to 6 euros", ["5 0-10", "€ 10-20", "– 20-30", "6 30-40", "€ 40-50"]),
    ("Tea", "Tea and more", ["Tea 0-30"]),
    ("食料品を買う", "食料品を買う,", ["食料品を買う 0-10"]),
    ("a → b", "a b", ["a 0-10", "b 10-20"]),
    ("Tea", "", []),
    ("", "sound", []),
  ])
  func `pairs the words of a text with those that are heard`(
    text: String, heard: String, expected: [String]
  ) {
    #expect(words(of: text, heard: heard) == expected)
  }
}
