import ScreenTree
import Testing

@testable import AppProjects

struct TargetSettingsTests {
  /// A target and a project with settings, in configurations of these names.
  private func project(
    _ target: String, project: String = "", names: [String] = ["Release", "Debug"],
    base: String = "", files: [String: String] = [:]
  ) throws -> WrittenProject {
    let list = names.map { "C\($0), " }.joined()
    let configurations = names.flatMap { name in
      [
        "C\(name) = {isa = XCBuildConfiguration; name = \(name); \(base) "
          + "buildSettings = {ID = \(name); \(target) }; };",
        "D\(name) = {isa = XCBuildConfiguration; name = \(name); "
          + "buildSettings = {OTHER_SWIFT_FLAGS = \"-DPROJECT_\(name)\"; \(project) }; };",
      ]
    }
    return try WrittenProject(
      children: "X",
      project: "buildConfigurationList = DL; developmentRegion = de; ",
      [
        "T = {isa = PBXNativeTarget; name = \"My App\"; buildConfigurationList = CL; "
          + "productType = \"com.apple.product-type.application\"; };",
        "CL = {isa = XCConfigurationList; buildConfigurations = (\(list)); };",
        "DL = {isa = XCConfigurationList; "
          + "buildConfigurations = (\(list.replacing("C", with: "D"))); };",
        "X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };",
      ] + configurations, files: files)
  }

  @Test(
    arguments: [
      (["Release", "Debug"], ["PROJECT_Debug"]), (["Release"], ["PROJECT_Release"]),
      (["Staging", "Release"], ["PROJECT_Release"]), (["Staging", "Beta"], ["PROJECT_Staging"]),
    ])
  func `reads the configuration for debugging first`(names: [String], conditions: [String]) throws {
    let target = try project("", names: names).read().targets[0]
    #expect(target.settings.conditions == conditions)
  }

  @Test func `inherits from the project, and from files of settings in between`() throws {
    let written = try project(
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", TARGET, );",
      project: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PROJECT; SWIFT_VERSION = 5.0;",
      base: "baseConfigurationReference = X;",
      files: [
        "in/App.xcconfig":
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE\nSWIFT_VERSION = 6.0"
      ])
    let target = try written.read().targets[0]
    #expect(target.settings.conditions == ["PROJECT", "FILE", "TARGET", "PROJECT_Debug"])
    #expect(target.settings.languageMode == "6")
  }

  @Test func `names modules and products as Xcode does`() throws {
    let usual = try project("").read()
    #expect(usual.targets[0].module == "My_App")
    #expect(usual.targets[0].product == "My App")
    #expect(usual.targets[0].displayName == "My App")
    #expect(usual.developmentLanguage == "de")
    let named = try project(
      "PRODUCT_NAME = \"$(TARGET_NAME:lower) 2\"; PRODUCT_MODULE_NAME = Cart;"
    ).read()
    #expect(named.targets[0].module == "Cart")
    #expect(named.targets[0].product == "my app 2")
  }

  @Test(
    arguments: [
      ("INFOPLIST_KEY_CFBundleDisplayName = \"Ü $(CONFIGURATION)\";", "", "Ü Debug"),
      (
        "INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\"; INFOPLIST_KEY_CFBundleDisplayName = Key;",
        "<key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)!</string>", "My App!"
      ),
      (
        "INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_CFBundleDisplayName = Key;",
        "<key>CFBundleName</key><string>Short</string>", "Key"
      ),
      ("INFOPLIST_FILE = Info.plist;", "<key>CFBundleName</key><string>Short</string>", "Short"),
    ])
  func `reads the name of an app`(settings: String, list: String, name: String) throws {
    let written = try project(
      settings, files: ["in/Info.plist": "<plist version=\"1.0\"><dict>\(list)</dict></plist>"])
    let read = try written.read()
    #expect(read.targets[0].displayName == name)
    #expect(read.findings == [])
  }

  @Test func `warns of files of settings and lists that cannot be read`() throws {
    let written = try project(
      "INFOPLIST_FILE = Info.plist;", base: "baseConfigurationReference = X;",
      files: ["in/Info.plist": "{ CFBundleName = x"])
    let read = try written.read()
    #expect(read.targets[0].displayName == "My App")
    #expect(
      read.findings.map { written.short($0.description) } == [
        "IN/App.xcodeproj/project.pbxproj:10:1: warning: there is no file of build settings "
          + "'IN/App.xcconfig'; restore it",
        "IN/Info.plist:1:19: warning: the name of the app is not read: the file ends inside what "
          + "begins in line 1; it was cut: restore the whole file",
      ])
  }
}
