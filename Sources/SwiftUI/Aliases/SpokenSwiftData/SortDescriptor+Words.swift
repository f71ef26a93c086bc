extension String.StandardComparator {
  /// As people order words; a fetch orders all words so.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// As people order words; a fetch orders all words so.
  public static var localized: String.StandardComparator { .lexical }
}

extension Array {
  /// The elements in an order, in which words stand as people order them.
  ///
  /// Foundation's descriptors know no order of words but that of their characters here.
  func ordered(by descriptors: [SortDescriptor<Element>]) -> [Element] {
    let columns = descriptors.map { $0.column(of: self) }
    let places = indices.sorted { one, other in
      let orders = columns.lazy.map { $0(one, other) }
      return orders.first { $0 != .orderedSame } == .orderedAscending
    }
    return places.map { self[$0] }
  }
}

extension SortDescriptor {
  /// How two elements of an array are ordered, by their places.
  fileprivate func column(of elements: [Compared]) -> (Int, Int) -> ComparisonResult {
    guard let path = keyPath as? KeyPath<Compared, String> else {
      return { self.compare(elements[$0], elements[$1]) }
    }
    // Read once each: properties of models are slow to read.
    let words = elements.map { OrderedWords($0[keyPath: path]) }
    return order == .forward
      ? { words[$0].order(words[$1]) } : { words[$1].order(words[$0]) }
  }
}
