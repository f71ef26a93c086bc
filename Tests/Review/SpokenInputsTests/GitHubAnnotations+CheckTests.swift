import SpokenScreen
import Testing

struct GitHubAnnotationsCheckTests {
  @Test func `writes an annotation for what is wrong, and none for what is good`() {
    #expect(
      checkResults.map(GitHubAnnotations.text) == [
        "",
        "::error file=new.screen.yaml,line=1,title=spoken check::"
          + "new.transcript is missing; record it with --update\n",
        "::error file=b<&>.xml,line=1,title=spoken check::b<&>␛.xml: there is no such file\n",
      ])
  }

  @Test func `escapes what would end an annotation, and names every fault of an input`() {
    let findings = [
      Finding(
        .error, file: "a,b:c.yaml", position: Position(line: 3, column: 5), message: "100%\nx"),
      Finding(.error, file: "d.yaml", position: .unknown, message: "y"),
    ]
    let result = CheckResult(CheckInput("d.yaml"), .faulty(.faulty(findings)))
    #expect(
      GitHubAnnotations.text(of: result) == """
        ::error file=a%2Cb%3Ac.yaml,line=3,col=5,title=spoken check::100%25%0Ax
        ::error file=d.yaml,line=1,title=spoken check::y

        """)
  }

  @Test func `names the step of a walkthrough that failed`() {
    let failure = StepFailure(
      file: "w.walk.yaml", position: Position(line: 4, column: 5), step: "next", message: "no")
    let result = CheckResult(CheckInput("w.walk.yaml"), .same, failures: [failure])
    #expect(
      GitHubAnnotations.text(of: result)
        == "::error file=w.walk.yaml,line=4,col=5,title=spoken check::after 'next': no\n")
  }
}
