import ScreenDocuments
import ScreenTree
import VoiceOverLanguages

extension StringTable {
  /// Adds the keys of a file `.stringsdict` in one language, which count before those of `.strings`.
  ///
  /// - Parameters:
  ///   - bytes: the property list in XML.
  ///   - file: the path, for findings.
  ///   - language: the language of the folder `.lproj` that the file is in.
  mutating func add(stringsdict bytes: [UInt8], file: String, language: String) {
    var reader = StringsdictReader(faults: Faults(file: file))
    let start = Position(line: 1, column: 1)
    if bytes.count > Self.mostBytes {
      reader.faults.add(Self.tooLarge, at: start)
    } else if bytes.starts(with: "bplist".utf8) {
      // Xcode may convert property lists to the binary form while it builds; the reader knows only
      // XML.
      reader.faults.add(
        "this is a binary property list. Write it as text: `plutil -convert xml1 FILE`.", at: start)
    } else if let text = Self.text(of: bytes) {
      do {
        for (key, words) in reader.keys(of: try Document.readPropertyList(text)) {
          set(words, for: key.key, in: language, of: file, at: key.position)
        }
      } catch {
        reader.faults.add("\(error.message); Xcode cannot read the file either", at: error.position)
      }
    } else {
      reader.faults.add(Self.unknownEncoding, at: start)
    }
    findings += reader.faults.findings
  }
}

/// Reads the keys of a `.stringsdict`, and collects what is wrong with them.
private struct StringsdictReader {
  var faults: Faults

  private static let format = "NSStringLocalizedFormatKey"
  private static let kind = "NSStringFormatSpecTypeKey"
  private static let plural = "NSStringPluralRuleType"
  private static let device = "NSStringDeviceSpecificRuleType"
  private static let width = "NSStringVariableWidthRuleType"

  mutating func keys(of list: Document) -> [(Document.Entry, LocalizedWords)] {
    guard let entries = list.entries else {
      faults.add("a <dict> with the keys is expected here", at: list.position)
      return []
    }
    return entries.compactMap { entry in words(of: entry).map { (entry, $0) } }
  }

  /// The words of a key; nil with an error if it has none.
  private mutating func words(of entry: Document.Entry) -> LocalizedWords? {
    // A device's form may itself be a plural, so that it is looked for first.
    let value = entry.value[Self.device].flatMap { $0["iphone"] ?? $0["other"] } ?? entry.value
    if let text = value.text { return LocalizedWords(forms: .same(text)) }
    if let widths = value[Self.width]?.entries { return words(ofWidths: widths, entry) }
    guard let text = value[Self.format]?.text else {
      faults.add(
        "\"\(entry.key.shown(in: 80))\" has no \(Self.format) with its words. Add it.",
        at: entry.position)
      return nil
    }
    var words = LocalizedWords(forms: .same(text))
    let parts = (value.entries ?? []).filter { $0.value.entries != nil }
    for part in parts {
      guard let forms = forms(of: part) else { continue }
      words.substitutions[part.key] = LocalizedWords.Substitution(argument: nil, forms: forms)
    }
    faults.check(
      words, declared: parts.map(\.key), place: "the <dict> of the key", at: entry.position)
    return words
  }

  /// The words for the widest screen, which are those that are complete.
  private func words(ofWidths widths: [Document.Entry], _ entry: Document.Entry)
    -> LocalizedWords?
  {
    widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.text
      .map { LocalizedWords(forms: .same($0)) }
  }

  /// The forms of a part; nil with an error if it is no plural.
  private mutating func forms(of part: Document.Entry) -> PluralForms? {
    guard part.value[Self.kind]?.text == Self.plural else {
      faults.add(
        "the part '\(part.key.shown(in: 80))' needs \(Self.kind) with \(Self.plural). Add it.",
        at: part.position)
      return nil
    }
    var forms: [PluralCategory: String] = [:]
    // The keys of the part itself stand in the same <dict> as its forms.
    for form in part.value.entries ?? [] where !form.key.hasPrefix("NSString") {
      guard let category = faults.category(form) else { continue }
      forms[category] = form.value.text
    }
    return faults.plural(forms, at: part.position)
  }
}
