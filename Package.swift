// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of a room, with the settings that all of them share, exactly what it imports or links, and
/// folders without code.
func module(
  _ name: String, in room: String, _ needs: [Target.Dependency] = [], without folders: [String] = []
) -> Target {
  .target(
    name: name, dependencies: needs, path: "Sources/\(room)/\(name)", exclude: folders,
    swiftSettings: strict)
}

/// A module in C.
func c(_ name: String, in room: String) -> Target {
  .target(name: name, path: "Sources/\(room)/\(name)")
}

/// A C library of the system, which `Sound` uses, and the packages that have it.
func library(
  _ name: String, pkgConfig: String, apt: String, brew: String? = nil
) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Sound/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt])] + (brew.map { [.brew([$0])] } ?? []))
}

/// An executable of `Commands`.
func program(_ name: String, _ needs: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: needs, path: "Sources/Commands/\(name)", swiftSettings: strict)
}

/// The tests of a module, in the same room, what they import and run, and folders without code.
func tests(
  _ target: String, in room: String, _ needs: [Target.Dependency], without folders: [String] = []
) -> Target {
  .testTarget(
    name: "\(target)Tests", dependencies: needs, path: "Tests/\(room)/\(target)Tests",
    exclude: folders, swiftSettings: strict)
}

/// The commit that a release names, as `scripts/shared.sh` gives it; letters, digits and a plus.
let commit = (Context.environment["SPOKEN_COMMIT"] ?? "").filter {
  $0.isLetter || $0.isNumber || $0 == "+"
}

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
/// What the server of this machine is made of, and channels without sockets for its tests.
let server = ["NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}
let channels = ["NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOWebSocket"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}
let http = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let alsa = Target.Dependency.target(name: "CALSA", condition: .when(platforms: [.linux]))

/// The modules beside SwiftUI's that stand for one of Apple's each, which most views need.
let framework = [
  "SpokenUIKit", "SpokenAccessibility", "SpokenCharts", "SpokenCombine", "SpokenOS", "SpokenOSLog",
  "SpokenUniformTypeIdentifiers", "SpokenCoreTransferable", "SpokenCoreGraphics", "SpokenStoreKit",
]

/// The others, which few views import: a package that names none of them does not build them.
let appleModules = [
  "SpokenSwiftData", "SpokenCoreLocation", "SpokenMapKit", "SpokenAuthenticationServices",
  "SpokenUserNotifications", "SpokenPhotosUI", "SpokenAVFoundation", "SpokenAVKit", "SpokenWebKit",
  "SpokenSafariServices", "SpokenTipKit", "SpokenBackgroundTasks", "SpokenCryptoKit",
]

/// What stands for the overlays of Testing that a toolchain looks for beside UIKit and CoreGraphics,
/// and only Apple's have.
let testingOverlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]

let package = Package(
  name: "SpokenScreen",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "SpokenScreen", targets: ["SpokenScreen"]),
    .library(name: "SpokenScreenTesting", targets: ["SpokenScreenTesting"]),
    .library(name: "SpokenUI", targets: ["SpokenUI"] + framework),
    .library(name: "SpokenLive", targets: ["SpokenLive", "SpokenUI", "SpokenViews"] + framework),
    .library(name: "SpokenAppleModules", targets: appleModules),
    .library(name: "SpokenAppleModulesLive", targets: appleModules),
    .library(
      name: "SpokenLiveTesting",
      targets: ["SpokenLiveTesting", "SpokenViews"] + testingOverlays + framework),
    .executable(name: "spoken", targets: ["spoken"]),
    .executable(name: "spoken-text", targets: ["spoken-text"]),
    .executable(name: "spoken-espeak-worker", targets: ["spoken-espeak-worker"]),
    .plugin(name: "spoken-check", targets: ["spoken-check"]),
    .plugin(name: "spoken-record", targets: ["spoken-record"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    // `swift package generate-documentation`; nothing is linked from it.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // A file or a capture becomes a screen.
    module("ScreenTree", in: "Screen", ["SpokenSyntax"]),
    module("ScreenDocuments", in: "Screen", ["ScreenTree"]),
    module("ScreenFiles", in: "Screen", ["ScreenDocuments", "ScreenTree", "SpokenSyntax"]),
    module("ScreenYAML", in: "Screen", ["ScreenDocuments", "ScreenFiles", "ScreenTree", "Yams"]),
    module(
      "ScreenCaptures", in: "Screen",
      ["ScreenDocuments", "ScreenFiles", "ScreenTree", "ScreenYAML", "SpokenSyntax"]),
    module("ScreenLayout", in: "Screen", ["ScreenTree"]),
    // A screen becomes what is heard.
    module("VoiceOverElements", in: "VoiceOver", ["ScreenLayout", "ScreenTree"]),
    module("VoiceOverSession", in: "VoiceOver", ["ScreenTree", "VoiceOverElements"]),
    module("VoiceOverLanguages", in: "VoiceOver", ["ScreenTree", "VoiceOverElements"]),
    module(
      "VoiceOverSpeech", in: "VoiceOver",
      [
        "ScreenDocuments", "ScreenTree", "VoiceOverElements", "VoiceOverLanguages",
        "VoiceOverSession",
      ]),
    module(
      "ScreenScenarios", in: "VoiceOver",
      [
        "ScreenDocuments", "ScreenTree", "SpokenFiles", "SpokenSyntax", "VoiceOverElements",
        "VoiceOverLanguages", "VoiceOverSession", "VoiceOverSpeech",
      ]),
    module(
      "ScreenInputs", in: "VoiceOver",
      [
        "ScreenCaptures", "ScreenDocuments", "ScreenFiles", "ScreenScenarios", "ScreenTree",
        "ScreenYAML", "SpokenFiles", "SpokenSyntax", "VoiceOverElements", "VoiceOverLanguages",
        "VoiceOverSession", "VoiceOverSpeech",
      ]),
    // What is heard is compared and judged.
    module(
      "SpokenCheck", in: "Review",
      [
        "ScreenDocuments", "ScreenScenarios", "ScreenTree", "SpokenSyntax", "VoiceOverElements",
        "VoiceOverLanguages", "VoiceOverSession", "VoiceOverSpeech",
      ]),
    module(
      "SpokenLint", in: "Review",
      [
        "ScreenDocuments", "ScreenFiles", "ScreenScenarios", "ScreenTree", "SpokenCheck",
        "SpokenFiles", "SpokenSyntax", "VoiceOverElements", "VoiceOverLanguages",
        "VoiceOverSession", "VoiceOverSpeech",
      ]),
    module(
      "SpokenClaim", in: "Review",
      [
        "ScreenDocuments", "ScreenScenarios", "ScreenTree", "SpokenLint", "SpokenSyntax",
        "VoiceOverElements", "VoiceOverLanguages", "VoiceOverSession", "VoiceOverSpeech",
      ]),
    module(
      "SpokenInputs", in: "Review",
      [
        "ScreenDocuments", "ScreenInputs", "ScreenScenarios", "ScreenTree", "ScreenYAML",
        "SpokenCheck", "SpokenFiles", "SpokenLint", "SpokenSyntax", "VoiceOverSpeech",
      ]),
    module(
      "SpokenVerify", in: "Review",
      [
        "ScreenDocuments", "ScreenFiles", "ScreenInputs", "ScreenScenarios", "ScreenTree",
        "SpokenCheck", "SpokenFiles", "SpokenInputs", "SpokenSyntax", "VoiceOverElements",
        "VoiceOverLanguages", "VoiceOverSession", "VoiceOverSpeech",
      ]),
    // A plan becomes samples and files.
    module(
      "SpokenSound", in: "Sound",
      [
        alsa, "CSndfile", "CSoxr", "ScreenDocuments", "ScreenTree", "ScreenYAML", "SpokenCLibrary",
        "SpokenFiles", "SpokenSyntax", "VoiceOverSpeech",
      ]),
    module("EspeakProtocol", in: "Sound", ["SpokenCLibrary"]),
    module(
      "EspeakEngine", in: "Sound",
      [
        "CMecab", "CNettle", "CSpokenSystem", "EspeakProtocol", "ScreenDocuments", "ScreenTree",
        "ScreenYAML", "SpokenCLibrary", "SpokenFiles", "SpokenSound", "SpokenSyntax",
        "VoiceOverLanguages", "VoiceOverSpeech",
      ]),
    // Only the worker, which is under another license, links the engine.
    .target(
      name: "EspeakService",
      dependencies: [
        "CEngineMemory", "CEspeakNG", "CNoAudio", "CSpokenSystem", "EspeakProtocol",
        "SpokenCLibrary",
      ],
      path: "Sources/Sound/EspeakService", swiftSettings: strict + [.strictMemorySafety()]),
    .executableTarget(
      name: "spoken-espeak-worker", dependencies: ["EspeakService"],
      path: "Sources/Sound/spoken-espeak-worker", swiftSettings: strict),
    c("CEngineMemory", in: "Sound"),
    c("CNoAudio", in: "Sound"),
    c("CMecab", in: "Sound"),
    library("CEspeakNG", pkgConfig: "espeak-ng", apt: "libespeak-ng-dev", brew: "espeak-ng"),
    library("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),
    library("CSndfile", pkgConfig: "sndfile", apt: "libsndfile1-dev", brew: "libsndfile"),
    library("CSoxr", pkgConfig: "soxr", apt: "libsoxr-dev", brew: "libsoxr"),
    library("CALSA", pkgConfig: "alsa", apt: "libasound2-dev"),
    // What is heard as a page.
    module("SpokenPage", in: "Page", ["ScreenScenarios", "SpokenSyntax", "VoiceOverSpeech"]),
    module(
      "SpokenPreview", in: "Page",
      [
        "CNettle", http, "ScreenScenarios", "SpokenCLibrary", "SpokenFiles", "SpokenPage",
        "SpokenServer", "SpokenSyntax",
      ]),
    // The public face.
    module(
      "SpokenScreen", in: "Library",
      [
        "EspeakEngine", "ScreenCaptures", "ScreenDocuments", "ScreenFiles", "ScreenInputs",
        "ScreenScenarios", "ScreenTree", "ScreenYAML", "SpokenCheck", "SpokenInputs", "SpokenLint",
        "SpokenSound", "SpokenSyntax", "SpokenVerify", "VoiceOverElements", "VoiceOverLanguages",
        "VoiceOverSession", "VoiceOverSpeech",
      ]),
    // What a test of a screen file and a test of a live view share.
    module(
      "SpokenListening", in: "Library",
      [
        "ScreenDocuments", "ScreenScenarios", "ScreenTree", "SpokenCLibrary", "SpokenCheck",
        "SpokenFiles", "VoiceOverElements", "VoiceOverLanguages", "VoiceOverSession",
        "VoiceOverSpeech",
      ]),
    module(
      "SpokenScreenTesting", in: "Library",
      [
        "ScreenCaptures", "ScreenFiles", "ScreenInputs", "ScreenScenarios", "ScreenYAML",
        "SpokenListening",
      ]),
    // What agents and editors speak to.
    module(
      "JSONRPC", in: "Agents", ["ScreenDocuments", "ScreenTree", "SpokenCLibrary", "SpokenSyntax"]),
    module(
      "SpokenMCP", in: "Agents",
      [
        "JSONRPC", "ScreenDocuments", "ScreenTree", "SpokenCLibrary", "SpokenFiles",
        "SpokenSyntax",
      ]),
    module(
      "SpokenLSP", in: "Agents",
      [
        "JSONRPC", "ScreenDocuments", "ScreenInputs", "ScreenScenarios", "ScreenTree", "ScreenYAML",
        "SpokenFiles", "SpokenInputs", "SpokenLint", "SpokenSyntax", "VoiceOverElements",
        "VoiceOverSession", "VoiceOverSpeech",
      ]),
    module(
      "SpokenATDriver", in: "Agents",
      [
        http, "JSONRPC", "ScreenDocuments", "ScreenFiles", "ScreenInputs", "ScreenScenarios",
        "ScreenTree", "SpokenFiles", "SpokenServer", "SpokenSyntax", "VoiceOverElements",
        "VoiceOverSession", "VoiceOverSpeech",
      ]),
    // The commands.
    module(
      "SpokenTextCommands", in: "Commands",
      [
        arguments, "AppBuilds", "AppProjects", "AppRuns", "AppSources", "ScreenDocuments",
        "ScreenFiles", "ScreenInputs", "ScreenLayout", "ScreenScenarios", "ScreenTree",
        "SpokenCLibrary", "SpokenCheck", "SpokenClaim", "SpokenFiles", "SpokenInputs",
        "SpokenLint", "SpokenPage", "SpokenSyntax", "SpokenVerify", "VoiceOverElements",
        "VoiceOverLanguages",
        "VoiceOverSession", "VoiceOverSpeech",
      ]),
    module(
      "SpokenCommand", in: "Commands",
      [
        "AppRuns", arguments, "EspeakEngine", "JSONRPC", "SpokenATDriver", "SpokenCLibrary",
        "SpokenFiles", "SpokenLSP", "SpokenMCP", "SpokenPage", "SpokenPreview", "SpokenScreen",
        "SpokenServer", "SpokenSound", "SpokenSyntax", "SpokenTextCommands", "SpokenWalk",
      ]),
    module("SpokenWalk", in: "Commands", ["SpokenScreen"]),
    program("spoken", ["SpokenCommand", "SpokenTextCommands", "spoken-espeak-worker"]),
    program("spoken-text", ["SpokenTextCommands"]),
    // Views of SwiftUI and UIKit become a screen; an alias stands for a module of Apple.
    module(
      "SpokenViews", in: "SwiftUI",
      [
        "CPreviews", "ScreenDocuments", "ScreenTree", "SpokenMacros",
        "SpokenUniformTypeIdentifiers", "VoiceOverLanguages",
      ], without: ["Names"]),
    module("SpokenUIKit", in: "SwiftUI", ["ScreenTree", "SpokenMacros", "SpokenViews"]),
    module("SpokenCombine", in: "SwiftUI", ["SpokenViews"]),
    module("SpokenCharts", in: "SwiftUI", ["ScreenTree", "SpokenViews"], without: ["Names"]),
    module(
      "SpokenLive", in: "SwiftUI",
      [
        "CMainThread", "ScreenLayout", "ScreenScenarios", "ScreenTree", "SpokenLint", "SpokenViews",
        "VoiceOverElements", "VoiceOverSession", "VoiceOverSpeech",
      ]),
    module(
      "SpokenUI", in: "SwiftUI",
      [
        "AppProtocol", "ScreenDocuments", "ScreenFiles", "ScreenScenarios", "ScreenTree",
        "SpokenCheck", "SpokenLive", "SpokenMacros", "SpokenSyntax", "SpokenUIKit", "SpokenViews",
        "VoiceOverElements", "VoiceOverLanguages", "VoiceOverSession", "VoiceOverSpeech",
      ]),
    module(
      "SpokenLiveTesting", in: "SwiftUI",
      ["ScreenScenarios", "SpokenListening", "SpokenLive", "SpokenUIKit", "SpokenViews"]),
    .macro(name: "SpokenMacros", path: "Sources/SwiftUI/SpokenMacros", swiftSettings: strict),
    c("CMainThread", in: "SwiftUI"),
    c("CPreviews", in: "SwiftUI"),
    module("SpokenAccessibility", in: "SwiftUI/Aliases", ["SpokenViews"]),
    module("SpokenOS", in: "SwiftUI/Aliases"),
    module("SpokenOSLog", in: "SwiftUI/Aliases", ["SpokenOS"]),
    module("SpokenUniformTypeIdentifiers", in: "SwiftUI/Aliases"),
    module("SpokenCoreTransferable", in: "SwiftUI/Aliases", ["SpokenViews"]),
    module("SpokenCoreGraphics", in: "SwiftUI/Aliases", ["SpokenUIKit", "SpokenViews"]),
    module("SpokenStoreKit", in: "SwiftUI/Aliases", ["ScreenTree", "SpokenViews"]),
    module("SpokenSwiftData", in: "SwiftUI/Aliases", ["SpokenMacros", "SpokenViews"]),
    module("SpokenCoreLocation", in: "SwiftUI/Aliases"),
    module(
      "SpokenMapKit", in: "SwiftUI/Aliases", ["SpokenCoreLocation", "SpokenUIKit", "SpokenViews"]),
    module(
      "SpokenAuthenticationServices", in: "SwiftUI/Aliases", ["SpokenUIKit", "SpokenViews"]),
    module("SpokenUserNotifications", in: "SwiftUI/Aliases"),
    module(
      "SpokenPhotosUI", in: "SwiftUI/Aliases",
      ["SpokenUIKit", "SpokenUniformTypeIdentifiers", "SpokenViews"]),
    module("SpokenAVFoundation", in: "SwiftUI/Aliases", ["SpokenUIKit"]),
    module(
      "SpokenAVKit", in: "SwiftUI/Aliases", ["ScreenTree", "SpokenAVFoundation", "SpokenViews"]),
    module("SpokenWebKit", in: "SwiftUI/Aliases", ["ScreenTree", "SpokenUIKit", "SpokenViews"]),
    module("SpokenSafariServices", in: "SwiftUI/Aliases", ["SpokenUIKit"]),
    module("SpokenTipKit", in: "SwiftUI/Aliases", ["SpokenMacros", "SpokenViews"]),
    module("SpokenBackgroundTasks", in: "SwiftUI/Aliases"),
    module("SpokenCryptoKit", in: "SwiftUI/Aliases"),
    module("_Testing_UIKit", in: "SwiftUI/Aliases"),
    module("_Testing_CoreGraphics", in: "SwiftUI/Aliases"),
    // The project of an app becomes a program.
    module(
      "AppProjects", in: "Apps",
      ["ScreenDocuments", "ScreenTree", "SpokenCLibrary", "SpokenFiles", "SpokenSyntax"]),
    module("AppSources", in: "Apps"),
    module(
      "AppBuilds", in: "Apps",
      [
        "AppProjects", "AppSources", "ScreenTree", "SpokenCLibrary", "SpokenFiles", "SpokenSyntax",
      ]),
    // A running app is asked for its screens.
    module(
      "AppProtocol", in: "Apps",
      [
        "ScreenDocuments", "ScreenFiles", "ScreenTree", "VoiceOverElements", "VoiceOverSession",
      ]),
    module(
      "AppRuns", in: "Apps",
      [
        "AppProtocol", "ScreenFiles", "ScreenScenarios", "ScreenTree", "SpokenCLibrary",
        "VoiceOverElements", "VoiceOverLanguages", "VoiceOverSession", "VoiceOverSpeech",
      ]),
    // Files and the C library.
    module("SpokenCLibrary", in: "System"),
    module("SpokenSyntax", in: "System"),
    module("SpokenFiles", in: "System", ["CSpokenSystem", "SpokenCLibrary", "SpokenSyntax"]),
    module(
      "SpokenServer", in: "System", server + ["SpokenCLibrary", "SpokenFiles", "SpokenSyntax"]),
    .target(
      name: "CSpokenSystem", path: "Sources/System/CSpokenSystem",
      cSettings: commit.isEmpty ? [] : [.define("SPOKEN_COMMIT", to: commit)]),

    .plugin(
      name: "spoken-check",
      capability: .command(
        intent: .custom(
          verb: "spoken-check",
          description: "Compares the screens of the package with their golden transcripts.")),
      path: "Plugins/SpokenCheck"),
    .plugin(
      name: "spoken-record",
      capability: .command(
        intent: .custom(
          verb: "spoken-record",
          description: "Records the golden transcripts of the screens of the package."),
        permissions: [
          .writeToPackageDirectory(reason: "It records transcripts beside the screens.")
        ]),
      path: "Plugins/SpokenRecord"),

    // Tests mirror the rooms.
    tests(
      "ScreenCaptures", in: "Screen",
      [
        "ScreenCaptures", "ScreenDocuments", "ScreenFiles", "ScreenTree", "ScreenYAML",
        "TestSupport",
      ], without: ["Fixtures"]),
    tests(
      "ScreenDocuments", in: "Screen",
      ["ScreenDocuments", "ScreenFiles", "ScreenTree", "ScreenYAML", "TestSupport"]),
    tests(
      "ScreenFiles", in: "Screen",
      ["ScreenDocuments", "ScreenFiles", "ScreenTree", "ScreenYAML", "TestSupport"]),
    tests("ScreenLayout", in: "Screen", ["ScreenLayout", "ScreenTree"]),
    tests("ScreenTree", in: "Screen", ["ScreenTree"]),
    tests(
      "ScreenYAML", in: "Screen",
      ["ScreenDocuments", "ScreenFiles", "ScreenTree", "ScreenYAML", "TestSupport"]),
    tests("ScreenInputs", in: "VoiceOver", ["ScreenInputs", "SpokenScreen", "TestSupport"]),
    tests(
      "ScreenScenarios", in: "VoiceOver",
      [
        "ScreenDocuments", "ScreenInputs", "ScreenScenarios", "ScreenTree", "SpokenCheck",
        "SpokenScreen", "TestSupport", "VoiceOverSpeech",
      ]),
    tests("VoiceOverElements", in: "VoiceOver", ["ScreenTree", "VoiceOverElements"]),
    tests(
      "VoiceOverLanguages", in: "VoiceOver",
      ["ScreenTree", "TestSupport", "VoiceOverElements", "VoiceOverLanguages", "VoiceOverSpeech"],
      without: ["Fixtures"]),
    tests(
      "VoiceOverSession", in: "VoiceOver", ["ScreenTree", "VoiceOverElements", "VoiceOverSession"]),
    tests(
      "VoiceOverSpeech", in: "VoiceOver",
      [
        "ScreenTree", "TestSupport", "VoiceOverElements", "VoiceOverLanguages", "VoiceOverSession",
        "VoiceOverSpeech",
      ]),
    tests(
      "SpokenCheck", in: "Review",
      ["ScreenScenarios", "SpokenCheck", "SpokenScreen", "SpokenScreenTesting", "TestSupport"]),
    tests(
      "SpokenClaim", in: "Review", ["SpokenClaim", "SpokenInputs", "SpokenScreen", "TestSupport"]),
    tests("SpokenInputs", in: "Review", ["SpokenInputs", "SpokenScreen", "TestSupport"]),
    tests(
      "SpokenLint", in: "Review",
      ["ScreenTree", "SpokenCheck", "SpokenLint", "SpokenScreen", "TestSupport"]),
    tests(
      "SpokenVerify", in: "Review",
      [
        "ScreenDocuments", "ScreenFiles", "ScreenInputs", "ScreenScenarios", "ScreenTree",
        "SpokenCheck", "SpokenInputs", "SpokenVerify", "TestSupport", "VoiceOverSpeech",
      ], without: ["Heard"]),
    tests("EspeakProtocol", in: "Sound", ["EspeakProtocol", "SpokenCLibrary"]),
    tests(
      "EspeakEngine", in: "Sound",
      [
        "CEngineMemory", "EspeakEngine", "EspeakProtocol", "FuzzTargets", "SpokenCLibrary",
        "SpokenSound", "TestSupport", "VoiceOverSpeech", "spoken-espeak-worker",
      ], without: ["Fixtures"]),
    tests(
      "SpokenSound", in: "Sound",
      [
        "ScreenTree", "SpokenCLibrary", "SpokenFiles", "SpokenSound", "TestSupport",
        "VoiceOverElements", "VoiceOverSpeech",
      ]),
    tests("JSONRPC", in: "Agents", ["JSONRPC", "ScreenDocuments", "SpokenCLibrary"]),
    tests(
      "SpokenMCP", in: "Agents",
      ["JSONRPC", "ScreenDocuments", "SpokenCLibrary", "SpokenMCP", "TestSupport"]),
    tests(
      "SpokenLSP", in: "Agents",
      [
        "JSONRPC", "ScreenDocuments", "ScreenFiles", "ScreenInputs", "ScreenScenarios",
        "ScreenTree", "ScreenYAML", "SpokenCLibrary", "SpokenLSP", "SpokenLint", "TestSupport",
      ]),
    tests(
      "SpokenATDriver", in: "Agents",
      [
        "ScreenDocuments", "ScreenFiles", "ScreenInputs", "ScreenScenarios", "ScreenTree",
        "ScreenYAML", "SpokenATDriver", "SpokenServer", "TestSupport", "VoiceOverSpeech",
      ], without: ["Conversations"]),
    tests("SpokenPage", in: "Page", ["CNettle", "ScreenScenarios", "SpokenPage"]),
    tests(
      "SpokenPreview", in: "Page",
      channels + [
        "ScreenScenarios", "SpokenCLibrary", "SpokenFiles", "SpokenPage", "SpokenPreview",
        "SpokenServer", "TestSupport",
      ]),
    tests(
      "SpokenListening", in: "Library", ["SpokenListening", "TestSupport"],
      without: ["API/Goldens"]),
    tests(
      "SpokenScreenTesting", in: "Library", ["SpokenScreenTesting", "TestSupport"],
      without: ["Goldens"]),
    tests(
      "SpokenScreen", in: "Library",
      [
        "EspeakEngine", "ScreenFiles", "ScreenScenarios", "ScreenTree", "SpokenCheck",
        "SpokenScreen", "SpokenScreenTesting", "SpokenSound", "SpokenVerify", "TestSupport",
        "VoiceOverSpeech", "spoken-espeak-worker",
      ], without: ["Captures"]),
    tests(
      "SpokenCommand", in: "Commands",
      [
        "AppRuns", arguments, "CommandTestSupport", "EspeakEngine", http, "ScreenDocuments",
        "ShopApp",
        "SpokenCLibrary", "SpokenCommand", "SpokenFiles", "SpokenMCP", "SpokenPage",
        "SpokenPreview", "SpokenScreen", "SpokenScreenTesting", "SpokenServer", "SpokenSound",
        "SpokenTextCommands",
        "TestSupport",
        "spoken", "spoken-text",
      ]),
    tests("SpokenWalk", in: "Commands", ["SpokenScreen", "SpokenWalk", "TestSupport"]),
    tests(
      "SpokenTextCommands", in: "Commands",
      [
        "AppBuilds", arguments, "CommandTestSupport", "ScreenScenarios", "ScreenTree", "ShopApp",
        "SpokenCommand", "SpokenPage", "SpokenTextCommands", "TestSupport", "spoken", "spoken-text",
      ]),
    tests(
      "SpokenLive", in: "SwiftUI",
      [
        "AppProtocol", "LessonViews", "ScreenDocuments", "ScreenFiles", "ScreenInputs",
        "ScreenScenarios", "ScreenTree", "ScreenYAML", "SpokenAVKit", "SpokenAccessibility",
        "SpokenAuthenticationServices", "SpokenCharts", "SpokenCombine", "SpokenLint",
        "SpokenLive", "SpokenLiveTesting", "SpokenMapKit", "SpokenOS", "SpokenPhotosUI",
        "SpokenSafariServices", "SpokenStoreKit", "SpokenSwiftData", "SpokenTipKit", "SpokenUI",
        "SpokenUIKit", "SpokenUniformTypeIdentifiers", "SpokenUserNotifications", "SpokenViews",
        "SpokenWebKit", "TestSupport", "VoiceOverElements", "VoiceOverLanguages",
        "VoiceOverSpeech",
      ], without: ["Strings"]),
    tests(
      "AppProjects", in: "Apps", ["AppProjects", "ScreenDocuments", "ScreenTree", "TestSupport"]),
    tests("AppSources", in: "Apps", ["AppSources", "TestSupport"]),
    tests(
      "AppBuilds", in: "Apps",
      ["AppBuilds", "AppProjects", "AppSources", "ScreenTree", "SpokenFiles", "TestSupport"]),
    tests(
      "AppProtocol", in: "Apps",
      [
        "AppProtocol", "ScreenDocuments", "ScreenFiles", "ScreenTree", "VoiceOverElements",
        "VoiceOverSession",
      ]),
    tests(
      "AppRuns", in: "Apps",
      [
        "AppProtocol", "AppRuns", "LessonViews", "ScreenScenarios", "ScreenTree", "ShopApp",
        "SpokenCheck", "SpokenLive", "SpokenUI", "SpokenUIKit", "SpokenViews", "TestSupport",
        "VoiceOverElements", "VoiceOverSession", "VoiceOverSpeech",
      ]),
    tests("SpokenSyntax", in: "System", ["SpokenSyntax", "TestSupport"]),
    tests("SpokenFiles", in: "System", ["SpokenFiles", "SpokenSound", "TestSupport"]),
    tests("SpokenServer", in: "System", channels + ["SpokenCLibrary", "SpokenServer"]),
    .target(
      name: "TestSupport",
      dependencies: [
        "ScreenDocuments", "ScreenFiles", "ScreenInputs", "ScreenScenarios", "ScreenTree",
        "ScreenYAML", "SpokenCLibrary", "VoiceOverElements", "VoiceOverSession", "VoiceOverSpeech",
      ], path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "CommandTestSupport",
      dependencies: ["SpokenCommand", "SpokenTextCommands", "TestSupport"],
      path: "Tests/Commands/CommandTestSupport", swiftSettings: strict),
    .target(
      name: "LessonViews", dependencies: ["SpokenAccessibility", "SpokenUIKit", "SpokenViews"],
      path: "Tests/SwiftUI/LessonViews", swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ShopApp", dependencies: ["SpokenUI"], path: "Tests/SwiftUI/ShopApp",
      swiftSettings: strict),

    // What `Tools/scripts/fuzz` tries, and the test that reads what it kept.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CEngineMemory", "EspeakEngine", "EspeakProtocol", "JSONRPC", "ScreenCaptures",
        "ScreenDocuments", "ScreenFiles", "ScreenInputs", "ScreenScenarios",
        "ScreenTree", "SpokenATDriver", "SpokenCLibrary", "SpokenScreen", "SpokenSound",
        "SpokenSyntax", "SpokenViews", "SpokenWalk", "TestSupport", "VoiceOverLanguages",
        "VoiceOverSession", "VoiceOverSpeech",
      ], path: "Tools/Fuzz/Targets", swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "EspeakEngine", "FuzzTargets", "ScreenDocuments", "ScreenFiles", "ScreenTree",
        "ScreenYAML", "SpokenSound", "TestSupport", "VoiceOverSpeech", "spoken-espeak-worker",
      ], path: "Tools/Fuzz/Tests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `Tools/scripts/fuzz` sets this: libFuzzer brings the main function, so that nothing else can build the program. What
// it tries is compiled for it, and not the program that expands macros, which has a main function of its own.
if Context.environment["SPOKEN_FUZZ"] != nil {
  for target in package.targets where [.regular, .executable].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
  }
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CEngineMemory", "EspeakEngine", "EspeakProtocol", "EspeakService", "FuzzTargets",
        "ScreenFiles", "SpokenCLibrary", "SpokenScreen", "VoiceOverSpeech",
      ],
      path: "Tools/Fuzz/Program",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library", "-sanitize=fuzzer"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
}

// The scripts that measure set this: nobody else has to build their programs.
if Context.environment["SPOKEN_BENCHMARKS"] != nil {
  let programs: [(name: String, needs: [Target.Dependency])] = [
    ("Bench", ["SpokenCLibrary"]), ("Bombs", ["EspeakEngine", "SpokenScreen", "TestSupport"]),
    ("Check", ["SpokenScreen", "Yams"]), ("Curve", ["ScreenLayout", "SpokenScreen", "Yams"]),
    ("Doubling", ["SpokenScreen"]), ("Empty", []),
    (
      "Graphs",
      ["ScreenTree", "SpokenScreen", "SpokenSound", "VoiceOverSession", "VoiceOverSpeech"]
    ), ("Import", ["SpokenScreen"]), ("Kill", ["TestSupport"]),
    ("Layout", ["ScreenLayout", "ScreenTree", "Yams"]),
    ("Live", ["SpokenLive", "SpokenScreen", "SpokenViews"]), ("Parse", ["Yams"]),
    ("Soak", ["EspeakEngine", "SpokenScreen", "TestSupport"]), ("Walk", ["SpokenScreen"]),
  ]
  package.targets += programs.map {
    .executableTarget(
      name: $0.name, dependencies: $0.needs, path: "Tools/Benchmarks/\($0.name)")
  }
}
