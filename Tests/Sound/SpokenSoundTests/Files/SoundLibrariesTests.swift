import Testing

@testable import SpokenSound

struct SoundLibrariesTests {
  @Test func `names each library with its version`() throws {
    let names = SoundLibraries.versions.map { $0.prefix { $0.isLetter || $0 == "-" } }
    #if os(Linux)
      #expect(names == ["libsndfile-", "libsoxr-", "ALSA"])
    #else
      #expect(names == ["libsndfile-", "libsoxr-"])
    #endif
    // A number of at least two parts ends each.
    for version in SoundLibraries.versions {
      let parts = version.drop { !$0.isNumber }.split(separator: ".")
      #expect(parts.count >= 2 && parts.allSatisfy { $0.first?.isNumber == true }, "\(version)")
    }
  }
}
