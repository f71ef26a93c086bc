import ScreenTree
import SpokenSyntax
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
      return ([family.name, "\(members.count)"] + counts(members.map(\.evidence.grade))).tableRow
    }
    let all = SpeechRule.all
    return "### Rules by family\n\n"
      + (["family", "rules and variants"] + Evidence.allCases.map(\.summary)).tableHead
      + rows.joined()
      + (["all", "\(all.count)"] + counts(all.map(\.evidence.grade))).tableRow
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
      let name = "\(vocabulary.name) (`\(vocabulary.language)`)"
      return ([name, "\(entries.count)"] + counts(entries.map(\.evidence))).tableRow
    }
    return "### Words by language\n\n"
      + (["language", "words"] + Evidence.allCases.map(\.summary)).tableHead + rows.joined()
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
      return [kind, "\(symbols.count)", "\(certain)", "\(single)"].tableRow
    }
    return "### Symbols\n\n" + ["SF Symbols", "known", "certain", "one source"].tableHead
      + rows.joined()
  }

  /// The recorded facts that a family does not follow, with the reason.
  private static var differences: String {
    let rows = RuleFamily.all.flatMap { family in
      let known = family.differences.map { [family.name, "`\($0.name)`", $0.reason].tableRow }
      return known.isEmpty ? [[family.name, "none", ""].tableRow] : known
    }
    return "### Known differences by family\n\n"
      + ["family", "recorded case", "why it is not followed"].tableHead + rows.joined()
  }

  private static func counts(_ marks: [Evidence]) -> [String] {
    Evidence.allCases.map { grade in "\(marks.count { $0 == grade })" }
  }
}
