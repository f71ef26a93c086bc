import ScreenTree

extension LintRule {
  /// Finds rows with more common words than a budget allows before the first word that
  /// distinguishes them.
  static let budgetWords = LintRule(
    id: "budget-words", severity: .error,
    summary: "A row repeats more words than its budget before its first distinct one",
    evidence: """
      A listener must wait until the words that differ, in every row of the list (`spoken cost` prints how many \
      words come before them).
      """,
    fix: "Put the words that differ first.",
    fails: Example(
      twoRows, budget: "budget:\n  wordsBeforeUnique: 1\n"),
    passes: Example(
      twoRows, budget: "budget:\n  wordsBeforeUnique: 2\n"),
    search: .screen { screen in
      guard let limit = screen.budget.wordsBeforeUnique else { return [] }
      return zip(ScreenCost(screen).stops, screen.stops).compactMap { cost, stop in
        guard let words = cost.wordsBeforeUnique, Double(words) > limit.most else { return nil }
        return Fault(
          "\(stop.called) says \(words.counted("word")) that another row of its list says too; the budget is "
            + "\(limit.most.short) (\(limit.origin.place)).", at: stop.element)
      }
    })

  private static let twoRows = """
    screen: Trips
    views:
      - List:
          - Text: Ferry to Helsinki
          - Text: Ferry to Tallinn
    """
}
