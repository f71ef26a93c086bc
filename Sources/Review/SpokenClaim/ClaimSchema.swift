import ScreenDocuments
import SpokenLint

/// The JSON Schema of claims, as `Claim.json()` writes them.
package enum ClaimSchema {
  /// The schema as indented JSON.
  package static var json: String {
    let counts = ["passed", "failed", "notEvaluated"].map { name in
      (name, whole.described("How many tasks have this verdict."))
    }
    let keys: [(String, Document)] =
      [
        ("about", about.described("What made the lines.")),
        ("limits", texts.described("What no model can judge.")),
        ("tasks", .array(of: task).described("The tasks, in order.")),
        ("unread", .array(of: unread).described("The inputs that could not be judged.")),
      ] + counts
    return Document.schemaJSON(
      of: "claim", title: "Evidence by task of SpokenScreen",
      description: "docs/claim.md explains the keys.", object(of: keys).pairs)
  }

  private static let text = Document.schema(type: "string")
  private static let whole = Document.schema(type: "integer", [("minimum", .number(0))])
  private static let flag = Document.schema(type: "boolean")
  private static var texts: Document { .array(of: text) }
  private static var numbers: Document { .array(of: whole) }

  /// An object of which every key must be there, but those that are optional.
  private static func object(
    of keys: [(String, Document)], optional: Set<String> = []
  ) -> Document {
    Document.object(keys, required: keys.map(\.0).filter { !optional.contains($0) })
  }

  private static var about: Document {
    let counts = ["words", "documented", "recorded", "inferred", "translated", "chosen"]
    return object(
      of: [
        ("version", text), ("commit", text.orNull), ("platform", text), ("language", text),
        ("model", text), ("evidence", object(of: counts.map { ($0, whole) }).orNull),
        ("leftOut", texts),
      ], optional: ["leftOut"])
  }

  private static var task: Document {
    object(of: [
      ("title", text), ("file", text), ("verdict", verdict),
      ("evaluated", whole.described("How many of its criteria could be judged.")),
      ("platform", text), ("language", text), ("model", text),
      ("verify", text.described("The command that compares a recording of the task.")),
      ("criteria", .array(of: criterion)), ("lines", .array(of: line)),
      ("unsettled", numbers.described("The lines that a recording would settle.")),
      ("gaps", texts.described("What its captures lack.")),
    ])
  }

  private static var verdict: Document { .words(ClaimVerdict.allCases.map(\.rawValue)) }

  private static var criterion: Document {
    object(of: [
      ("criterion", .words(ClaimCriterion.allCases.map(\.rawValue))), ("verdict", verdict),
      ("reason", text), ("lines", numbers.described("The lines that are about it.")),
      ("faults", .array(of: fault).described("What speaks against it.")),
      ("notes", .array(of: fault).described("What speaks against nothing.")),
      ("leftOut", .array(of: silence).described("What is left out on purpose.")),
    ])
  }

  private static var fault: Document {
    object(
      of: [
        ("source", text.described("A rule of lint, `live-view`, `step` or `heard`.")),
        ("severity", .words(LintRule.Severity.allCases.map(\.rawValue))), ("message", text),
        ("fix", text), ("place", text), ("element", text),
      ], optional: ["fix"])
  }

  private static var silence: Document {
    object(of: [("text", text), ("reason", text), ("place", text)])
  }

  private static var line: Document {
    object(
      of: [
        ("number", whole), ("step", text), ("event", text), ("words", text), ("after", texts),
        ("heard", text.described("How much of it was heard, and why not more.")),
        ("element", text), ("place", text), ("pieces", .array(of: piece)),
        ("silent", .array(of: silence).described("What is not said, and why.")),
        ("isAttested", flag.described("Whether all of it is documented or was heard.")),
      ], optional: ["element", "place"])
  }

  private static var piece: Document {
    let names = ["text", "kind", "rule", "evidence", "attested", "origin"]
    return object(of: names.map { ($0, text) })
  }

  private static var unread: Document { object(of: [("path", text), ("message", text)]) }
}
