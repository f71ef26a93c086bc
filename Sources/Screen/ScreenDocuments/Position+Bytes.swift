package import ScreenTree

extension Position {
  /// The position of an index in the bytes of a file; columns count characters.
  package init(of index: Int, in bytes: some RandomAccessCollection<UInt8>) {
    let before = bytes.prefix(index)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { bytes.index(after: $0) } ?? bytes.startIndex
    self.init(line: line, column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// The position of the first byte that is not UTF-8; nil for valid text.
  package init?(ofInvalidUTF8In bytes: [UInt8]) {
    // The validating initializer of String says that a text is no UTF-8, but not where.
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var index = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): index += scalar.count
      case .emptyInput: return nil
      case .error:
        self.init(of: index, in: bytes)
        return
      }
    }
  }
}
