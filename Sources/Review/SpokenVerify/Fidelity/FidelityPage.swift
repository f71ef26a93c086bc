import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

/// The part of the page on fidelity that is made from the evidence of rules and words, in Markdown.
package enum FidelityPage {
  /// The tables of rules, sources, words, symbols and known differences.
  package static var text: String {
    [rules, sources, words, symbols, differences].joined(separator: "\n")
  }

  /// How many rules and variants of a family have which evidence.
  private static var rules: String {
    let rows = RuleFamily.all.map { family in
      let members = family.members
      return row([family.name, "\(members.count)"] + counts(members.map(\.evidence.grade)))
    }
    let all = SpeechRule.all
    return "### Rules by family\n\n"
      + head(["family", "rules and variants"] + Evidence.allCases.map(\.summary)) + rows.joined()
      + row(["all", "\(all.count)"] + counts(all.map(\.evidence.grade)))
  }

  /// Where the rules of a family can be read or heard, each source with how many rules name it.
  private static var sources: String {
    let parts = RuleFamily.all.map { family in
      let all = family.members.flatMap(\.evidence.sources)
      var seen: [Attestation.Source] = []
      // Not a set, so that the page is the same each time it is printed.
      for source in all where !seen.contains(source) { seen.append(source) }
      let lines = seen.map { source in
        let rules = family.members.filter { $0.evidence.sources.contains(source) }.count
        return "- [\(source.name)](\(source.address)): \(rules.counted("rule"))\n"
      }
      return "**\(family.name)**\n\n" + lines.joined()
    }
    return "### Sources by family\n\n" + parts.joined(separator: "\n")
  }

  /// How many of VoiceOver's own words in a language have which evidence.
  private static var words: String {
    let rows = Vocabulary.all.map { vocabulary in
      let entries = vocabulary.entries
      return row(
        ["\(vocabulary.name) (`\(vocabulary.language)`)", "\(entries.count)"]
          + counts(entries.map(\.evidence)))
    }
    return "### Words by language\n\n"
      + head(["language", "words"] + Evidence.allCases.map(\.summary)) + rows.joined()
  }

  /// How many SF Symbols are known, and how well.
  private static var symbols: String {
    let known = Dictionary(grouping: HeardSymbol.all, by: \.name).values
    let kinds = [
      ("with a label of the system", known.filter { $0.contains { $0.label != nil } }),
      ("heard by their names", known.filter { $0.allSatisfy { $0.label == nil } }),
      ("all", Array(known)),
    ]
    let rows = kinds.map { kind, symbols in
      let certain = symbols.count { $0.contains(where: \.isCertain) }
      let single = symbols.count { $0.reduce(0) { $0 + $1.sources } == 1 }
      return row([kind, "\(symbols.count)", "\(certain)", "\(single)"])
    }
    return "### Symbols\n\n" + head(["SF Symbols", "known", "certain", "one source"])
      + rows.joined()
  }

  /// The recorded facts that a family does not follow, with the reason.
  private static var differences: String {
    let rows = RuleFamily.all.flatMap { family in
      let known = family.differences.map { row([family.name, "`\($0.name)`", $0.reason]) }
      return known.isEmpty ? [row([family.name, "none", ""])] : known
    }
    return "### Known differences by family\n\n"
      + head(["family", "recorded case", "why it is not followed"]) + rows.joined()
  }

  private static func counts(_ marks: [Evidence]) -> [String] {
    Evidence.allCases.map { grade in "\(marks.count { $0 == grade })" }
  }

  private static func head(_ cells: [String]) -> String {
    row(cells) + "|" + String(repeating: "---|", count: cells.count) + "\n"
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
