import SpokenSyntax

/// What a file of a target is for, by the extension of its name.
enum FileRole: Hashable {
  /// It is compiled as Swift.
  case source
  /// It is compiled in another language.
  case foreign
  /// It is carried along.
  case resource
  /// It is for the build, or for people.
  case none

  /// The role of a file of a folder.
  init(_ path: String) {
    switch path.fileExtension.lowercased() {
    case "swift": self = .source
    case "m", "mm", "c", "cc", "cpp", "cxx", "metal", "s", "asm": self = .foreign
    case "h", "hh", "hpp", "pch", "modulemap", "apinotes", "xcconfig", "entitlements", "xcodeproj",
      "xcworkspace", "playground", "docc", "framework", "xcframework", "app", "appex", "a",
      "xctestplan", "xcresult":
      self = .none
    default: self = .resource
    }
  }
}
