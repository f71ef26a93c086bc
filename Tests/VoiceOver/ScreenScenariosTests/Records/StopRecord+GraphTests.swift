import Foundation
import ScreenScenarios
import Testing

struct StopRecordGraphTests {
  @Test func `is short JSON, and read again`() throws {
    let line = StopRecord.Graph(
      isContinuous: true, length: 100,
      points: [.init(frame: 0, level: 1.0 / 3), .init(frame: 75, level: nil)])
    let text = try line.lineOfJSON()
    #expect(
      text
        == #"{"isContinuous":true,"length":100,"points":[[0,0.333],[75,null]]}"#)
    #expect(try JSONDecoder().decode(StopRecord.Graph.self, from: Data(text.utf8)) == line)
  }
}
