import ScreenTree

extension Importer {
  /// The JSON of idb, AXe, XcodeBuildMCP and sim-use: what an assistive client sees.
  public static let idb = Importer(
    name: "idb",
    recognizes: { text in
      guard let start = text.first(where: { !$0.isWhitespace }), "[{".contains(start) else {
        return false
      }
      let head = text.prefix(1 << 14)
      return head.contains("\"AXLabel\"") || head.contains("\"AXFrame\"")
        || (head.contains("\"raw\"") && head.contains("\"data\""))
        || (head.contains("\"elements\"") && head.contains("\"backend\""))
    },
    importer: { text, file in
      do throws(Document.Fault) {
        let document = try Document.readJSON(Array(text.utf8))
        var snapshot = IDBSnapshot()
        return Reading(snapshot.screen(document, file: file))
      } catch {
        let finding = Finding(.error, file: file, position: error.position, message: error.message)
        return Reading(nil, findings: [finding])
      }
    })
}
