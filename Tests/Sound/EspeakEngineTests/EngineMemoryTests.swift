import CEngineMemory
import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The memory that the engine is given where it can be put back; one test at a time, because there is one arena.
@Suite(.serialized) struct EngineMemoryTests {
  /// Fills a block with a byte and gives it.
  private func block(_ count: Int, of byte: UInt8) throws -> UnsafeMutablePointer<UInt8> {
    let block = try #require(engine_malloc(count)).assumingMemoryBound(to: UInt8.self)
    block.update(repeating: byte, count: count)
    return block
  }

  @Test func `What was changed is as it was, and what was asked for is free again`() throws {
    let kept = try block(100, of: 7)
    try #require(engine_memory_save() == 0)
    let used = engine_memory_used()
    kept.update(repeating: 9, count: 100)
    let new = try block(5000, of: 3)
    engine_memory_restore()
    #expect((0..<100).allSatisfy { kept[$0] == 7 })
    #expect(engine_memory_used() == used)
    // As in a process that never spoke, memory that is new is zero.
    let again = try #require(engine_malloc(5000)).assumingMemoryBound(to: UInt8.self)
    #expect(again == new && (0..<5000).allSatisfy { again[$0] == 0 })
    engine_memory_restore()
    engine_free(kept)
  }

  @Test func `A block that is free is used again for one of about its size`() throws {
    let first = try block(10_000, of: 1)
    let last = try block(16, of: 2)
    engine_free(first)
    let used = engine_memory_used()
    #expect(try block(9_000, of: 3) == first)
    #expect(engine_memory_used() == used)
    engine_free(first)
    // A small block would waste it.
    let small = try block(64, of: 4)
    #expect(small != first)
    engine_free(small)
    engine_free(last)
  }

  @Test func `A block that grows keeps what it holds`() throws {
    let short = try block(32, of: 5)
    let long = try #require(engine_realloc(short, 4096)).assumingMemoryBound(to: UInt8.self)
    #expect((0..<32).allSatisfy { long[$0] == 5 })
    #expect(engine_realloc(long, 10) == UnsafeMutableRawPointer(long))
    engine_free(long)
    #expect(String(cString: try #require(engine_strdup("Grüße"))) == "Grüße")
    let zeros = try #require(engine_calloc(10, 10)).assumingMemoryBound(to: UInt8.self)
    #expect((0..<100).allSatisfy { zeros[$0] == 0 })
  }

  @Test func `every kept sequence of calls gives blocks that nobody else writes to`() throws {
    let kept = try corpus(FuzzTarget.engineMemory.name)
    let files = try kept.files
    #expect(!files.isEmpty)
    for file in files { try FuzzTarget.engineMemory.check(try kept.bytes(file)) }
  }

  @Test func `What nobody has is not given`() {
    #expect(engine_malloc(1 << 40) == nil)
    #expect(engine_calloc(1 << 40, 1 << 40) == nil)
    engine_free(nil)
  }
}
