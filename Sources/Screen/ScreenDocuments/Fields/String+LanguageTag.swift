extension String {
  /// Whether it has the syntax of a BCP 47 tag.
  package var isLanguageTag: Bool {
    split(separator: "-", omittingEmptySubsequences: false).enumerated().allSatisfy { index, part in
      (index == 0 ? 2...8 : 1...8).contains(part.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || (index > 0 && $0.isNumber)) }
    }
  }
}
