// swift-tools-version: 6.2
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

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "SpokenScreen",
  products: [
    .library(name: "SpokenScreen", targets: ["SpokenScreen"]),
    .library(name: "SpokenScreenTesting", targets: ["SpokenScreenTesting"]),
    .library(name: "SpokenUI", targets: ["SpokenUI", "SpokenUIKit", "SpokenAccessibility"]),
    .library(
      name: "SpokenLive",
      targets: ["SpokenLive", "SpokenUI", "SpokenViews", "SpokenUIKit", "SpokenAccessibility"]),
    .library(
      name: "SpokenLiveTesting",
      targets: ["SpokenLiveTesting", "SpokenViews", "SpokenUIKit", "SpokenAccessibility"]),
    .library(name: "EspeakEngine", targets: ["EspeakEngine"]),
    .executable(name: "spoken", targets: ["spoken"]),
    .executable(name: "spoken-espeak-worker", targets: ["spoken-espeak-worker"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    .target(
      name: "CSystem", cSettings: commit.isEmpty ? [] : [.define("SPOKEN_COMMIT", to: commit)]),
    module("Files", ["CSystem"]),
    module("ScreenTree"),
    module("ScreenImport", ["ScreenTree", "Yams"]),
    module("Recordings", ["ScreenImport", "ScreenTree"]),
    module("ScreenResolver", ["ScreenTree"]),
    module("ScreenSession", ["ScreenResolver", "ScreenTree"]),
    module("ScreenSpeech", ["ScreenSession", "ScreenResolver", "ScreenTree"]),
    module(
      "ScreenAudio",
      [
        "Files", "ScreenSpeech", "ScreenImport", "ScreenTree", "CSndfile", "CSoxr",
        .target(name: "CALSA", condition: .when(platforms: [.linux])),
      ]),
    module(
      "EspeakEngine",
      ["Files", "ScreenSpeech", "ScreenImport", "ScreenTree", "CNettle", "CSystem"]),
    module(
      "SpokenScreen",
      [
        "Files", "Recordings", "ScreenSpeech", "ScreenSession", "ScreenResolver", "ScreenImport",
        "ScreenTree",
      ]),
    module("SpokenPage"),
    module("SpokenScreenTesting", ["Files", "SpokenScreen"]),
    module("SpokenViews", ["ScreenTree"]),
    module("SpokenUIKit", ["SpokenViews", "ScreenTree"]),
    module("SpokenAccessibility", ["SpokenViews"]),
    module(
      "SpokenLive",
      [
        "SpokenViews", "SpokenScreen", "ScreenSpeech", "ScreenSession", "ScreenResolver",
        "ScreenTree",
      ]),
    module("SpokenUI", ["SpokenLive", "SpokenUIKit", "SpokenViews", "SpokenScreen", "ScreenTree"]),
    module(
      "SpokenLiveTesting", ["SpokenLive", "SpokenViews", "SpokenScreenTesting", "SpokenScreen"]),
    .executableTarget(
      name: "spoken-espeak-worker",
      dependencies: ["CEngineMemory", "CEspeakNG", "CNoAudio", "CSystem"],
      swiftSettings: strict + [.strictMemorySafety()]),
    .executableTarget(
      name: "spoken",
      dependencies: [
        "Files", "Recordings", "SpokenScreen", "SpokenPage", "ScreenAudio", "EspeakEngine",
        "spoken-espeak-worker", arguments,
      ],
      swiftSettings: strict),
    .target(name: "CEngineMemory"),
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
      dependencies: [
        "Recordings", "SpokenScreen", "ScreenSpeech", "ScreenImport", "ScreenTree",
        "ScreenAudio", "EspeakEngine", "CEngineMemory",
      ],
      path: "Fuzz/Targets", swiftSettings: strict),
    tests("Files"),
    tests("ScreenTree"),
    .testTarget(
      name: "ScreenImportTests", dependencies: ["ScreenImport", "ScreenTree"],
      exclude: ["Fixtures"], swiftSettings: strict),
    tests("Recordings", ["ScreenImport", "ScreenTree"]),
    tests("ScreenResolver", ["ScreenTree", "SpokenScreenTesting"]),
    tests("ScreenSession", ["SpokenScreenTesting"]),
    .testTarget(
      name: "ScreenSpeechTests", dependencies: ["ScreenSpeech", "SpokenScreenTesting"],
      exclude: ["Fixtures"], swiftSettings: strict),
    tests("ScreenAudio", ["ScreenSpeech", "ScreenTree"]),
    .testTarget(
      name: "EspeakEngineTests",
      dependencies: [
        "EspeakEngine", "ScreenSpeech", "CEngineMemory", "FuzzTargets", "spoken-espeak-worker",
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "SpokenScreenTests",
      dependencies: [
        "Recordings", "SpokenScreen", "SpokenScreenTesting", "ScreenAudio", "EspeakEngine",
        "spoken-espeak-worker",
      ],
      exclude: ["Captures", "Recordings"], swiftSettings: strict),
    tests("SpokenPage", ["CNettle"]),
    .testTarget(
      name: "SpokenScreenTestingTests", dependencies: ["SpokenScreenTesting", "SpokenScreen"],
      exclude: ["Goldens"], swiftSettings: strict),
    .target(
      name: "LessonViews", dependencies: ["SpokenViews", "SpokenUIKit", "SpokenAccessibility"],
      path: "Tests/LessonViews", swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(
      "SpokenLive",
      ["SpokenLiveTesting", "SpokenScreen", "SpokenViews", "SpokenUIKit", "LessonViews"]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "FuzzTargets", "EspeakEngine", "ScreenImport", "ScreenSpeech", "ScreenTree",
        "spoken-espeak-worker",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["spoken", "SpokenPage", "SpokenScreenTesting"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `scripts/fuzz` sets this: libFuzzer brings the main function, so that nothing else can build the program.
if Context.environment["SPOKEN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "FuzzTargets", "EspeakEngine", "ScreenImport", "ScreenSpeech", "SpokenScreen",
        "CEngineMemory", "CEspeakNG", "CNoAudio",
      ],
      path: "Fuzz/Program", swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
