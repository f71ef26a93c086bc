import ScreenDocuments
import ScreenTree

extension Importer {
  /// The hierarchy that Xcode 27 writes for an agent beside a picture of the screen.
  package static let xcodeHierarchy = Importer(
    name: "xcode-hierarchy",
    recognizes: { head in
      head.lines.prefix(8).contains { HierarchyHeading(Array($0.utf8)[...])?.isOfApp == true }
    },
    importer: { text, notes throws(Document.Fault) in
      let roots = HierarchyApps.shown(of: try DebugDescription.read(text, &notes), &notes)
      let screen = XCUITestSnapshot.screen(
        of: roots.map(\.withReadWebContent), mixesNames: false, &notes)
      roots.forEach { $0.forEach { node in notes.remark(onRemote: node) } }
      return screen
    })
}

extension HierarchyHeading {
  /// Whether only this format has the line; dashes stand in many texts.
  fileprivate var isOfApp: Bool { self != .other }
}

/// The app of a hierarchy that VoiceOver reads.
enum HierarchyApps {
  /// The apps of the system that lie above others and of which VoiceOver reads only an alert.
  private static let overlays: Set<String> = ["com.apple.springboard", "com.apple.InputUI"]

  /// The tree of the last app that is no overlay of the system; the others are named in the report.
  ///
  /// An alert of the system covers every app.
  static func shown(of roots: [CaptureNode], _ notes: inout CaptureNotes) -> [CaptureNode] {
    let apps = roots.filter { $0.type == "Application" }
    guard apps.count > 1, apps.count == roots.count, !notes.keepsAll else { return roots }
    let shown =
      apps.last { isOverlay($0) && $0.holdsAlert } ?? apps.last { !isOverlay($0) } ?? apps.last
    guard let shown else { return roots }
    let others = apps.filter { $0.position != shown.position }.map(\.appName)
    notes.remark(
      "The capture has \(apps.count) apps; \(shown.appName) is read, and not "
        + "\(others.joined(separator: ", ")).")
    return [shown]
  }

  private static func isOverlay(_ app: CaptureNode) -> Bool {
    app[HierarchyHeading.bundle].map(overlays.contains) ?? false
  }
}

extension CaptureNode {
  /// The name of an app for a report.
  fileprivate var appName: String {
    "'\((self[HierarchyHeading.bundle] ?? self["label"] ?? type).prefix(60))'"
  }

  /// Whether an alert or a sheet is in it.
  fileprivate var holdsAlert: Bool {
    children.contains { $0.type == "Alert" || $0.type == "Sheet" || $0.holdsAlert }
  }
}

extension CaptureNotes {
  /// Says that what another process draws is not in the capture.
  fileprivate mutating func remark(onRemote node: CaptureNode) {
    guard node.flag("remote") == true else { return }
    let name = (node["label"] ?? node["identifier"]).map { " of '\($0.prefix(60))'" } ?? ""
    remark("The content\(name) belongs to another process and is not in the capture.")
  }
}
