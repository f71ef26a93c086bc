/// Numbers with a counter that have words of their own, which the dictionary reads figure by figure.
enum JapaneseCounters {
  /// Words in which such a number and its counter are one: `2人` is "フタリ", `12人` is left alone.
  static func joined(_ words: [JapaneseToken]) -> [JapaneseToken] {
    var result: [JapaneseToken] = []
    result.reserveCapacity(words.count)
    for word in words {
      if let number = result.last, let reading = counts[word.text]?[number.text],
        result.dropLast().last?.isFigures != true
      {
        result[result.count - 1] = JapaneseToken(
          number.text + word.text, kind: .noun, reading: reading, pronunciation: reading)
      } else {
        result.append(word)
      }
    }
    return result
  }

  private static let counts: [String: [String: String]] = [
    "人": ["1": "ヒトリ", "2": "フタリ", "一": "ヒトリ", "二": "フタリ"],
    "つ": [
      "1": "ヒトツ", "2": "フタツ", "3": "ミッツ", "4": "ヨッツ", "5": "イツツ", "6": "ムッツ", "7": "ナナツ",
      "8": "ヤッツ", "9": "ココノツ",
    ],
  ]
}

extension JapaneseToken {
  /// Whether it is a part of a number.
  fileprivate var isFigures: Bool {
    text.unicodeScalars.allSatisfy {
      $0.properties.numericType != nil || $0 == "." || $0 == ","
    }
  }
}
