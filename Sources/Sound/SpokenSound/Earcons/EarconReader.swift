import ScreenDocuments
package import ScreenTree
import ScreenYAML

/// Reads recipes of sounds: small YAML files with a description and a list of tones.
package enum EarconReader {
  /// The most bytes of a recipe.
  static let longest = 1 << 16
  /// The most tones of a recipe.
  fileprivate static let mostTones = 16

  /// Reads a recipe and reports all errors at once.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - file: its name, for the positions of errors.
  /// - Returns: the recipe, or nil and the errors.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (earcon: Earcon?, findings: [Finding]) {
    var reader = FieldReader(file: file, subject: "")
    do throws(Document.Fault) {
      guard bytes.count <= longest else {
        throw Document.Fault("a recipe has \(longest) bytes at most", at: .unknown)
      }
      let document = try Document.read(bytes)
      let earcon = Codec.earcon.read(&reader, document, ValueKey(name: "recipe"))
      let findings = reader.faults.findings
      return (findings.isEmpty ? earcon : nil, findings)
    } catch {
      return (nil, [Finding(.error, file: file, position: error.position, message: error.message)])
    }
  }
}

extension Codec where Value == Earcon {
  /// A recipe.
  fileprivate static var earcon: Codec {
    .record(
      Earcon(description: "", tones: []), findsAll: true,
      [.required("description", \.description, .text), .required("tones", \.tones, .tones)])
  }
}

extension Codec where Value == [Earcon.Tone] {
  fileprivate static var tones: Codec {
    let most = EarconReader.mostTones
    return Codec.list(.tone, "1 to \(most) tones").checked { reader, document, _ in
      guard !(1...most).contains(document.items?.count ?? 0) else { return }
      reader.fault("'tones' needs a list of 1 to \(most) tones", at: document.position)
    }
  }
}

extension Codec where Value == Earcon.Tone {
  fileprivate static var tone: Codec {
    Codec.record(
      Earcon.Tone(), findsAll: true,
      [
        .usual("wave", \.wave, .sine, .choice(Earcon.Wave.self)),
        .required("frequency", \.frequency, .frequency),
        .usual("start", \.start, 0, .number(0...Earcon.longest)),
        .required("length", \.length, .number(5...Earcon.longest)),
        // A sound that starts or ends abruptly is heard as a click.
        .usual("attack", \.attack, 4, .number(1...Earcon.longest)),
        .optional("decay", \.decay, .number(5...4000)),
        .usual("release", \.release, 8, .number(1...Earcon.longest)),
        .usual("pan", \.pan, 0, .number(-1...1)), .usual("gain", \.gain, 0, .number(-60...0)),
      ]
    ).checked { reader, document, tone in
      guard tone.start + tone.length > Earcon.longest else { return }
      reader.fault(
        "the tone ends after \((tone.start + tone.length).short) ms; "
          + "let a sound end after \(Earcon.longest.short) ms at most", at: document.position)
    }
  }
}

extension Codec where Value == [Double] {
  /// A frequency, or that of the start and that of the end.
  fileprivate static var frequency: Codec {
    let number = Codec<Double>.number(40...10_000)
    return Codec(
      "\(number.syntax) or [from, to]",
      schema: .any(number.schema, .tuple([number.schema, number.schema]))
    ) { reader, document, key in
      guard let items = document.items else {
        return number.read(&reader, document, key).map { [$0, $0] }
      }
      guard items.count == 2 else {
        reader.fault("'frequency' is a number or two: [from, to]", at: document.position)
        return nil
      }
      let ends = items.compactMap { number.read(&reader, $0, key) }
      return ends.count == 2 ? ends : nil
    } write: { ends in
      ends.first == ends.last ? .number(ends.first ?? 0) : .list(ends)
    }
  }
}

extension Earcon.Tone {
  /// The frequencies at the start and at the end.
  fileprivate var frequency: [Double] {
    get { [from, to] }
    set { (from, to) = (newValue.first ?? from, newValue.last ?? to) }
  }
}
