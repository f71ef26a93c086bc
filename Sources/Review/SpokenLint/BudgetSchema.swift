package import ScreenDocuments
import ScreenFiles

/// The JSON Schema of budget files, and of the parts of settings files that are for linting.
package enum BudgetSchema {
  /// The schemas of `budget:` and `lint:` by these names.
  package static var properties: [(String, Document)] {
    let screens = Document.schema(
      type: "object", [("additionalProperties", .object(limits, required: []).orNull)])
    let files = Document.schema(
      type: "object", [("additionalProperties", .object(switches, required: []).orNull)])
    return [
      (
        "budget",
        Document.object(limits + [("screens", screens)], required: []).orNull
          .described("The most that screens may cost a listener.")
      ),
      (
        "lint",
        Document.object(switches + [("files", files)], required: []).orNull
          .described("Which rules are applied, and how severe they are.")
      ),
    ]
  }

  private static let whole = Document.schema(type: "integer", [("minimum", .number(0))])
  private static let number = Document.schema(type: "number", [("minimum", .number(0))])

  private static var limits: [(String, Document)] {
    let way = Document.object([("swipes", whole), ("seconds", number)], required: []).orNull
    return [
      ("swipes", whole.described("The most swipes through a screen.")),
      ("seconds", number.described("The most seconds of a screen, heard in full.")),
      (
        "wordsBeforeUnique",
        whole.described("The most words before those that only this stop has.")
      ),
      (
        "reach",
        Document.schema(type: "object", [("additionalProperties", way)]).orNull
          .described("The most that the way to an element may cost, by its id or label.")
      ),
    ]
  }

  private static var switches: [(String, Document)] {
    let rules = LintRule.all.map(\.id)
    let rule = Document.words(rules + [LintComments.everything])
    let severity = Document.words(LintRule.Severity.allCases.map(\.rawValue))
    return [
      ("disable", .any(rule, .schema(type: "array", [("items", rule)]), .schema(type: "null"))),
      ("severity", Document.object(rules.map { ($0, severity) }, required: []).orNull),
    ]
  }
}
