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

  @Test func `has each file in one part, evenly, whatever else there is`() throws {
    let files = (0..<1_000).map { "screens/s\($0).screen.yaml" }
    let shards = try (1...4).map { try #require(Shard("\($0)/4")) }
    let counts = shards.map { shard in files.count { shard.contains($0) } }
    #expect(counts.reduce(0, +) == 1_000)
    #expect(counts.allSatisfy { (200...300).contains($0) })
    #expect(shards.allSatisfy { $0.contains("./a.xml") == $0.contains("a.xml") })
    // The part of a name is part of the contract: build servers keep times by it.
    #expect(shards.map { $0.contains("basket.screen.yaml") } == [false, false, false, true])
  }
}
