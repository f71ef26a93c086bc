public import Foundation

// Foundation's functions take an optional name. For any other one the compiler prefers these, and an
// optional name here leads to Foundation's.
extension Bundle {
  /// The resources of the program, where a build makes no bundle for each module.
  ///
  /// A bundle that a package makes for its own module is preferred.
  public static var module: Bundle { .main }

  /// The place of a resource; for the main bundle also in the resources of the targets.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    if let own = url(forResource: Optional(name), withExtension: ext) { return own }
    guard self === Bundle.main else { return nil }
    return OwnResources.file(name, ext, in: OwnResources.folders)
  }

  /// The path of a resource; for the main bundle also in the resources of the targets.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    if let own = path(forResource: Optional(name), ofType: ext) { return own }
    guard self === Bundle.main else { return nil }
    return OwnResources.file(name, ext, in: OwnResources.folders)?.path
  }
}
