import SpokenScreen
import Testing

struct ShardTests {
  @Test(arguments: ["3/8", "1/1", "10000/10000"]) func `reads a part`(text: String) {
    #expect(Shard(text).map { "\($0.number)/\($0.count)" } == text)
  }

  @Test(arguments: ["", "3", "0/8", "9/8", "3/0", "-1/2", "a/b", "1/2/3", "1/10001"])
  func `refuses anything else`(text: String) {
    #expect(Shard(text) == nil)
  }

  /// The parts of some things whose cost is their number.
  func parts(_ costs: [Int], count: Int) throws -> [[Int]] {
    try (1...count).map { number in
      try #require(Shard("\(number)/\(count)"))
        .part(of: costs, named: { "\($0)" }, cost: { $0 })
    }
  }

  @Test func `deals each thing once, and the same work to all`() throws {
    let costs = Array(1...100)
    let parts = try parts(costs, count: 4)
    #expect(parts.flatMap(\.self).sorted() == costs)
    let sums = parts.map { $0.reduce(0, +) }
    #expect(try #require(sums.max()) - #require(sums.min()) <= 4)
  }

  @Test func `deals the same in any order`() throws {
    let costs = Array(1...37)
    let forward = try parts(costs, count: 3)
    #expect(try parts(costs.reversed(), count: 3).map { $0.sorted() } == forward)
  }

  @Test func `keeps the order that was given`() throws {
    #expect(try parts([5, 3, 9], count: 1) == [[5, 3, 9]])
  }

  @Test func `deals what costs nothing too`() throws {
    let shard = try #require(Shard("2/2"))
    #expect(shard.part(of: ["a", "b", "c", "d"], named: { $0 }, cost: { _ in 0 }).count == 2)
  }
}
