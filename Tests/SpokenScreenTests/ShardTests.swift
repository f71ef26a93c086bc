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
}
