package import ScreenDocuments
import ScreenFiles
package import ScreenScenarios
import ScreenTree

extension LintSettings {
  /// Reads the parts `budget:` and `lint:` of a settings file or of a budget file,
  /// `*.budget.yaml`, and reports all errors at once.
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
    guard !document.isNull else { return LintSettings() }
    var reader = FieldReader(file: file, subject: "")
    // Other keys of a settings file are VoiceOver's, which another reader checks.
    let parts = hasSettings ? document.onlyParts : document
    let settings = Codec<LintSettings>.record(LintSettings(), fields)
      .read(&reader, parts, ValueKey(name: "budget file"))
    guard reader.faults.findings.isEmpty else { throw .faulty(reader.faults.findings) }
    return settings ?? LintSettings()
  }

  /// The schemas of the two parts by their names.
  package static var schemas: [(String, Document)] {
    fields.map(\.property)
  }

  private static let fields: [RecordField<LintSettings>] = [
    .usual("budget", \.limits, Limits(), .limits, orNull: true).said(
      "The most that screens may cost a listener."),
    .usual("lint", \.rules, Rules(), .rules, orNull: true).said(
      "Which rules are applied, and how severe they are."),
  ]

  /// What `budget:` says: limits for every screen and for some.
  fileprivate struct Limits: Hashable, Sendable {
    var all = Budget()
    var screens: [Part<Budget>] = []
  }

  /// What `lint:` says: switches for every file and for some.
  fileprivate struct Rules: Hashable, Sendable {
    var all = Switches()
    var files: [Part<Switches>] = []
  }

  private var limits: Limits {
    get { Limits(all: budget, screens: budgets) }
    set { (budget, budgets) = (newValue.all, newValue.screens) }
  }

  private var rules: Rules {
    get { Rules(all: switches, files: files) }
    set { (switches, files) = (newValue.all, newValue.files) }
  }
}

extension Document {
  /// The document without VoiceOver's settings.
  fileprivate var onlyParts: Document {
    let parts = (entries ?? []).filter { SettingsReader.parts.contains($0.key) }
    return Document(.mapping(parts), at: position)
  }
}

extension Codec where Value == LintSettings.Limits {
  fileprivate static var limits: Codec {
    .record(
      LintSettings.Limits(),
      budgetFields.map { $0.inside(\.all) } + [.usual("screens", \.screens, [], .parts(.budget))])
  }
}

extension Codec where Value == LintSettings.Rules {
  fileprivate static var rules: Codec {
    .record(
      LintSettings.Rules(),
      switchFields.map { $0.inside(\.all) } + [.usual("files", \.files, [], .parts(.switches))])
  }
}

extension Codec where Value == Budget {
  /// The limits for some screens, or null for none.
  fileprivate static var budget: Codec {
    Codec.record(Budget(), budgetFields).nullIs(Budget())
  }
}

extension Codec where Value == LintSettings.Switches {
  /// The switches for some files, or null for none.
  fileprivate static var switches: Codec {
    Codec.record(LintSettings.Switches(), switchFields).nullIs(LintSettings.Switches())
  }
}

/// The limits of a budget.
private let budgetFields: [RecordField<Budget>] = [
  .optional("swipes", \.swipes, .limit(isWhole: true)).said("The most swipes through a screen."),
  .optional("seconds", \.seconds, .limit(isWhole: false)).said(
    "The most seconds of a screen, heard in full."),
  .optional("wordsBeforeUnique", \.wordsBeforeUnique, .limit(isWhole: true)).said(
    "The most words before those that only this stop has."),
  .usual("reach", \.reach, [], .ways, orNull: true).said(
    "The most that the way to an element may cost, by its id or label."),
]

/// The switches of rules.
private let switchFields: [RecordField<LintSettings.Switches>] = [
  .usual("disable", \.disabled, [], .ruleNames),
  .usual("severity", \.severities, [:], .severities, orNull: true),
]

extension Codec where Value == Budget.Limit {
  /// A number from 0 on.
  fileprivate static func limit(isWhole: Bool) -> Codec {
    let kind = isWhole ? "whole number" : "number"
    return Codec(
      kind, schema: .schema(type: isWhole ? "integer" : "number", [("minimum", .number(0))])
    ) { reader, document, key in
      let number = document.number.flatMap { number in
        number >= 0 && (!isWhole || number == number.rounded()) ? number : nil
      }
      let origin = Origin(file: reader.faults.file, position: key.position, node: key.name)
      return reader.found(
        number, in: document, else: "'\(key.name)' is a \(kind) from 0 on, not \(document.kind)"
      ).map { Budget.Limit(most: $0, origin: origin) }
    } write: {
      .number($0.most)
    }
  }
}

extension Codec where Value == Budget.Reach {
  /// The limits on the way to an element, or null for none.
  fileprivate static var way: Codec {
    let none = Budget.Reach(
      target: "", origin: Origin(file: "", position: .unknown, node: ""))
    return Codec.record(
      none,
      [
        .optional("swipes", \.swipes, .limit(isWhole: true)),
        .optional("seconds", \.seconds, .limit(isWhole: false)),
      ]
    ).nullIs(none)
  }
}

extension Codec {
  /// The same values, and null for a usual one.
  fileprivate func nullIs(_ usual: @escaping @autoclosure @Sendable () -> Value) -> Codec {
    Codec(syntax, schema: schema.orNull) { reader, document, key in
      document.isNull ? usual() : read(&reader, document, key)
    } write: {
      write($0)
    }
  }

  /// A mapping of names, each with a value; null has none.
  private static func named<Item, Part>(
    _ words: String, _ item: Codec<Item>,
    _ make: @escaping @Sendable (String, Item, Origin) -> Part,
    _ get: @escaping @Sendable (Part) -> (name: String, value: Item)
  ) -> Codec<[Part]> {
    Codec<[Part]>(
      "mapping of \(words)",
      schema: .schema(type: "object", [("additionalProperties", item.schema)])
    ) { reader, document, key in
      guard !document.isNull else { return [] }
      let file = reader.faults.file
      return reader.found(
        document.entries, in: document,
        else: "'\(key.name)' is a mapping of \(words), not \(document.kind)"
      )?.compactMap { entry in
        let origin = Origin(file: file, position: entry.position, node: entry.key)
        return item.read(&reader, entry.value, ValueKey(name: entry.key))
          .map { make(entry.key, $0, origin) }
      }
    } write: { parts in
      .mapping(
        parts.map { part in
          let (name, value) = get(part)
          return (name, item.write(value))
        })
    }
  }

  /// The parts of a file that apply to some screens or files.
  fileprivate static func parts<Item: Hashable & Sendable>(
    _ item: Codec<Item>
  ) -> Codec<[LintSettings.Part<Item>]> {
    named(
      "names", item, { LintSettings.Part(pattern: $0, value: $1, origin: $2) },
      { ($0.pattern, $0.value) })
  }

  /// The ways to some elements.
  fileprivate static var ways: Codec<[Budget.Reach]> {
    named(
      "ids or labels, such as { pay: { swipes: 5 } }", Codec<Budget.Reach>.way,
      { target, way, origin in
        var way = way
        (way.target, way.origin) = (target, origin)
        return way
      }, { ($0.target, $0) })
  }
}

extension Codec where Value == Set<String> {
  private static func ruleSchema(_ ids: [String]) -> Document {
    let rule = Document.words(ids + [LintComments.everything])
    return .any(rule, .array(of: rule), .schema(type: "null"))
  }

  /// The ids of rules, or `all`; null for none.
  fileprivate static var ruleNames: Codec {
    let ids = LintRule.all.map(\.id)
    return Codec("rule or a list", schema: ruleSchema(ids)) { reader, document, _ in
      guard !document.isNull else { return [] }
      var names: Set<String> = []
      for item in document.items ?? [document] {
        let id = item.text ?? ""
        guard id != LintComments.everything, LintRule.named(id) == nil else {
          names.insert(id)
          continue
        }
        let advice = reader.faults.advice(for: id, among: ids)
        reader.fault("there is no rule '\(id)'. \(advice)", at: item.position)
      }
      return names
    } write: {
      .list($0.sorted())
    }
  }
}

extension Codec where Value == [String: LintRule.Severity] {
  /// The severities of rules by their ids.
  fileprivate static var severities: Codec {
    let ids = LintRule.all.map(\.id)
    let severity = Codec<LintRule.Severity>.choice(LintRule.Severity.self)
    return Codec(
      "severities of rules", schema: .object(ids.map { ($0, severity.schema) }, required: [])
    ) { reader, document, key in
      guard reader.fields(document, key.name, allowed: ids) != nil else { return nil }
      var severities: [String: LintRule.Severity] = [:]
      for entry in document.entries ?? [] where ids.contains(entry.key) {
        severities[entry.key] = severity.read(&reader, entry.value, ValueKey(name: entry.key))
      }
      return severities
    } write: { severities in
      .mapping(severities.sorted { $0.key < $1.key }.map { ($0.key, severity.write($0.value)) })
    }
  }
}
