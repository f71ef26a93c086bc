package import ScreenDocuments
import ScreenFiles
package import ScreenScenarios
import ScreenTree
import VoiceOverElements

/// Reads the parts `budget:` and `lint:` of settings files and of budget files, `*.budget.yaml`.
package struct BudgetReader {
  private let file: String
  private var faults: Faults

  /// Reads the document of a file and reports all errors at once.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - file: its name.
  ///   - hasSettings: whether VoiceOver's settings are allowed beside the two parts.
  /// - Returns: the limits and the rules.
  /// - Throws: `ScenarioError` when the file is invalid.
  package static func read(
    _ document: Document, file: String, hasSettings: Bool
  ) throws(ScenarioError) -> LintSettings {
    var reader = BudgetReader(file: file, faults: Faults(file: file))
    // Other keys of a settings file are VoiceOver's, which another reader checks.
    let settings = reader.settings(hasSettings ? document.onlyParts : document)
    guard reader.faults.findings.isEmpty else { throw .faulty(reader.faults.findings) }
    return settings
  }

  private mutating func settings(_ document: Document) -> LintSettings {
    var settings = LintSettings()
    for entry in entries(of: document, "a budget file", SettingsReader.parts) {
      if entry.key == "budget" {
        settings.budget = budget(entry.value, isGeneral: true)
        settings.budgets = parts(entry.value["screens"]) { $0.budget($1, isGeneral: false) }
      } else {
        settings.switches = switches(entry.value, isGeneral: true)
        settings.files = parts(entry.value["files"]) { $0.switches($1, isGeneral: false) }
      }
    }
    return settings
  }

  /// The entries of a mapping with known keys; reports unknown ones.
  private mutating func entries(
    of document: Document, _ what: String, _ allowed: [String]
  ) -> [Document.Entry] {
    guard !document.isNull else { return [] }
    guard let entries = document.entries else {
      faults.add(
        "\(what) is a mapping of \(allowed.joined(separator: ", ")), not \(document.kind)",
        at: document.position)
      return []
    }
    return entries.filter { entry in
      guard !allowed.contains(entry.key) else { return true }
      faults.add(
        "unknown key '\(entry.key)' in \(what). "
          + faults.advice(for: entry.key, among: allowed), at: entry.position)
      return false
    }
  }

  /// The parts for screens or files.
  private mutating func parts<Value>(
    _ document: Document?, _ read: (inout BudgetReader, Document) -> Value
  ) -> [LintSettings.Part<Value>] {
    guard let document, !document.isNull else { return [] }
    guard let entries = document.entries else {
      faults.add("this is a mapping of names, not \(document.kind)", at: document.position)
      return []
    }
    return entries.map { entry in
      LintSettings.Part(
        pattern: entry.key, value: read(&self, entry.value),
        origin: origin(entry.key, entry.position))
    }
  }

  private func origin(_ name: String, _ position: Position) -> Origin {
    Origin(file: file, position: position, node: name)
  }

  private mutating func budget(_ document: Document, isGeneral: Bool) -> Budget {
    var budget = Budget()
    let keys = ["swipes", "seconds", "wordsBeforeUnique", "reach"]
    for entry in entries(of: document, "a budget", keys + (isGeneral ? ["screens"] : [])) {
      if entry.key == "swipes" { budget.swipes = limit(entry, isWhole: true) }
      if entry.key == "seconds" { budget.seconds = limit(entry, isWhole: false) }
      if entry.key == "wordsBeforeUnique" { budget.wordsBeforeUnique = limit(entry, isWhole: true) }
      if entry.key == "reach" { budget.reach = ways(entry.value) }
    }
    return budget
  }

  private mutating func ways(_ document: Document) -> [Budget.Reach] {
    guard let targets = document.entries else {
      if !document.isNull {
        faults.add(
          "'reach' is a mapping of ids or labels, such as { pay: { swipes: 5 } }, not \(document.kind)",
          at: document.position)
      }
      return []
    }
    return targets.map { target in
      var way = Budget.Reach(target: target.key, origin: origin(target.key, target.position))
      for entry in entries(of: target.value, "the way to an element", ["swipes", "seconds"]) {
        if entry.key == "swipes" { way.swipes = limit(entry, isWhole: true) }
        if entry.key == "seconds" { way.seconds = limit(entry, isWhole: false) }
      }
      return way
    }
  }

  private mutating func limit(_ entry: Document.Entry, isWhole: Bool) -> Budget.Limit? {
    guard let number = entry.value.number, number >= 0, !isWhole || number == number.rounded()
    else {
      faults.add(
        "'\(entry.key)' is a \(isWhole ? "whole number" : "number") from 0 on, not \(entry.value.kind)",
        at: entry.value.position)
      return nil
    }
    return Budget.Limit(most: number, origin: origin(entry.key, entry.position))
  }

  private mutating func switches(
    _ document: Document, isGeneral: Bool
  ) -> LintSettings.Switches {
    var switches = LintSettings.Switches()
    let keys = ["disable", "severity"] + (isGeneral ? ["files"] : [])
    for entry in entries(of: document, "'lint'", keys) {
      if entry.key == "disable" {
        for item in entry.value.items ?? [entry.value] {
          if let id = rule(item.text, at: item.position) { switches.disabled.insert(id) }
        }
      } else if entry.key == "severity" {
        for rule in entries(of: entry.value, "'severity'", LintRule.all.map(\.id)) {
          switches.severities[rule.key] = severity(rule.value)
        }
      }
    }
    return switches
  }

  private mutating func rule(_ id: String?, at position: Position) -> String? {
    if let id, id == LintComments.everything || LintRule.named(id) != nil { return id }
    faults.add(
      "there is no rule '\(id ?? "")'. "
        + faults.advice(for: id ?? "", among: LintRule.all.map(\.id)), at: position)
    return nil
  }

  private mutating func severity(_ document: Document) -> LintRule.Severity? {
    if let severity = document.text.flatMap(LintRule.Severity.init) { return severity }
    faults.add("a severity is error, warning or note, not \(document.kind)", at: document.position)
    return nil
  }
}

extension Document {
  /// The document without VoiceOver's settings.
  fileprivate var onlyParts: Document {
    let parts = (entries ?? []).filter { SettingsReader.parts.contains($0.key) }
    return Document(.mapping(parts), at: position)
  }
}
