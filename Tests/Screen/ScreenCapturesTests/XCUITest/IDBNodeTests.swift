import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct IDBNodeTests {
  @Test func `reads the clean names of newer versions`() throws {
    #expect(
      try elements(try fixture("idb.json"), .idb) == [
        "Button \"Pay\" button+notEnabled hint Pays", "CheckBox \"Gift\" =1 button+switchButton",
      ])
  }

  @Test func `knows the way back by its identifier`() throws {
    let text = "[{\"AXLabel\": \"A\", \"role\": \"AXButton\", \"AXUniqueId\": \"BackButton\"}]"
    #expect(try elements(text, .idb) == ["Button \"A\" button+backButton #BackButton"])
  }

  @Test func `says where each property stands`() throws {
    let text = "[{\"AXLabel\": \"A\",\n\"role\": \"AXButton\",\n\"help\": \"H\"}]"
    let node = try #require(try screen(text, .idb).views.flatMap(\.elements).first)
    #expect(node.position(of: .label) == Position(line: 1, column: 3))
    #expect(node.position(of: .hint) == Position(line: 3, column: 1))
  }

  @Test func `warns of a role that nobody knows`() {
    #expect(
      captureFaults("[{\"AXLabel\": \"A\", \"role\": \"AXHologram\"}]", .idb) == [
        "1:2: the role 'Hologram' is not known; it is taken as a plain view"
      ])
  }
}
