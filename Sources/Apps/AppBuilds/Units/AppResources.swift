import AppProjects
import Foundation
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The resources of an app beside its program, where a running app looks for them.
struct AppResources {
  /// The folder of the program.
  let folder: BuildFolder
  /// What may be read.
  let naming: Naming

  /// The name of the file with the sizes of the pictures in a module's asset catalogs, which a running
  /// app reads.
  static let pictures = "SpokenPictures.json"
  /// The name of the folder of resources, in which a running app looks for each target's.
  static let ending = ".resources"
  /// The most bytes of a resource: 4 MiB; larger ones are pictures and films, which are not heard.
  private static let most = 4 << 20
  /// The most bytes of all resources of a module: 64 MiB.
  private static let mostOfAll = 64 << 20

  /// A file of the app, and its name in the folder.
  struct Copy: Hashable {
    var path: String
    var name: String
  }

  /// What is copied of the resources of a target: texts in their languages, and small files.
  ///
  /// Asset catalogs are not: a picture is named by the code, and of it the size alone counts.
  static func copies(of resources: [AppResource]) -> [Copy] {
    var seen: Set<String> = []
    return resources.compactMap { resource -> Copy? in
      let name = resource.path.fileName
      let copy =
        switch resource.kind {
        case .assets: nil as Copy?
        case .stringCatalog, .other: Copy(path: resource.path, name: name)
        case .strings(_, let language), .plurals(_, let language):
          Copy(path: resource.path, name: language.map { "\($0).lproj/\(name)" } ?? name)
        }
      return copy.flatMap { seen.insert($0.name).inserted ? $0 : nil }
    }
  }

  /// Copies the resources of a module, if any of them changed.
  func write(_ resources: [AppResource], of module: String) throws(AppBuildError) {
    let copies = Self.copies(of: resources)
    let pictures = pictures(in: resources)
    let (name, list) = (module + Self.ending, ".\(module).list")
    let files = copies.map { copy in
      let status = FileStatus(copy.path)
      return "\(copy.name)\t\(copy.path)\t\(status?.size ?? -1)\t\(status?.modified ?? -1)"
    }
    let stamp = (files + [String(decoding: pictures ?? [], as: UTF8.self)])
      .joined(separator: "\n")
    guard folder.read(list) != Array(stamp.utf8) else { return }
    folder.remove(name)
    if let pictures { try folder.folder(name).write(pictures, to: Self.pictures) }
    var room = Self.mostOfAll
    for copy in copies {
      guard let status = FileStatus(copy.path), status.kind == .file,
        status.size <= min(Self.most, room),
        let bytes = try? ReadableFile.bytes(of: copy.path, naming, upTo: Self.most)
      else { continue }
      room -= bytes.count
      let place = try folder.folder("\(name)/\(copy.name)".parentFolder)
      try place.write(bytes, to: copy.name.fileName)
    }
    try folder.write(stamp, to: list)
  }

  /// The sizes of the pictures in asset catalogs as JSON; nil without any.
  private func pictures(in resources: [AppResource]) -> [UInt8]? {
    let catalogs = resources.filter { $0.kind == .assets }
      .map { AssetCatalog(path: $0.path, naming: naming) }
    var sizes: [String: [Double]] = [:]
    for catalog in catalogs { sizes.merge(catalog.sizes) { first, _ in first } }
    return sizes.isEmpty ? nil : BuildFolder.json(of: sizes)
  }

  /// Writes the Info.plist of an application beside the program: the app's own, with its name.
  func writeInfo(of target: AppTarget, language: String?) throws(AppBuildError) {
    var info: [String: Any] = [:]
    if let path = target.settings.infoPlist,
      let bytes = try? ReadableFile.bytes(of: path, naming, upTo: Self.most),
      let own = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    {
      info = own as? [String: Any] ?? [:]
    }
    // Variables of the build have no values here.
    info = info.filter { !(($0.value as? String)?.contains(byte: "$") ?? false) }
    info["CFBundleName"] = target.product
    info["CFBundleExecutable"] = target.product
    info["CFBundleDisplayName"] = target.displayName ?? target.product
    info["CFBundleDevelopmentRegion"] = language ?? "en"
    let data = try? PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    _ = try folder.update(data.map(Array.init) ?? [], "Info.plist")
  }
}
