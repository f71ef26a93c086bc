/// Words for gestures that users of VoiceOver and testers of apps write, and the steps that they mean.
enum GestureWords {
  /// What to write instead of a word, as the end of a sentence; nil for any other word.
  ///
  /// `swipe right`, `swipeRight` and `swipe_right` are one word.
  static func advice(for word: String) -> String? {
    let letters = word.unicodeScalars.filter { !" _-".unicodeScalars.contains($0) }
    return table[String(String.UnicodeScalarView(letters)).lowercased()]
  }

  /// The advice for each word, which is in lower case.
  private static let table: [String: String] = {
    let pairs = rows.flatMap { advice, words in words.map { ($0, advice) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The words with the same advice.
  static let rows: [String: [String]] = [
    "a double tap is `activate`, a tap on a view `touch: ID`": ["tap", "singletap", "click"],
    "a double tap is `activate`": ["doubletap", "press", "doubleclick"],
    "a swipe right is `next`, left `previous`, up and down `increment` and `decrement`, or `rotorPrevious` and `rotorNext`":
      ["swipe", "flick"],
    "a swipe right is `next`": ["swiperight", "flickright", "right", "forward"],
    "a swipe left is `previous`": ["swipeleft", "flickleft", "left", "backward"],
    "a swipe up is `increment` where a value is adjusted, and `rotorPrevious` elsewhere": [
      "swipeup", "flickup",
    ],
    "a swipe down is `decrement` where a value is adjusted, and `rotorNext` elsewhere": [
      "swipedown", "flickdown",
    ],
    "a double tap with two fingers is `magicTap`": ["twofingerdoubletap"],
    "a tap with two fingers is `pause`": ["twofingertap"],
    "a scrub with two fingers is `escape`": ["twofingerscrub", "back", "goback", "dismiss"],
    "a swipe up with two fingers is `readAll`": ["twofingerswipeup"],
    "a swipe down with two fingers is `readFromHere`": ["twofingerswipedown"],
    "a swipe with three fingers is `scroll`": [
      "threefingerswipe", "threefingerswipeup", "threefingerswipedown", "threefingerswipeleft",
      "threefingerswiperight", "scrolldown", "scrollup",
    ],
    "text is typed with `type: TEXT`": ["entertext", "typetext", "inputtext", "input"],
    "what is heard is checked with `expect: TEXT`": ["assert", "hear", "heard", "say", "verify"],
    "time passes with `wait: 3s`": ["sleep", "delay"],
  ]
}
