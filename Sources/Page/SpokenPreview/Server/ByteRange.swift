import SpokenSyntax

/// What a header `Range` asks for.
enum ByteRange: Hashable {
  /// Everything: there is no such header, or one of another form.
  case whole
  /// Some bytes.
  case part(Range<Int>)
  /// Bytes behind the end.
  case outside

  /// Reads a header: `bytes=2-5`, `bytes=2-` and `bytes=-5`; several ranges count as none.
  ///
  /// - Parameters:
  ///   - header: the header; nil without one.
  ///   - count: how many bytes there are.
  init(_ header: String?, of count: Int) {
    self = .whole
    guard let header, let numbers = Self.numbers(in: header) else { return }
    switch numbers {
    case (nil, nil): break
    case (nil, let last?): self = last > 0 ? .part(max(0, count - last)..<count) : .outside
    case (let first?, let last):
      let last = last ?? Int.max
      // A range that ends before it begins has no meaning, and is as good as none.
      guard first <= last else { return }
      self = first < count ? .part(first..<min(last, count - 1) + 1) : .outside
    }
  }

  private static func numbers(in header: String) -> (Int?, Int?)? {
    guard let parts = header.rest(afterBytes: "bytes=") else { return nil }
    let ends = parts.split(atByte: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    var numbers: [Int?] = []
    for end in ends {
      guard end.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      let number = Int(end)
      // A number that is too large is none.
      guard end.isEmpty || number != nil else { return nil }
      numbers.append(number)
    }
    return (numbers[0], numbers[1])
  }
}
