import AppProjects
import Testing

@testable import AppBuilds

struct AppResourcesTests {
  @Test func `copies texts in their languages and files, and no pictures`() {
    let paths = [
      "/p/Assets.xcassets", "/p/Localizable.xcstrings", "/p/de.lproj/A.strings", "/p/B.strings",
      "/p/fr.lproj/A.stringsdict", "/p/data/people.json", "/q/people.json",
    ]
    let copies = AppResources.copies(of: paths.map(AppResource.init))
    #expect(
      copies.map { "\($0.path) → \($0.name)" } == [
        "/p/Localizable.xcstrings → Localizable.xcstrings",
        "/p/de.lproj/A.strings → de.lproj/A.strings", "/p/B.strings → B.strings",
        "/p/fr.lproj/A.stringsdict → fr.lproj/A.stringsdict", "/p/data/people.json → people.json",
      ])
  }
}
