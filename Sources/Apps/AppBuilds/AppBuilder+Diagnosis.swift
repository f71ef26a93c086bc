import AppProjects
import ScreenTree
import SpokenFiles

extension AppBuilder {
  /// Examines an app: builds what can be built, and says what cannot and why.
  package func diagnosis(_ request: AppBuildRequest) -> AppDiagnosis {
    var diagnosis = AppDiagnosis(cache: cache)
    do throws(AppBuildError) {
      let toolchain = try toolchain
      diagnosis.compiler = "\(toolchain.compiler): \(toolchain.label)"
      diagnosis.hasModules = try liveBuild(toolchain).finished() != nil
      let project = try project(request)
      diagnosis.findings += project.findings
      diagnosis.missingPackages = Self.remote(project.packages)
      var request = request
      request.isStrict = false
      let app = try build(request)
      diagnosis.app = app
      diagnosis.hasModules = true
    } catch {
      diagnosis.findings += error.findings
    }
    diagnosis.missingModules = Self.missing(diagnosis.app?.leftOut ?? [])
    return diagnosis
  }

  /// The packages that are at an address, and not here.
  static func remote(_ packages: [AppPackage]) -> [(name: String, address: String)] {
    packages.compactMap { package in
      guard case .remote(let address) = package.origin else { return nil }
      return (package.name, address)
    }
  }

  /// The modules that files import and that are not here, by the alphabet.
  static func missing(_ files: [LeftOutFile]) -> [(module: String, files: [String])] {
    let named = files.filter { $0.missingModule != nil }
    return Dictionary(grouping: named) { $0.missingModule ?? "" }
      .map { (module: $0.key, files: $0.value.map(\.path)) }
      .sorted { ExactPath($0.module) < ExactPath($1.module) }
  }
}
