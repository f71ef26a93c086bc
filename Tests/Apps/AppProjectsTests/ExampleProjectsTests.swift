import AppProjects
import Foundation
import ScreenTree
import TestSupport
import Testing

/// The projects of `Examples/Projects`, as Xcode writes them.
struct ExampleProjectsTests {
  private static let folder = root.appending(path: "Examples/Projects").path

  private static func short(_ path: String?) -> String? {
    path?.replacing(folder, with: "")
  }

  @Test func `reads a project with groups of files`() throws {
    let project = try AppProjectReader.read(Self.folder + "/Groups")
    #expect(project.name == "Garden")
    #expect(project.form == .project)
    #expect(project.developmentLanguage == "en")
    #expect(project.findings == [])
    #expect(project.targets.map(\.name) == ["Garden", "GardenKit"])
    let app = try project.target()
    #expect(app.kind == .application)
    #expect(app.module == "Garden")
    #expect(app.displayName == "My Garden")
    #expect(
      app.sources.map { "\(Self.short($0.path) ?? "") = \($0.place)" } == [
        "/Groups/Garden/GardenApp.swift = Garden/GardenApp.swift",
        "/Groups/Garden/GardenStore.swift = Garden/GardenStore.swift",
        "/Groups/Garden/GardenView.swift = Garden/GardenView.swift",
        "/Groups/Garden/Über uns.swift = Garden/Über uns.swift",
        "/Groups/Garden/Watering/WateringController.swift = Garden/Watering/WateringController.swift",
        "/Groups/Garden/Watering/WateringView.swift = Garden/Watering/WateringView.swift",
      ])
    #expect(
      app.resources.map(\.kind) == [
        .assets, .stringCatalog(table: "Localizable"),
        .strings(table: "InfoPlist", language: "en"), .strings(table: "InfoPlist", language: "de"),
      ])
    #expect(app.settings.languageMode == "5")
    #expect(app.settings.conditions == ["DEBUG", "GARDEN_TIPS"])
    #expect(Self.short(app.settings.infoPlist) == "/Groups/Garden/Info.plist")
    #expect(app.settings.isForPhone)
    #expect(project.targets[1].settings.languageMode == "6")
  }

  @Test func `reads the local package of a project`() throws {
    let project = try AppProjectReader.read(Self.folder + "/Groups/Garden.xcodeproj")
    #expect(project.packages.map(\.name) == ["Plants"])
    let package = try #require(project.packages.first)
    #expect(package.origin == .local(folder: Self.folder + "/Groups/Packages/Plants"))
    #expect(package.targets.map(\.kind) == [.framework])
    #expect(package.targets.map(\.settings.languageMode) == ["6"])
    #expect(package.targets.flatMap(\.sources).map(\.place) == ["Plants/Plant.swift"])
  }

  @Test func `reads a project with folders that are kept in step`() throws {
    let project = try AppProjectReader.read(Self.folder + "/Folders")
    #expect(project.name == "Kitchen")
    #expect(project.findings == [])
    #expect(
      project.targets.map { "\($0.name) \($0.kind)" } == [
        "KitchenWidget other", "KitchenKit framework", "Kitchen application",
      ])
    let app = try project.target()
    #expect(
      app.sources.map(\.place) == [
        "Kitchen/CelebrationView.swift", "Kitchen/KitchenApp.swift", "Kitchen/RecipeList.swift",
        "Kitchen/Recipes/Portions.swift", "Kitchen/Recipes/RecipeView.swift",
      ])
    #expect(Self.short(app.sources.last?.path) == "/Folders/Kitchen/Recipes/RecipeView.swift")
    #expect(app.resources.map(\.kind) == [.assets, .stringCatalog(table: "Localizable")])
    #expect(app.displayName == "My Kitchen")
    #expect(app.settings.languageMode == "5")
    #expect(app.settings.defaultIsolation == "MainActor")
    #expect(
      app.settings.upcomingFeatures == [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault",
      ])
  }

  @Test func `names a package that is not here`() throws {
    let project = try AppProjectReader.read(Self.folder + "/Folders")
    #expect(
      project.packages == [
        AppPackage("confetti", .remote(address: "https://example.org/confetti.git"))
      ])
    #expect(
      project.targets[0].sources.map(\.place) == [
        "KitchenWidget/KitchenWidget.swift", "Kitchen/Recipes/Portions.swift",
      ])
  }

  @Test(arguments: ["/Groups", "/Folders"]) func `reads a copy in a folder with blanks and umlauts`(
    name: String
  ) throws {
    let scratch = try Scratch()
    let copy = scratch.path("Meine Äpfel & Töpfe")
    try FileManager.default.copyItem(atPath: Self.folder + name, toPath: copy)
    let (one, two) = (
      try AppProjectReader.read(Self.folder + name), try AppProjectReader.read(copy)
    )
    let places = one.targets.map { $0.sources.map(\.place) }
    #expect(two.targets.map { $0.sources.map(\.place) } == places)
    #expect(two.findings == [])
    #expect(two.targets.allSatisfy { !$0.sources.isEmpty })
  }
}
