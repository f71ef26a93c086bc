/// Words of the Mac that are put together from others.
extension Vocabulary {
  /// The end of a container without a name: "End of list", "End of navigation".
  package func macEnd(of role: Word.ID) -> Word {
    switch role {
    case .list: self[.macEndOfList]
    case .table: self[.macEndOfTable]
    case .macDescriptionList: self[.macEndOfDescriptionList]
    default: self[.macEndOf].filled(with: inside(self[role]))
    }
  }

  /// The end of a container with a name: "End of Main menu", "Navigation".
  package func macEnd(of role: Word.ID, named name: Word) -> [Word] {
    [self[.macEndOf].filled(with: name), self[role]]
  }

  /// The columns and the rows of a table: "4 columns, 10 rows".
  package func macTableSize(columns: Int, rows: Int) -> Word {
    self[.macTableSize].filled(
      with: self[.tableColumns, counting: columns], self[.tableRows, counting: rows])
  }

  /// A word in the middle of others; German writes all its nouns with a capital.
  package func inside(_ word: Word) -> Word {
    guard language != "de", let first = word.text.first else { return word }
    var word = word
    word.text = first.lowercased() + word.text.dropFirst()
    return word
  }
}
