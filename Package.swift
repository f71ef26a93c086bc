// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target of ours with the settings that all of them share.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one target, and what they need beside it.
func tests(_ target: String, _ more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(target)Tests", dependencies: [.init(stringLiteral: target)] + more,
    swiftSettings: strict)
}

/// The commit that a release names, as `scripts/shared.sh` gives it; letters, digits and a plus.
let commit = (Context.environment["SPOKEN_COMMIT"] ?? "").filter {
  $0.isLetter || $0.isNumber || $0 == "+"
}

/// The stages of a screen without sound, for the targets above them.
let screen: [Target.Dependency] = [
  "ScreenSpeech", "ScreenSession", "ScreenResolver", "ScreenCaptures", "ScreenFiles", "Documents",
  "ScreenTree",
]

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// The web server of the preview, and its sockets.
let server: [Target.Dependency] = ["FlyingFox", "FlyingSocks"].map {
  .product(name: $0, package: "FlyingFox")
}

/// The modules beside SwiftUI's that stand for one of Apple's each, which views import.
let framework = [
  "SpokenUIKit", "SpokenAccessibility", "SpokenCharts", "SpokenCombine", "SpokenOS", "SpokenOSLog",
  "SpokenUniformTypeIdentifiers", "SpokenCoreTransferable", "SpokenCoreGraphics", "SpokenStoreKit",
]

let package = Package(
  name: "SpokenScreen",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "SpokenScreen", targets: ["SpokenScreen"]),
    .library(name: "SpokenScreenTesting", targets: ["SpokenScreenTesting"]),
    .library(
      name: "SpokenUI", targets: ["SpokenUI"] + framework),
    .library(
      name: "SpokenLive",
      targets: ["SpokenLive", "SpokenUI", "SpokenViews"] + framework),
    .library(
      name: "SpokenLiveTesting",
      targets: ["SpokenLiveTesting", "SpokenViews"] + framework),
    .executable(name: "spoken", targets: ["spoken"]),
    .executable(name: "spoken-text", targets: ["spoken-text"]),
    .executable(name: "spoken-espeak-worker", targets: ["spoken-espeak-worker"]),
    .plugin(name: "spoken-check", targets: ["spoken-check"]),
    .plugin(name: "spoken-record", targets: ["spoken-record"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox.git", from: "0.27.1"),
    // `swift package generate-documentation`; nothing is linked from it.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "CSystem", cSettings: commit.isEmpty ? [] : [.define("SPOKEN_COMMIT", to: commit)]),
    module("Files", ["CSystem"]),
    module("ScreenTree"),
    module("Documents", ["ScreenTree", "Yams"]),
    module("ScreenFiles", ["Documents", "ScreenTree"]),
    module("ScreenCaptures", ["ScreenFiles", "Documents", "ScreenTree"]),
    module("Recordings", ["ScreenFiles", "Documents", "ScreenTree"]),
    module("ScreenResolver", ["ScreenTree"]),
    module("ScreenSession", ["ScreenResolver", "ScreenTree"]),
    module("ScreenSpeech", ["ScreenSession", "ScreenResolver", "ScreenTree"]),
    module("ScreenScenarios", screen + ["Files"]),
    module("SpokenReview", screen + ["ScreenScenarios", "Recordings", "Files"]),
    module(
      "SpokenSound",
      screen + [
        "ScreenScenarios", "Files", "CSndfile", "CSoxr",
        .target(name: "CALSA", condition: .when(platforms: [.linux])),
      ]),
    module("EspeakEngine", screen + ["SpokenSound", "Files", "CNettle", "CSystem"]),
    module(
      "SpokenScreen", screen + ["EspeakEngine", "SpokenSound", "SpokenReview", "ScreenScenarios"]),
    module("SpokenPage"),
    module("SpokenPreview", ["SpokenPage", "Files"] + server),
    module("SpokenScreenTesting", screen + ["SpokenReview", "ScreenScenarios", "Files"]),
    module("SpokenViews", ["Documents", "ScreenTree", "CPreviews"]),
    module("SpokenUIKit", ["SpokenViews", "ScreenTree", "SpokenMacros"]),
    module("SpokenAccessibility", ["SpokenViews"]),
    module("SpokenCharts", ["SpokenViews"]),
    module("SpokenCombine", ["SpokenViews"]),
    module("SpokenOS"),
    module("SpokenOSLog", ["SpokenOS"]),
    module("SpokenUniformTypeIdentifiers", ["SpokenViews"]),
    module("SpokenCoreTransferable", ["SpokenViews"]),
    module("SpokenCoreGraphics", ["SpokenUIKit", "SpokenViews"]),
    module("SpokenStoreKit", ["SpokenViews"]),
    module(
      "SpokenLive", screen + ["CMainThread", "SpokenViews", "SpokenReview", "ScreenScenarios"]),
    module(
      "SpokenUI",
      screen + [
        "SpokenLive", "SpokenUIKit", "SpokenViews", "SpokenReview", "ScreenScenarios",
        "SpokenMacros",
      ]),
    module(
      "SpokenLiveTesting",
      screen + ["SpokenLive", "SpokenViews", "SpokenScreenTesting", "ScreenScenarios"]),
    .executableTarget(
      name: "spoken-espeak-worker",
      dependencies: ["CEngineMemory", "CEspeakNG", "CNoAudio", "CSystem"],
      swiftSettings: strict + [.strictMemorySafety()]),
    module(
      "TextCommands",
      screen + ["SpokenPage", "SpokenReview", "ScreenScenarios", "Recordings", "Files", arguments]),
    .executableTarget(
      name: "spoken-text", dependencies: ["TextCommands"], swiftSettings: strict),
    module(
      "SpokenCommand",
      screen + [
        "TextCommands", "SpokenScreen", "SpokenPage", "SpokenPreview", "EspeakEngine",
        "SpokenSound",
        "SpokenReview", "ScreenScenarios", "Recordings", "Files", arguments,
      ]),
    .executableTarget(
      name: "spoken", dependencies: ["SpokenCommand", "TextCommands", "spoken-espeak-worker"],
      swiftSettings: strict),
    .plugin(
      name: "spoken-check",
      capability: .command(
        intent: .custom(
          verb: "spoken-check",
          description: "Compares the screens of the package with their golden transcripts.")),
      dependencies: ["spoken-text"], path: "Plugins/SpokenCheck"),
    .plugin(
      name: "spoken-record",
      capability: .command(
        intent: .custom(
          verb: "spoken-record",
          description: "Records the golden transcripts of the screens of the package."),
        permissions: [
          .writeToPackageDirectory(reason: "It records transcripts beside the screens.")
        ]),
      dependencies: ["spoken-text"], path: "Plugins/SpokenRecord"),
    .target(name: "CEngineMemory"),
    .target(name: "CMainThread"),
    .target(name: "CPreviews"),
    .macro(name: "SpokenMacros", swiftSettings: strict),
    .target(name: "CNoAudio"),
    .systemLibrary(
      name: "CEspeakNG", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CSndfile", pkgConfig: "sndfile",
      providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]),
    .systemLibrary(
      name: "CSoxr", pkgConfig: "soxr",
      providers: [.apt(["libsoxr-dev"]), .brew(["libsoxr"])]),
    .systemLibrary(name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    .target(
      name: "FuzzTargets",
      dependencies: screen + [
        "Recordings", "SpokenScreen", "SpokenSound", "EspeakEngine", "CEngineMemory",
        "SpokenViews",
      ],
      path: "Fuzz/Targets", swiftSettings: strict),
    tests("Files"),
    tests("ScreenTree"),
    tests("Documents", ["ScreenFiles", "ScreenTree"]),
    tests("ScreenFiles", ["Documents", "ScreenTree"]),
    .testTarget(
      name: "ScreenCapturesTests",
      dependencies: ["ScreenCaptures", "ScreenFiles", "Documents", "ScreenTree"],
      exclude: ["Fixtures"], swiftSettings: strict),
    tests("Recordings", ["ScreenFiles", "Documents", "ScreenTree"]),
    tests("ScreenResolver", ["ScreenTree", "SpokenScreenTesting"]),
    tests("ScreenSession", ["ScreenResolver", "ScreenTree", "SpokenScreenTesting"]),
    .testTarget(
      name: "ScreenSpeechTests", dependencies: screen + ["SpokenScreenTesting"],
      exclude: ["Fixtures"], swiftSettings: strict),
    tests("SpokenSound", screen + ["SpokenScreen", "SpokenScreenTesting"]),
    .testTarget(
      name: "EspeakEngineTests",
      dependencies: [
        "EspeakEngine", "SpokenSound", "ScreenSpeech", "SpokenScreen", "CEngineMemory",
        "FuzzTargets", "spoken-espeak-worker",
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "SpokenScreenTests",
      dependencies: screen + [
        "ScreenScenarios", "SpokenReview", "SpokenSound", "Recordings", "SpokenScreen",
        "SpokenScreenTesting", "EspeakEngine", "spoken-espeak-worker",
      ],
      exclude: ["Captures", "Recordings"], swiftSettings: strict),
    tests("SpokenPage", ["CNettle"]),
    tests("SpokenPreview", ["SpokenPage"] + server),
    .testTarget(
      name: "SpokenScreenTestingTests", dependencies: ["SpokenScreenTesting", "ScreenScenarios"],
      exclude: ["Goldens"], swiftSettings: strict),
    .target(
      name: "LessonViews",
      dependencies: ["SpokenViews", "SpokenUIKit", "SpokenAccessibility", "SpokenCharts"],
      path: "Tests/LessonViews", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SpokenLiveTests",
      dependencies: [
        "SpokenLive", "SpokenLiveTesting", "SpokenReview", "ScreenScenarios", "SpokenViews",
        "SpokenUI", "ScreenSpeech", "ScreenTree", "LessonViews",
      ] + framework.map { .init(stringLiteral: $0) },
      exclude: ["Strings"], swiftSettings: strict),
    .executableTarget(
      name: "ShopApp", dependencies: ["SpokenUI"], path: "Tests/ShopApp", swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: screen + [
        "FuzzTargets", "EspeakEngine", "SpokenSound", "SpokenScreen", "spoken-espeak-worker",
      ],
      swiftSettings: strict),
    tests("TextCommands"),
    .testTarget(
      name: "SpokenCommandTests",
      dependencies: [
        "SpokenCommand", "TextCommands", "spoken", "spoken-text", "ShopApp", "SpokenPage",
        "SpokenPreview", "SpokenScreenTesting", "SpokenScreen",
        "SpokenSound",
        "EspeakEngine", "Documents", arguments,
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `scripts/fuzz` sets this: libFuzzer brings the main function, so that nothing else can build the program.
if Context.environment["SPOKEN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: screen + [
        "FuzzTargets", "EspeakEngine", "SpokenScreen", "CEngineMemory", "CEspeakNG", "CNoAudio",
      ],
      path: "Fuzz/Program", swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}

// The scripts that measure set this: nobody else has to build their programs.
if Context.environment["SPOKEN_BENCHMARKS"] != nil {
  let programs: [(name: String, needs: [Target.Dependency])] = [
    ("Bench", []), ("Bombs", ["SpokenScreen"]), ("Check", ["SpokenScreen", "Yams"]),
    ("Curve", ["SpokenScreen", "Yams"]), ("Doubling", ["SpokenScreen"]), ("Empty", []),
    ("Graphs", ["SpokenScreen", "SpokenSound"]),
    ("Import", ["SpokenScreen"]), ("Kill", []), ("Live", ["SpokenScreen", "SpokenLive"]),
    ("Parse", ["Yams"]), ("Soak", ["SpokenScreen"]), ("Walk", ["SpokenScreen"]),
  ]
  package.targets += programs.map {
    .executableTarget(
      name: $0.name, dependencies: $0.needs.isEmpty ? [] : screen + $0.needs,
      path: "Benchmarks/\($0.name)")
  }
}
