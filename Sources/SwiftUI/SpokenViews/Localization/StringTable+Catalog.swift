import ScreenDocuments
import ScreenTree
import VoiceOverLanguages

extension StringTable {
  /// Reads a string catalog of Xcode, a file `.xcstrings`.
  ///
  /// - Parameters:
  ///   - bytes: the JSON.
  ///   - file: the path, for findings.
  /// - Returns: the table, with what is wrong as its findings; a broken file has no keys.
  static func catalog(_ bytes: [UInt8], file: String) -> StringTable {
    var reader = CatalogReader(file: file)
    // Before the bytes are parsed, so that a broken file cannot fill the memory.
    guard bytes.count <= mostBytes else {
      reader.faults.add(tooLarge, at: Position(line: 1, column: 1))
      reader.table.findings = reader.faults.findings
      return reader.table
    }
    do {
      reader.read(try Document.readJSON(bytes))
    } catch {
      reader.faults.add(
        "\(error.message); Xcode cannot read the catalog either", at: error.position)
    }
    reader.table.findings = reader.faults.findings
    reader.table.finish()
    return reader.table
  }
}

/// Reads the parts of a catalog, and collects what is wrong with them.
private struct CatalogReader {
  var table: StringTable
  var faults: Faults

  init(file: String) {
    table = StringTable(file: file)
    faults = Faults(file: file)
  }

  mutating func read(_ catalog: Document) {
    guard let strings = catalog["strings"]?.entries else {
      faults.add(
        "this is no string catalog: \"strings\" with the keys is missing. Make it with Xcode, or "
          + "write {\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}.",
        at: catalog.position)
      return
    }
    table.sourceLanguage = catalog["sourceLanguage"]?.text ?? "en"
    for string in strings {
      var entry = StringTable.Entry(position: string.position)
      entry.isSameEverywhere = string.value["shouldTranslate"]?.flag == false
      for localization in string.value["localizations"]?.entries ?? [] {
        entry.words[localization.key] = words(localization.value)
      }
      table.entries[string.key] = entry
    }
  }

  /// The words in one language; nil if they are not there yet.
  private mutating func words(_ localization: Document) -> LocalizedWords? {
    guard let forms = forms(localization) else { return nil }
    var words = LocalizedWords(forms: forms)
    let parts = localization["substitutions"]?.entries ?? []
    for part in parts {
      // A part without forms is left out; the rest of the key is still of use.
      guard let forms = self.forms(part.value) else { continue }
      words.substitutions[part.key] = LocalizedWords.Substitution(
        argument: number(of: part.value["argNum"]), forms: forms)
    }
    faults.check(
      words, declared: parts.map(\.key), place: "\"substitutions\"", at: localization.position)
    return words
  }

  /// The number of an argument, from 1.
  private func number(of argument: Document?) -> Int? {
    // An app has few arguments; a larger number is a slip, and the next argument in order is taken.
    guard let number = argument?.number, (1...100).contains(number) else { return nil }
    return Int(number)
  }

  /// A string, or the forms of a plural; of those for devices the one of a phone.
  private mutating func forms(_ value: Document) -> PluralForms? {
    if let text = value["stringUnit"]?["value"]?.text { return text.isEmpty ? nil : .same(text) }
    guard let variations = value["variations"] else { return nil }
    // Variations by device are outside those by number, and each of them may have plurals inside.
    if let device = variations["device"] {
      return (device["iphone"] ?? device["other"]).flatMap { forms($0) }
    }
    guard let plural = variations["plural"] else { return nil }
    return self.plural(plural)
  }

  private mutating func plural(_ plural: Document) -> PluralForms? {
    var forms: [PluralCategory: String] = [:]
    for form in plural.entries ?? [] {
      guard let category = faults.category(form) else { continue }
      forms[category] = form.value["stringUnit"]?["value"]?.text
    }
    return faults.plural(forms, at: plural.position)
  }
}

extension Faults {
  /// The category of a form; nil with an error for a word that is none.
  mutating func category(_ form: Document.Entry) -> PluralCategory? {
    if let category = PluralCategory(rawValue: form.key) { return category }
    let names = PluralCategory.allCases.map(\.rawValue)
    let words = [
      "there is no plural category '\(form.key.shown(in: 80))'.",
      advice(for: form.key, among: names),
      "Use one of \(names.joined(separator: ", ")).",
    ]
    add(words.filter { !$0.isEmpty }.joined(separator: " "), at: form.position)
    return nil
  }

  /// The forms of a plural; nil with an error without those for all remaining numbers.
  mutating func plural(_ forms: [PluralCategory: String], at position: Position) -> PluralForms? {
    if forms[.other] != nil { return .by(forms) }
    add(
      "a plural needs the category 'other', which all remaining numbers use. Add it.", at: position)
    return nil
  }
}
