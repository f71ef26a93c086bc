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
func module(_ name: String, in room: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(room)/\(name)", swiftSettings: strict)
}

/// The tests of one target, and what they need beside it.
func tests(_ target: String, in room: String, _ more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(target)Tests", dependencies: [.init(stringLiteral: target)] + more,
    path: "Tests/\(room)/\(target)Tests", swiftSettings: strict)
}

/// The commit that a release names, as `scripts/shared.sh` gives it; letters, digits and a plus.
let commit = (Context.environment["SPOKEN_COMMIT"] ?? "").filter {
  $0.isLetter || $0.isNumber || $0 == "+"
}

/// The stages of a screen without sound, for the targets above them.
let screen: [Target.Dependency] = [
  "VoiceOverSpeech", "VoiceOverSession", "VoiceOverElements", "ScreenCaptures", "ScreenFiles",
  "ScreenDocuments",
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
      name: "CSystem", path: "Sources/System/CSystem",
      cSettings: commit.isEmpty ? [] : [.define("SPOKEN_COMMIT", to: commit)]),
    module("SpokenCLibrary", in: "System"),
    module("SpokenFiles", in: "System", ["CSystem", "SpokenCLibrary"]),
    module("ScreenTree", in: "Screen"),
    module("ScreenDocuments", in: "Screen", ["ScreenTree", "Yams"]),
    module("ScreenFiles", in: "Screen", ["ScreenDocuments", "ScreenTree"]),
    module("ScreenCaptures", in: "Screen", ["ScreenFiles", "ScreenDocuments", "ScreenTree"]),
    module("SpokenRecordings", in: "Review", ["ScreenFiles", "ScreenDocuments", "ScreenTree"]),
    module("VoiceOverElements", in: "VoiceOver", ["ScreenTree"]),
    module("VoiceOverSession", in: "VoiceOver", ["VoiceOverElements", "ScreenTree"]),
    module(
      "VoiceOverSpeech", in: "VoiceOver", ["VoiceOverSession", "VoiceOverElements", "ScreenTree"]),
    module("ScreenScenarios", in: "VoiceOver", screen + ["SpokenFiles", "SpokenCLibrary"]),
    module(
      "SpokenReview", in: "Review",
      screen + ["ScreenScenarios", "SpokenRecordings", "SpokenFiles", "SpokenCLibrary"]),
    module(
      "SpokenSound", in: "Sound",
      screen + [
        "ScreenScenarios", "SpokenFiles", "SpokenCLibrary", "CSndfile", "CSoxr",
        .target(name: "CALSA", condition: .when(platforms: [.linux])),
      ]),
    module(
      "EspeakEngine", in: "Sound",
      screen + ["SpokenSound", "SpokenFiles", "SpokenCLibrary", "CNettle", "CSystem"]),
    module(
      "SpokenScreen", in: "Library",
      screen + ["EspeakEngine", "SpokenSound", "SpokenReview", "ScreenScenarios"]),
    module("SpokenPage", in: "Page"),
    module("SpokenPreview", in: "Page", ["SpokenPage", "SpokenFiles", "SpokenCLibrary"] + server),
    module(
      "SpokenScreenTesting", in: "Library",
      screen + ["SpokenReview", "ScreenScenarios", "SpokenFiles", "SpokenCLibrary"]),
    module("SpokenViews", in: "SwiftUI", ["ScreenDocuments", "ScreenTree", "CPreviews"]),
    module("SpokenUIKit", in: "SwiftUI", ["SpokenViews", "ScreenTree", "SpokenMacros"]),
    module("SpokenAccessibility", in: "SwiftUI/Aliases", ["SpokenViews"]),
    module("SpokenCharts", in: "SwiftUI/Aliases", ["SpokenViews"]),
    module("SpokenCombine", in: "SwiftUI", ["SpokenViews"]),
    module("SpokenOS", in: "SwiftUI/Aliases"),
    module("SpokenOSLog", in: "SwiftUI/Aliases", ["SpokenOS"]),
    module("SpokenUniformTypeIdentifiers", in: "SwiftUI/Aliases", ["SpokenViews"]),
    module("SpokenCoreTransferable", in: "SwiftUI/Aliases", ["SpokenViews"]),
    module("SpokenCoreGraphics", in: "SwiftUI/Aliases", ["SpokenUIKit", "SpokenViews"]),
    module("SpokenStoreKit", in: "SwiftUI/Aliases", ["SpokenViews"]),
    module(
      "SpokenLive", in: "SwiftUI",
      screen + ["CMainThread", "SpokenViews", "SpokenReview", "ScreenScenarios"]),
    module(
      "SpokenUI", in: "SwiftUI",
      screen + [
        "SpokenLive", "SpokenUIKit", "SpokenViews", "SpokenReview", "ScreenScenarios",
        "SpokenMacros",
      ]),
    module(
      "SpokenLiveTesting", in: "SwiftUI",
      screen + ["SpokenLive", "SpokenViews", "SpokenScreenTesting", "ScreenScenarios"]),
    .executableTarget(
      name: "spoken-espeak-worker",
      dependencies: ["CEngineMemory", "CEspeakNG", "CNoAudio", "CSystem", "SpokenCLibrary"],
      path: "Sources/Sound/spoken-espeak-worker",
      swiftSettings: strict + [.strictMemorySafety()]),
    module(
      "SpokenTextCommands", in: "Commands",
      screen + [
        "SpokenPage", "SpokenReview", "ScreenScenarios", "SpokenRecordings", "SpokenFiles",
        "SpokenCLibrary", arguments,
      ]),
    .executableTarget(
      name: "spoken-text", dependencies: ["SpokenTextCommands"],
      path: "Sources/Commands/spoken-text", swiftSettings: strict),
    module(
      "SpokenCommand", in: "Commands",
      screen + [
        "SpokenTextCommands", "SpokenScreen", "SpokenPage", "SpokenPreview", "EspeakEngine",
        "SpokenSound",
        "SpokenReview", "ScreenScenarios", "SpokenRecordings", "SpokenFiles", "SpokenCLibrary",
        arguments,
      ]),
    .executableTarget(
      name: "spoken",
      dependencies: ["SpokenCommand", "SpokenTextCommands", "spoken-espeak-worker"],
      path: "Sources/Commands/spoken",
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
    .target(name: "CEngineMemory", path: "Sources/Sound/CEngineMemory"),
    .target(name: "CMainThread", path: "Sources/SwiftUI/CMainThread"),
    .target(name: "CPreviews", path: "Sources/SwiftUI/CPreviews"),
    .macro(name: "SpokenMacros", path: "Sources/SwiftUI/SpokenMacros", swiftSettings: strict),
    .target(name: "CNoAudio", path: "Sources/Sound/CNoAudio"),
    .systemLibrary(
      name: "CEspeakNG", path: "Sources/Sound/CEspeakNG", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .systemLibrary(
      name: "CNettle", path: "Sources/Sound/CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CSndfile", path: "Sources/Sound/CSndfile", pkgConfig: "sndfile",
      providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]),
    .systemLibrary(
      name: "CSoxr", path: "Sources/Sound/CSoxr", pkgConfig: "soxr",
      providers: [.apt(["libsoxr-dev"]), .brew(["libsoxr"])]),
    .systemLibrary(
      name: "CALSA", path: "Sources/Sound/CALSA", pkgConfig: "alsa",
      providers: [.apt(["libasound2-dev"])]),
    .target(
      name: "FuzzTargets",
      dependencies: screen + [
        "SpokenRecordings", "SpokenScreen", "SpokenSound", "EspeakEngine", "CEngineMemory",
        "SpokenCLibrary",
        "SpokenViews",
      ],
      path: "Tools/Fuzz/Targets", swiftSettings: strict),
    tests("SpokenFiles", in: "System"),
    tests("ScreenTree", in: "Screen"),
    tests("ScreenDocuments", in: "Screen", ["ScreenFiles", "ScreenTree"]),
    tests("ScreenFiles", in: "Screen", ["ScreenDocuments", "ScreenTree"]),
    .testTarget(
      name: "ScreenCapturesTests",
      dependencies: ["ScreenCaptures", "ScreenFiles", "ScreenDocuments", "ScreenTree"],
      path: "Tests/Screen/ScreenCapturesTests",
      exclude: ["Fixtures"], swiftSettings: strict),
    tests("SpokenRecordings", in: "Review", ["ScreenFiles", "ScreenDocuments", "ScreenTree"]),
    tests("VoiceOverElements", in: "VoiceOver", ["ScreenTree", "SpokenScreenTesting"]),
    tests(
      "VoiceOverSession", in: "VoiceOver",
      ["VoiceOverElements", "ScreenTree", "SpokenScreenTesting"]),
    .testTarget(
      name: "VoiceOverSpeechTests", dependencies: screen + ["SpokenScreenTesting"],
      path: "Tests/VoiceOver/VoiceOverSpeechTests", exclude: ["Fixtures"], swiftSettings: strict),
    tests(
      "SpokenSound", in: "Sound",
      screen + ["SpokenCLibrary", "SpokenScreen", "SpokenScreenTesting"]),
    .testTarget(
      name: "EspeakEngineTests",
      dependencies: [
        "EspeakEngine", "SpokenSound", "VoiceOverSpeech", "SpokenScreen", "CEngineMemory",
        "FuzzTargets", "spoken-espeak-worker",
      ],
      path: "Tests/Sound/EspeakEngineTests",
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "SpokenScreenTests",
      dependencies: screen + [
        "ScreenScenarios", "SpokenReview", "SpokenSound", "SpokenRecordings", "SpokenScreen",
        "SpokenScreenTesting", "EspeakEngine", "spoken-espeak-worker",
      ],
      path: "Tests/Library/SpokenScreenTests",
      exclude: ["Captures", "Recordings"], swiftSettings: strict),
    tests("SpokenPage", in: "Page", ["CNettle"]),
    tests("SpokenPreview", in: "Page", ["SpokenPage"] + server),
    .testTarget(
      name: "SpokenScreenTestingTests", dependencies: ["SpokenScreenTesting", "ScreenScenarios"],
      path: "Tests/Library/SpokenScreenTestingTests",
      exclude: ["Goldens"], swiftSettings: strict),
    .target(
      name: "LessonViews",
      dependencies: ["SpokenViews", "SpokenUIKit", "SpokenAccessibility", "SpokenCharts"],
      path: "Tests/SwiftUI/LessonViews", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SpokenLiveTests",
      dependencies: [
        "SpokenLive", "SpokenLiveTesting", "SpokenReview", "ScreenScenarios", "SpokenViews",
        "SpokenUI", "VoiceOverSpeech", "ScreenTree", "LessonViews",
      ] + framework.map { .init(stringLiteral: $0) },
      path: "Tests/SwiftUI/SpokenLiveTests",
      exclude: ["Strings"], swiftSettings: strict),
    .executableTarget(
      name: "ShopApp", dependencies: ["SpokenUI"], path: "Tests/SwiftUI/ShopApp",
      swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: screen + [
        "FuzzTargets", "EspeakEngine", "SpokenSound", "SpokenScreen", "spoken-espeak-worker",
      ],
      path: "Tools/Fuzz/Tests",
      swiftSettings: strict),
    tests("SpokenTextCommands", in: "Commands"),
    .testTarget(
      name: "SpokenCommandTests",
      dependencies: [
        "SpokenCommand", "SpokenTextCommands", "spoken", "spoken-text", "ShopApp", "SpokenPage",
        "SpokenPreview", "SpokenScreenTesting", "SpokenScreen",
        "SpokenSound",
        "EspeakEngine", "ScreenDocuments", "SpokenCLibrary", arguments,
      ],
      path: "Tests/Commands/SpokenCommandTests",
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
        "SpokenCLibrary",
      ],
      path: "Tools/Fuzz/Program", swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}

// The scripts that measure set this: nobody else has to build their programs.
if Context.environment["SPOKEN_BENCHMARKS"] != nil {
  let programs: [(name: String, needs: [Target.Dependency])] = [
    ("Bench", ["SpokenCLibrary"]), ("Bombs", ["SpokenScreen", "SpokenCLibrary"]),
    ("Check", ["SpokenScreen", "Yams"]),
    ("Curve", ["SpokenScreen", "Yams"]), ("Doubling", ["SpokenScreen"]), ("Empty", []),
    ("Graphs", ["SpokenScreen", "SpokenSound"]),
    ("Import", ["SpokenScreen"]), ("Kill", []), ("Live", ["SpokenScreen", "SpokenLive"]),
    ("Parse", ["Yams"]), ("Soak", ["SpokenScreen"]), ("Walk", ["SpokenScreen"]),
  ]
  package.targets += programs.map {
    .executableTarget(
      name: $0.name, dependencies: $0.needs.isEmpty ? [] : screen + $0.needs,
      path: "Tools/Benchmarks/\($0.name)")
  }
}
