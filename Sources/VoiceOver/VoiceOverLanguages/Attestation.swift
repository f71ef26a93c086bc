/// How well a wording or a rule of speech is attested: its grade, its sources and its systems.
package struct Attestation: Hashable, Sendable {
  /// The evidence that VoiceOver says it or follows it.
  package var grade: Evidence
  /// The sources that can be looked up; a rule has at least one.
  package var sources: [Source]
  /// How many independent sources there are, those included that cannot be looked up.
  package var count: Int
  /// The systems on which it was heard, in any order.
  package var systems: [String]

  /// An attestation by sources that can be looked up.
  package init(_ grade: Evidence, _ sources: Source...) { self.init(grade, sources) }

  /// An attestation by a list of sources that can be looked up.
  package init(_ grade: Evidence, _ sources: [Source]) {
    self.grade = grade
    self.sources = sources
    count = Set(sources.map(\.publisher)).count
    systems = sources.compactMap(\.system)
  }

  /// Words that listeners heard.
  ///
  /// - Parameters:
  ///   - listeners: how many, independent of each other.
  ///   - systems: the systems on which they heard it.
  /// - Returns: the attestation.
  package static func heard(by listeners: Int, on systems: String...) -> Attestation {
    var heard = Attestation(.observed)
    heard.count = listeners
    heard.systems = systems
    return heard
  }

  /// The number of independent sources as dots, three for three and more.
  package var dots: String { String(repeating: "●", count: min(count, 3)) }

  /// The newest system on which it was heard, or nil when none is known.
  package var newest: String? {
    systems.max { $0.version.lexicographicallyPrecedes($1.version) }
  }

  /// Whether only systems before iOS 14 and macOS 13 are known to have said it.
  package var isOld: Bool {
    guard let newest, let version = newest.version.first else { return false }
    return version < (newest.hasPrefix("macOS") ? 13 : 14)
  }

  /// The dots and the newest system, as far as they are known: `●●, iOS 17.2.1`.
  package var standing: String {
    [dots, newest ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The grade, the dots and the newest system: `heard by developers ●●, iOS 17.2.1`.
  package var summary: String {
    let known = standing.isEmpty ? "" : (count > 0 ? " " : ", ") + standing
    return grade.summary + known + (isOld ? " (old)" : "")
  }

  /// A source for VoiceOver's speech, with its address.
  package struct Source: Hashable, Sendable {
    /// Its name, the text of a link.
    package var name: String
    /// The address.
    package var address: String
    /// The newest system that it is about, or nil when it does not say.
    package var system: String?

    /// A source by its name and its address.
    package init(name: String, address: String, system: String? = nil) {
      self.name = name
      self.address = address
      self.system = system
    }

    /// Who published it; two sources of one publisher count once.
    package var publisher: String {
      let parts = address.split(separator: "/").dropFirst()
      return parts.prefix(parts.first == "github.com" ? 2 : 1).joined(separator: "/")
    }
  }
}

extension String {
  /// The numbers of a version at the end, such as 17, 2 and 1 of `iOS 17.2.1`.
  fileprivate var version: [Int] {
    split(separator: " ").last?.split(separator: ".").compactMap { Int($0) } ?? []
  }
}
