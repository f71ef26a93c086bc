import ScreenDocuments
package import ScreenTree
import ScreenYAML

/// Reads recipes of sounds: small YAML files with a description and a list of tones.
package enum EarconReader {
  /// The most bytes of a recipe.
  static let longest = 1 << 16
  /// The most tones of a recipe.
  private static let mostTones = 16

  private static let keys = ["description", "tones"]
  private static let toneKeys = [
    "wave", "frequency", "start", "length", "attack", "decay", "release", "pan", "gain",
  ]

  /// Reads a recipe and reports all errors at once.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - file: its name, for the positions of errors.
  /// - Returns: the recipe, or nil and the errors.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (earcon: Earcon?, findings: [Finding]) {
    var reading = Reader(faults: Faults(file: file))
    do throws(Document.Fault) {
      guard bytes.count <= longest else {
        throw Document.Fault("a recipe has \(longest) bytes at most", at: .unknown)
      }
      let earcon = reading.earcon(try Document.read(bytes))
      let findings = reading.faults.findings
      return (findings.isEmpty ? earcon : nil, findings)
    } catch {
      return (nil, [Finding(.error, file: file, position: error.position, message: error.message)])
    }
  }

  /// Reads the values of one file.
  private struct Reader {
    var faults: Faults

    mutating func earcon(_ document: Document) -> Earcon? {
      guard let entries = document.entries else {
        faults.add(
          "the file is \(document.kind); a recipe has `description:` and `tones:`",
          at: document.position)
        return nil
      }
      var earcon = Earcon(description: "", tones: [])
      for entry in entries {
        if entry.key == "description" {
          earcon.description = text(entry) ?? ""
        } else if entry.key == "tones" {
          earcon.tones = tones(entry.value)
        } else {
          unknown(entry, among: EarconReader.keys)
        }
      }
      for key in EarconReader.keys where document[key] == nil {
        faults.add("the key '\(key)' is missing; add it", at: document.position)
      }
      return earcon
    }

    private mutating func tones(_ document: Document) -> [Earcon.Tone] {
      guard let items = document.items, (1...EarconReader.mostTones).contains(items.count) else {
        let most = EarconReader.mostTones
        faults.add("'tones' needs a list of 1 to \(most) tones", at: document.position)
        return []
      }
      return items.map { tone($0) }
    }

    private mutating func tone(_ document: Document) -> Earcon.Tone {
      var tone = Earcon.Tone()
      guard let entries = document.entries else {
        faults.add("a tone is written as { wave: sine, frequency: 440 }", at: document.position)
        return tone
      }
      // Keys come in any order, so what depends on two of them is checked after all are read.
      for entry in entries { read(entry, into: &tone) }
      for key in ["frequency", "length"] where document[key] == nil {
        faults.add("the key '\(key)' of the tone is missing; add it", at: document.position)
      }
      if tone.start + tone.length > Earcon.longest {
        faults.add(
          "the tone ends after \(Earcon.number(tone.start + tone.length)) ms; "
            + "let a sound end after \(Earcon.number(Earcon.longest)) ms at most",
          at: document.position)
      }
      return tone
    }

    private mutating func read(_ entry: Document.Entry, into tone: inout Earcon.Tone) {
      switch entry.key {
      case "wave": tone.wave = wave(entry) ?? .sine
      case "frequency": (tone.from, tone.to) = frequency(entry) ?? (440, 440)
      case "start": tone.start = number(entry, in: 0...Earcon.longest) ?? 0
      case "length": tone.length = number(entry, in: 5...Earcon.longest) ?? 80
      // A sound that starts or ends abruptly is heard as a click.
      case "attack": tone.attack = number(entry, in: 1...Earcon.longest) ?? 1
      case "release": tone.release = number(entry, in: 1...Earcon.longest) ?? 1
      case "decay": tone.decay = number(entry, in: 5...4000)
      case "pan": tone.pan = number(entry, in: -1...1) ?? 0
      case "gain": tone.gain = number(entry, in: -60...0) ?? 0
      default: unknown(entry, among: EarconReader.toneKeys)
      }
    }

    private mutating func frequency(_ entry: Document.Entry) -> (Double, Double)? {
      let range = 40.0...10_000
      guard let items = entry.value.items else {
        return number(entry, in: range).map { ($0, $0) }
      }
      guard items.count == 2 else {
        faults.add("'frequency' is a number or two: [from, to]", at: entry.value.position)
        return nil
      }
      let ends = items.map { number($0, "frequency", in: range) }
      guard let from = ends[0], let to = ends[1] else { return nil }
      return (from, to)
    }

    private mutating func wave(_ entry: Document.Entry) -> Earcon.Wave? {
      if let wave = entry.value.text.flatMap(Earcon.Wave.init) { return wave }
      let names = Earcon.Wave.allCases.map(\.rawValue)
      let advice = faults.advice(for: entry.value.text ?? "", among: names)
      faults.add("'wave' is \(entry.value.kind). \(advice)", at: entry.value.position)
      return nil
    }

    private mutating func number(
      _ entry: Document.Entry, in range: ClosedRange<Double>
    ) -> Double? {
      number(entry.value, entry.key, in: range)
    }

    private mutating func number(
      _ value: Document, _ key: String, in range: ClosedRange<Double>
    ) -> Double? {
      if let number = value.number, range.contains(number) { return number }
      let bounds = "\(Earcon.number(range.lowerBound)) to \(Earcon.number(range.upperBound))"
      faults.add("'\(key)' is \(value.kind); write a number from \(bounds)", at: value.position)
      return nil
    }

    private mutating func text(_ entry: Document.Entry) -> String? {
      if let text = entry.value.text, !entry.value.isNull { return text }
      faults.add("'\(entry.key)' needs a text", at: entry.value.position)
      return nil
    }

    private mutating func unknown(_ entry: Document.Entry, among keys: [String]) {
      let advice = faults.advice(for: entry.key, among: keys)
      faults.add("there is no key '\(entry.key)' here. \(advice)", at: entry.position)
    }
  }
}

extension Earcon {
  /// A number without unnecessary digits.
  static func number(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
