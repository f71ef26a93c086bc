import ScreenDocuments
import ScreenTree

extension Codec where Value == Capture {
  /// The properties that the capture of an imported screen lacks.
  static var capture: Codec {
    .record(
      Capture(format: ""), missing: "'capture' needs the format of the capture",
      [
        .required("format", \.format, .text),
        .usual("android", \.isAndroid, false, .flag),
        .usual("notCaptured", \.notCaptured, [], .list(.modifier, "keys of a view")),
        .usual("patterns", \.patternNames, [], .list(.text, "names")),
      ])
  }
}

extension Codec where Value == AnyModifier {
  private static let names = Dictionary(
    uniqueKeysWithValues: AnyModifier.all.map { ($0.name, $0) })

  /// A key of a view.
  fileprivate static var modifier: Codec {
    Codec("key", schema: .words(AnyModifier.all.map(\.name))) { reader, document, key in
      let name = document.text ?? ""
      if let modifier = names[name] { return modifier }
      let advice = reader.faults.advice(for: name, among: AnyModifier.all.map(\.name))
      reader.fault("'\(key.name)' lists keys of a view. \(advice)", at: document.position)
      return nil
    } write: {
      .word($0.name)
    }
  }
}

extension Capture {
  /// The names that are patterns, without counts.
  fileprivate var patternNames: [String] {
    get { patterns.keys.sorted() }
    set { patterns = Dictionary(newValue.map { ($0, 1) }) { $0 + $1 } }
  }
}
