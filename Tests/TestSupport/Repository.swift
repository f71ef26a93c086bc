package import Foundation

/// The folder of this checkout.
package let root: URL = {
  var folder = URL(filePath: #filePath).deletingLastPathComponent()
  while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
    folder = folder.deletingLastPathComponent()
  }
  return folder
}()

/// The folder of captures of real apps, which is not part of the repository.
package let captures: URL = {
  let given = ProcessInfo.processInfo.environment["SPOKEN_CAPTURES"]
  return given.map { URL(filePath: $0) }
    ?? root.deletingLastPathComponent().appending(path: "shared/captures")
}()

/// Whether there are captures of real apps.
package let hasCaptures = FileManager.default.fileExists(atPath: captures.path)

/// The folder of recordings of VoiceOver beside the captures, which is not part of the repository.
package let recordings = captures.deletingLastPathComponent().appending(path: "recordings")

/// Whether there are recordings of VoiceOver.
package let hasRecordings = FileManager.default.fileExists(atPath: recordings.path)
