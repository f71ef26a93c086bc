import Foundation
import SpokenScreen
import TestSupport

/// A recorded fact about VoiceOver, and the screen file that says the same.
struct RecordedCase: CustomStringConvertible {
  let object: [String: Any]

  var id: String { object["id"] as? String ?? "?" }
  var kind: String { object["kind"] as? String ?? "?" }
  var status: String { object["status"] as? String ?? "?" }
  var input: [String: Any] { object["input"] as? [String: Any] ?? [:] }
  var expected: [String: Any] { object["expected"] as? [String: Any] ?? [:] }
  var description: String { "\(id) (\(kind), \(status))" }

  /// The cases of a folder, from `SPOKEN_CASES` or beside the checkout; nil when there are none.
  static func all() throws -> [RecordedCase]? {
    let folder = ProcessInfo.processInfo.environment["SPOKEN_CASES"].map { URL(filePath: $0) }
    let file = (folder ?? root.appending(path: "../shared/cases"))
      .appending(path: "accessibility-snapshot.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    let objects = try JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    return objects?.map(RecordedCase.init)
  }

  /// The screen file of the case.
  var screen: [String: Any] {
    var screen: [String: Any] = ["screen": id]
    if object["idiom"] as? String == "pad" { screen["platform"] = "ipados" }
    if let direction = object["direction"] { screen["direction"] = direction }
    switch kind {
    case "tree", "order": screen["views"] = [node(input)]
    case "combine":
      let parts = input["combine"] as? [[String: Any]] ?? []
      screen["views"] = [["HStack": parts.map { ["Text": $0["label"]] }, "element": "combine"]]
    default: screen["views"] = [element(input)]
    }
    return screen
  }

  private func node(_ tree: [String: Any]) -> [String: Any] {
    var node: [String: Any] = [
      tree["kind"] as? String == "element" ? "Element" : "UIView": NSNull()
    ]
    let same = [
      "label", "value", "hint", "traits", "frame", "hidden", "clipsToBounds", "elementsHidden",
      "modal", "groupChildren", "isElement", "rowHeaderColumns", "columnHeaderRows",
    ]
    for key in same where !(tree[key] is NSNull) { node[key] = tree[key] }
    node["opacity"] = tree["alpha"]
    node["container"] = tree["containerType"]
    if let members = tree["subviews"] as? [[String: Any]] { node["views"] = members.map(self.node) }
    if let members = tree["accessibilityElements"] as? [[String: Any]] {
      node["elements"] = members.map(self.node)
    }
    if let cell = tree["cell"] as? [String: Any] {
      node["cell"] = cell.filter { ["row", "column", "rowSpan", "columnSpan"].contains($0.key) }
    }
    return node
  }

  private func element(_ input: [String: Any]) -> [String: Any] {
    var node: [String: Any] = ["Element": NSNull()]
    for key in ["label", "value", "hint"] {
      guard let attributed = input[key] as? [String: Any] else {
        if let text = input[key], !(text is NSNull) { node[key] = text }
        continue
      }
      node[key] = attributed["text"]
      guard key == "label", let runs = attributed["runs"] as? [[String: Any]] else { continue }
      node["attributed"] = runs.map(run)
    }
    for (key, name) in [
      "traits": "traits", "customContent": "customContent",
      "customActions": "actions", "userInputLabels": "inputLabels", "identifier": "identifier",
    ] {
      if let value = input[key], !(value is NSNull) { node[name] = value }
    }
    if let status = input["expandedStatus"] as? String, status != "unsupported" {
      node["expanded"] = status == "expanded"
    }
    if let context = input["context"] as? [String: Any] { node["context"] = self.context(context) }
    return node
  }

  private func run(_ run: [String: Any]) -> [String: Any] {
    var range = run
    let bounds = run["range"] as? [Int] ?? [0, 0]
    range["range"] = [bounds[0], bounds[1] - bounds[0]]
    range["heading"] = range.removeValue(forKey: "headingLevel")
    range["spellsOut"] = range.removeValue(forKey: "spellOut")
    return range
  }

  private func context(_ context: [String: Any]) -> [String: Any] {
    let type = context["type"] as? String ?? ""
    switch type {
    case "listStart", "listEnd": return ["list": type == "listStart" ? "start" : "end"]
    case "landmarkStart", "landmarkEnd":
      return ["landmark": type == "landmarkStart" ? "start" : "end"]
    case "dataTableCell":
      var cell = context.filter {
        ["row", "column", "rowSpan", "columnSpan", "isRowHeader", "isColumnHeader"].contains($0.key)
      }
      cell["firstInRow"] = context["isFirstInRow"]
      for key in ["rowHeaders", "columnHeaders"] {
        cell[key] = (context[key] as? [[String: Any]])?.map(element)
      }
      return ["cell": cell]
    default: return [type: [context["index"], context["count"]]]
    }
  }
}

extension RecordedCase {
  /// What is said at each stop of the screen, in a mode.
  func stops(_ settings: [String: String]) throws -> [Utterance] {
    let bytes = try JSONSerialization.data(withJSONObject: screen)
    let reading = ScreenReader.read(Array(bytes), file: id)
    guard let screen = reading.value, reading.findings.isEmpty else {
      throw ScenarioError.faulty(reading.findings)
    }
    var speech = SpeechSettings()
    for (key, value) in settings { try speech.set(key, to: value) }
    return scenario(of: screen, speech).utterances.filter { $0.event.focus != nil }
  }
}
