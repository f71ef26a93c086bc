package import ScreenTree
import SpokenFiles
import SpokenSyntax
import VoiceOverElements
import VoiceOverSpeech

/// What made an output: the version, the VoiceOver that was modeled, and how far its words are known.
package struct Provenance: Hashable, Sendable {
  /// The version of SpokenScreen; a release changes it here and nowhere else.
  package static let version = "0.2.0"

  /// The version, with the commit of the sources in a release.
  package static var build: String {
    version + (Build.commit.map { " (commit \($0))" } ?? "")
  }

  /// The systems whose VoiceOver is modeled, in the order of their first output.
  package var platforms: [Platform]
  /// The languages of the screens, in the order of their first output.
  package var languages: [String]
  /// Whether AccessibilitySnapshot's model is followed in the place of VoiceOver's.
  package var followsSnapshot = false
  /// How far the words are known; nil when nothing was spoken.
  package var evidence: EvidenceCount?
  /// The files of apps that are not heard, each with the reason.
  package var leftOut: [String] = []

  /// What made the outputs of some scenarios.
  package init(_ platforms: [Platform] = [], _ languages: [String] = []) {
    (self.platforms, self.languages) = (platforms, languages)
  }

  /// What makes the outputs of a scenario.
  package init(of scenario: Scenario, evidence: EvidenceCount? = nil) {
    self.init([scenario.platform], [scenario.language])
    followsSnapshot = scenario.settings.resolver.compatibility == .snapshot
    self.evidence = evidence
    leftOut = scenario.leftOut
  }

  /// Adds what made another output.
  package mutating func add(_ other: Provenance) {
    platforms += other.platforms.filter { !platforms.contains($0) }
    languages += other.languages.filter { !languages.contains($0) }
    leftOut += other.leftOut.filter { !leftOut.contains($0) }
    followsSnapshot = followsSnapshot || other.followsSnapshot
    guard let more = other.evidence else { return }
    evidence = (evidence ?? EvidenceCount()).adding(more)
  }

  /// What made both outputs.
  package func adding(_ other: Provenance) -> Provenance {
    var both = self
    both.add(other)
    return both
  }

  /// The model and the version in a few words: `VoiceOver of iOS 27, modeled by SpokenScreen 0.2.0`.
  package var model: String {
    let systems = platforms.map(\.modeledSystem).joined(separator: ", ")
    let speaker =
      followsSnapshot ? "AccessibilitySnapshot's model of VoiceOver" : "VoiceOver"
    return speaker + (systems.isEmpty ? "" : " of \(systems)")
      + ", modeled by SpokenScreen \(Self.version)"
  }

  /// The model, the languages and the evidence in one sentence.
  package var sentence: String {
    let tags = languages.isEmpty ? "" : "; \(languages.joined(separator: ", ").oneLine)"
    let files = leftOut.isEmpty ? "" : "; left out: \(leftOut.joined(separator: ", ").oneLine)"
    return model + tags + files + (evidence.map { "; \($0)" } ?? "")
  }

  /// The sentence as the last line of a page of Markdown.
  package var markdown: String { sentence.printedLine.inMarkdown }

  /// The facts under their names, for properties of reports.
  package var properties: [(name: String, value: String)] {
    [
      ("spoken.version", Self.version), ("spoken.commit", Build.commit ?? ""),
      ("spoken.platform", platforms.map(\.rawValue).joined(separator: ",")),
      ("spoken.language", languages.joined(separator: ",")), ("spoken.model", model),
      ("spoken.leftOut", leftOut.joined(separator: ", ")),
    ].filter { !$0.1.isEmpty } + (evidence?.properties ?? [])
  }
}

extension Platform {
  /// The version of the system that the rules were last compared with.
  package var modeledSystem: String {
    switch self {
    case .ios: "iOS 27"
    case .ipados: "iPadOS 27"
    case .macos: "macOS 26"
    }
  }
}

extension Provenance: Encodable {
  private enum Key: CodingKey { case version, commit, platform, language, model, evidence, leftOut }

  /// Writes all keys; one without a value is null, and commas part platforms and languages.
  ///
  /// What is left out is written of apps alone, where something is.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    // Not `encodeIfPresent`: every report has the same keys, on which scripts may rely.
    try container.encode(Build.commit, forKey: .commit)
    try container.encode(platforms.map(\.rawValue).joined(separator: ","), forKey: .platform)
    try container.encode(languages.joined(separator: ","), forKey: .language)
    try container.encode(model, forKey: .model)
    try container.encode(evidence, forKey: .evidence)
    if !leftOut.isEmpty { try container.encode(leftOut, forKey: .leftOut) }
  }
}
