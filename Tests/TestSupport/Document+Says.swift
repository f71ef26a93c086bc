package import ScreenDocuments

extension Document {
  /// Whether two documents are equal; numbers are compared as numbers, keys in any order.
  package func says(_ other: Document) -> Bool {
    switch (value, other.value) {
    case (.scalar(let text, let isPlain), .scalar(let its, let isItsPlain)):
      if isNull || other.isNull { return isNull && other.isNull }
      if let number, let its = other.number { return number == its }
      return text == its && isPlain == isItsPlain
    case (.sequence(let items), .sequence(let its)):
      return items.count == its.count && zip(items, its).allSatisfy { $0.says($1) }
    case (.mapping(let entries), .mapping(let its)):
      return entries.count == its.count
        && entries.allSatisfy { entry in
          other[entry.key].map { entry.value.says($0) } ?? false
        }
    case (.scalar, _), (.sequence, _), (.mapping, _): return false
    }
  }
}
