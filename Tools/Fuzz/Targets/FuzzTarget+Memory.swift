import CEngineMemory

extension FuzzTarget {
  /// The memory that the engine is given, by what an input asks of it: two bytes for each call.
  ///
  /// There is one arena, so that nothing else may use it meanwhile.
  package static let engineMemory = FuzzTarget(name: "engine-memory", longest: 1024) { bytes in
    guard engine_memory_save() == 0 else { return }
    defer { engine_memory_restore() }
    var blocks: [Block] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      try call(bytes[index], Int(bytes[index + 1]), &blocks)
    }
    for block in blocks { try block.verify() }
  }

  /// A block that was given, and the byte that it was filled with.
  private struct Block {
    let start: UnsafeMutableRawPointer
    let count: Int
    let mark: UInt8

    /// Checks that nobody else wrote into the block.
    func verify() throws(Violation) {
      let bytes = UnsafeRawBufferPointer(start: start, count: count)
      try Violation.unless(bytes.allSatisfy { $0 == mark }, "a block was written to by another one")
    }
  }

  /// Makes a call: the low bits of a byte choose it, the others are the block's mark.
  private static func call(_ byte: UInt8, _ size: Int, _ blocks: inout [Block]) throws(Violation) {
    // Large ones and small ones, and some that nobody has room for.
    let count = size < 200 ? size : size < 254 ? (size - 199) << 12 : 1 << 40
    var start: UnsafeMutableRawPointer?
    switch byte % 4 {
    case 0: start = engine_malloc(count)
    case 1: start = engine_calloc(count, 1)
    case 2:
      guard !blocks.isEmpty else { return }
      let block = blocks.remove(at: size % blocks.count)
      try block.verify()
      return engine_free(block.start)
    default:
      guard !blocks.isEmpty else { return }
      let old = blocks.remove(at: size % blocks.count)
      start = engine_realloc(old.start, count)
      guard let start else { return blocks.append(old) }
      let kept = Block(start: start, count: min(count, old.count), mark: old.mark)
      try kept.verify()
    }
    guard let start else { return }
    start.initializeMemory(as: UInt8.self, repeating: byte, count: count)
    blocks.append(Block(start: start, count: count, mark: byte))
  }
}
