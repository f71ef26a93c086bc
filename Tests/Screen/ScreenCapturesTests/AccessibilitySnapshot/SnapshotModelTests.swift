import ScreenTree
import Testing

@testable import ScreenDocuments
@testable import ScreenCaptures

private func document(_ text: String) throws -> Document {
  try Document.readJSON(Array(text.utf8))
}

struct SnapshotModelTests {
  @Test func `finds the rectangle around a path`() throws {
    let path = try document(
      #"{"pathElements": [{"move": {"to": [1, 2]}}, {"curve": {"to": [5, 9], "control1": [0, 3], "control2": [4, 4]}}, {"closeSubpath": {}}]}"#
    )
    #expect(SnapshotModel.shape(path) == Frame(x: 0, y: 2, width: 5, height: 7))
    #expect(SnapshotModel.shape(try document("{\"frame\": [[1, 2], [3]]}")) == nil)
    #expect(SnapshotModel.point(try document("[1, \"x\"]")) == nil)
  }
}
