import Foundation

extension AdaptationReport {
  /// The report as JSON with the keys `files` and `implied`; keys are sorted.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let report = Encoded(files: files.map(EncodedFile.init), implied: implied)
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }

  private struct Encoded: Encodable {
    var files: [EncodedFile]
    var implied: [String]
  }

  private struct EncodedFile: Encodable {
    var path: String
    var leftOut: String?
    var adaptations: [EncodedChange]
    var imports: [ModuleImport]
    var conditionsLeft: [AdaptedSource.Condition]

    init(_ file: File) {
      (path, leftOut) = (file.path, file.leftOut)
      adaptations = (file.source?.adaptations ?? []).map(EncodedChange.init)
      imports = file.source?.imports ?? []
      conditionsLeft = file.source?.conditionsLeft ?? []
    }
  }

  private struct EncodedChange: Encodable {
    var kind: String
    var line: Int
    var column: Int
    var before: String
    var after: String
    var reason: String

    init(_ change: Adaptation) {
      (kind, line, column) = (change.kind.rawValue, change.line, change.column)
      (before, after, reason) = (change.before, change.after, change.reason)
    }
  }
}
