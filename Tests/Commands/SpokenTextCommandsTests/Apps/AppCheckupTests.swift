import ScreenTree
import Testing

@testable import AppBuilds
@testable import SpokenTextCommands

struct AppCheckupTests {
  private func rows(_ diagnosis: AppDiagnosis) -> [String] {
    AppCheckup(diagnosis).rows.map { "\($0.state) \($0.subject): \($0.text)" }
  }

  @Test func `says what keeps an app from being heard`() {
    let fault = Finding(
      .error, file: "a.xcodeproj", position: .unknown, message: "it has no application")
    var diagnosis = AppDiagnosis(cache: "/c")
    diagnosis.findings = [fault]
    #expect(
      rows(diagnosis) == [
        "missing compiler: no Swift is found; install it and put it into PATH", "good builds: /c",
        "absent modules: those of SwiftUI are built with the first app, once for a compiler",
        "missing project: a.xcodeproj: error: it has no application",
      ])
  }

  @Test func `names modules and packages that are not here`() {
    var diagnosis = AppDiagnosis(cache: "/c")
    (diagnosis.compiler, diagnosis.hasModules) = ("Swift 6.3.1", true)
    diagnosis.missingModules = [(module: "RealityKit", files: ["A.swift", "B.swift"])]
    diagnosis.missingPackages = [(name: "Lottie", address: "https://example.org/lottie")]
    #expect(
      rows(diagnosis).suffix(2) == [
        "absent package: Lottie is not here: https://example.org/lottie",
        "absent module: RealityKit is not here; imported by A.swift, B.swift",
      ])
  }
}
