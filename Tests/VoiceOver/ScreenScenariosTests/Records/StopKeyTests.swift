import ScreenDocuments
import ScreenScenarios
import Testing

struct StopKeyTests {
  private func names<Part: StopPart>(of part: Part.Type, in form: StopRecord.Form) -> [String] {
    part.keys(in: form).map(\.key.stringValue)
  }

  @Test func `a form has its keys in the order of the schema`() {
    #expect(
      names(of: StopRecord.self, in: .captions) == [
        "number", "command", "element", "description", "segments", "frames",
      ])
    #expect(
      names(of: StopRecord.Segment.self, in: .captions) == [
        "id", "text", "kind", "frames", "words",
      ])
    #expect(names(of: StopRecord.Suppressed.self, in: .captions) == [])
    #expect(
      names(of: StopRecord.Suppressed.self, in: .reasons) == [
        "element", "text", "kind", "by", "origin",
      ])
  }

  @Test func `null is allowed where a line has a key without a value, and nowhere else`() {
    let nullable = StopRecord.keys.filter { $0.schema["type"]?.items?.count == 2 }
    #expect(nullable.map(\.key) == [.element, .hint, .hintHeard, .by])
    let ofSegment = StopRecord.Segment.keys.filter { $0.schema["type"]?.items?.count == 2 }
    #expect(ofSegment.map(\.key) == [.language])
  }
}
