import Testing

@testable import AppProjects

struct AppResourceKindTests {
  @Test(
    arguments: [
      ("a/Assets.xcassets", .assets), ("Main.xcstrings", .stringCatalog(table: "Main")),
      ("a/pt-BR.lproj/Main.strings", .strings(table: "Main", language: "pt-BR")),
      ("a/Main.strings", .strings(table: "Main", language: nil)),
      ("de.lproj/Main.stringsdict", .plurals(table: "Main", language: "de")),
      ("a.json", .other), ("Makefile", .other),
    ] as [(String, AppResource.Kind)])
  func `knows a resource by its name`(path: String, kind: AppResource.Kind) {
    #expect(AppResource(path: path).kind == kind)
  }
}
