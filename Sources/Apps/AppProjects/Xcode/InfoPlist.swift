import ScreenDocuments
import ScreenTree
import SpokenSyntax

/// The name of an app, as its Info.plist or the settings for a generated one have it.
enum InfoPlist {
  /// The name below the icon of an application.
  ///
  /// - Parameters:
  ///   - target: the application, with the path of its Info.plist.
  ///   - settings: its settings.
  ///   - access: what may be read; a file that cannot be read is a warning.
  /// - Returns: the name; that of the product when nothing else says one.
  static func name(
    of target: AppTarget, _ settings: BuildSettings, _ access: inout ProjectAccess
  ) -> String {
    let list = target.settings.infoPlist.flatMap { read($0, of: target, &access) }
    let names = [
      list?["CFBundleDisplayName"]?.text.map(settings.expanded),
      settings.value("INFOPLIST_KEY_CFBundleDisplayName"),
      list?["CFBundleName"]?.text.map(settings.expanded),
    ]
    return names.compactMap(\.self).first { !$0.isBlank } ?? target.product
  }

  private static func read(
    _ path: String, of target: AppTarget, _ access: inout ProjectAccess
  ) -> Document? {
    func warn(_ cause: String, at position: Position = .unknown) {
      access.warn("the name of the app is not read: \(cause)", in: path, at: position)
    }
    guard case .found(let found) = access.find(path) else {
      warn("there is no such file in the project; restore it, or correct INFOPLIST_FILE")
      return nil
    }
    do {
      return try Document.readPropertyList(
        access.bytes(of: found, upTo: ProjectLimits.smallFile))
    } catch let fault as Document.Fault {
      warn(fault.message, at: fault.position)
    } catch {
      warn("\(error)")
    }
    return nil
  }
}
