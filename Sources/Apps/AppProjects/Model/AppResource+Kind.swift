import SpokenSyntax

extension AppResource.Kind {
  /// What a resource is, by the extension of its name and the folder that it is in.
  init(_ path: String) {
    let table = path.fileName.withoutExtension
    self =
      switch path.fileExtension.lowercased() {
      case "xcassets": .assets
      case "xcstrings": .stringCatalog(table: table)
      case "strings": .strings(table: table, language: path.languageOfFolder)
      case "stringsdict": .plurals(table: table, language: path.languageOfFolder)
      default: .other
      }
  }
}

extension String {
  /// The language of the .lproj folder that it is in; nil for none.
  var languageOfFolder: String? {
    parentFolder.fileName.beginning(beforeBytes: ".lproj").map(String.init)
  }
}
