extension ReadingRule {
  /// A word of several words, such as `myFile` or `JSONParser`: its words apart.
  ///
  /// A name with one lower-case letter before its first capital, such as `iPhone`, and one in `Mc`
  /// or `Mac` stays whole, and so does a word without a lower-case letter before a capital.
  static let camelCase = ReadingRule(at: [.word]) { passage, start in
    guard passage.kind(at: start) == .word, let words = passage[start].text.partsOfCamelCase else {
      return nil
    }
    return TokenReading(words, end: start + 1)
  }
}

extension String {
  /// The words of a name in camel case, separated by spaces, or nil for any other word.
  var partsOfCamelCase: String? {
    // Most words have no capital inside, and are known without an array of their letters.
    guard utf8.dropFirst().contains(where: { (0x41...0x5A).contains($0) || $0 > 0x7F }) else {
      return nil
    }
    let letters = Array(self)
    // Names such as McDonald and MacArthur are one word.
    let keepsName =
      hasPrefix("Mc") || hasPrefix("Mac") && letters.count > 3 && letters[3].isLowercase
    guard letters.count > 2, letters[0].isUppercase || letters[1].isLowercase, !keepsName else {
      return nil
    }
    var parts = ""
    for (index, letter) in letters.enumerated() {
      if index > 0, letter.isUppercase, letters.parts(before: index) { parts.append(" ") }
      parts.append(letter)
    }
    return parts == self ? nil : parts
  }
}

extension [Character] {
  /// Whether a word begins at a capital: after a lower-case letter, or before one after capitals.
  fileprivate func parts(before index: Int) -> Bool {
    if self[index - 1].isLowercase { return true }
    guard self[index - 1].isUppercase, index + 2 < count else { return false }
    return self[index + 1].isLowercase && self[index + 2].isLowercase
  }
}
