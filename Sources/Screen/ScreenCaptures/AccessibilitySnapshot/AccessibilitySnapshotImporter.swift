import ScreenDocuments
import ScreenTree

extension Importer {
  /// The model of AccessibilitySnapshot as JSON, which has everything that VoiceOver asks for.
  package static let accessibilitySnapshot = Importer(
    name: "accessibility-snapshot",
    recognizes: { head in
      head.has("[].element._0", "[].container._0", "[].element.traversalIndex")
        || (head.has("[].element", "[].container") && !head.has("[].AXLabel"))
    },
    importer: { text, notes throws(Document.Fault) in
      var reader = AccessibilitySnapshotReader(notes: notes)
      let screen = try reader.screen(try Document.readCapture(text.bytes))
      notes = reader.notes
      return screen
    })
}
