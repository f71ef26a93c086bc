import SpokenClaim
import SpokenScreen
import Testing

struct ClaimCriterionTests {
  @Test func `each rule of lint is about one criterion or about none`() {
    let all = ClaimCriterion.allCases.flatMap(\.rules) + ClaimCriterion.otherRules
    #expect(Set(all).count == all.count)
    #expect(Set(all) == Set(LintRule.all.map(\.id) + [LintFinding.ofViews]))
  }

  @Test(arguments: ClaimCriterion.allCases)
  func `a criterion is explained in sentences`(criterion: ClaimCriterion) {
    #expect(criterion.passes.hasSuffix(".") && criterion.absence.hasSuffix("."))
    #expect(!criterion.title.hasSuffix("."))
  }
}
