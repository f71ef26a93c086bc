import Testing
import VoiceOverLanguages

struct AttestationTests {
  private typealias Source = Attestation.Source

  @Test func `counts two sources of one publisher once`() {
    let sources = [
      Source(name: "one talk", address: "https://developer.apple.com/videos/1/"),
      Source(name: "another talk", address: "https://developer.apple.com/videos/2/"),
      Source(name: "a project", address: "https://github.com/someone/project"),
      Source(name: "its issue", address: "https://github.com/someone/project/issues/7"),
      Source(name: "another project", address: "https://github.com/else/project"),
    ]
    let counts = (0...5).map { Attestation(.observed, Array(sources.prefix($0))).count }
    #expect(counts == [0, 1, 1, 2, 2, 3])
    #expect(Attestation(.observed, sources).dots == "●●●")
  }

  @Test(arguments: [
    (Attestation.heard(by: 1, on: "iOS 6.1.3"), "heard by developers ●, iOS 6.1.3 (old)"),
    (.heard(by: 2, on: "iOS 9.3", "iOS 17.2.1"), "heard by developers ●●, iOS 17.2.1"),
    (.heard(by: 5, on: "iOS 14.2", "iOS 6.1.3"), "heard by developers ●●●, iOS 14.2"),
    (.heard(by: 1, on: "macOS 12.6"), "heard by developers ●, macOS 12.6 (old)"),
    (.heard(by: 1, on: "macOS 13.0"), "heard by developers ●, macOS 13.0"),
    (.heard(by: 1), "heard by developers ●"), (Attestation(.translation), "our translation"),
  ]) func `says who heard it, and the newest system`(attestation: Attestation, summary: String) {
    #expect(attestation.summary == summary)
  }

  @Test(arguments: [
    (Attestation.heard(by: 2, on: "iOS 9.3", "iOS 17.2.1"), "●●, iOS 17.2.1"),
    (.heard(by: 4), "●●●"), (.heard(by: 0, on: "macOS 27"), "macOS 27"),
    (Attestation(.apple), ""),
  ]) func `has the dots and the newest system alone`(attestation: Attestation, standing: String) {
    #expect(attestation.standing == standing)
  }
}
