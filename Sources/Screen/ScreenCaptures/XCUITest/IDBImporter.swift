import ScreenDocuments
import ScreenTree

extension Importer {
  /// The JSON of idb, AXe, XcodeBuildMCP and sim-use: what an assistive client sees.
  package static let idb = Importer(
    name: "idb",
    recognizes: { head in
      head.has("[].AXLabel", "[].AXFrame", "AXLabel", "AXFrame", "data.raw")
        || (head.has("elements") && head.has("backend", "elements[].AXLabel", "coverage"))
        || head.keys.contains { $0.hasSuffix(".AXLabel") || $0.hasSuffix(".AXFrame") }
    },
    importer: { text, notes throws(Document.Fault) in
      var snapshot = IDBSnapshot(notes: notes)
      let screen = try snapshot.screen(try Document.readCapture(text.bytes))
      notes = snapshot.notes
      return screen
    })
}
