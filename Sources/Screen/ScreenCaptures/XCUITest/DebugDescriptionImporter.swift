import ScreenDocuments
import ScreenTree

extension Importer {
  /// The text of `XCUIApplication.debugDescription`, as XCTest attaches it to failed tests too.
  package static let debugDescription = Importer(
    name: "xcuitest-debugdescription",
    recognizes: { head in
      head.lines.contains { line in
        let text = line.drop { $0 == " " || $0 == "\t" }
        let attributes = "Attributes:"
        if text.hasPrefix(attributes) {
          let node = text.dropFirst(attributes.count).drop { $0 == " " }
          // A capture that is truncated in the first line is no screen file either.
          return head.lines.count == 1 || DebugLine(Array(node.utf8)[...]) != nil
        }
        if text.hasPrefix("Element subtree:") || line.contains("→Application,")
          || line.contains("→Application 0x")
        {
          return true
        }
        let node = DebugLine(Array(line.utf8)[...])
        return node.map { $0.isDetailed || text.hasPrefix("→") } ?? false
      }
    },
    importer: { text, notes throws(Document.Fault) in
      let roots = try DebugDescription.read(text, &notes)
      var snapshot = XCUITestSnapshot(roots, mixesNames: false, notes: notes)
      if snapshot.dialect.attributes.contains("title") {
        snapshot.notes.remark("It is the tree of an app for the Mac, by its titles.")
      }
      var screen = snapshot.screen()
      if snapshot.dialect.attributes.contains("title") { screen.platform = .macos }
      notes = snapshot.notes
      return screen
    })
}
