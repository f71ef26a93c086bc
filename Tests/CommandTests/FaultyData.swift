import Foundation
import Testing

/// Data of the engine that make it fail at everything German.
enum FaultyData: Sendable {
  case crashing, hanging

  /// What the worker tells of it.
  var cause: String {
    switch self {
    case .crashing: "eSpeak NG crashed (SIGSEGV)"
    case .hanging: "eSpeak NG took longer than 5 s"
    }
  }

  /// Makes a folder of links to the engine's data, but for the German dictionary.
  func folder(in scratch: Scratch) throws -> String {
    let doctor = try spoken("doctor", in: scratch.folder).output.split(separator: "\n")
    let line = try #require(doctor.first { $0.hasPrefix("ok      data      ") })
    let data = String(line.dropFirst(18))
    let folder = scratch.folder.appending(path: "espeak-ng-data")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for name in try FileManager.default.contentsOfDirectory(atPath: data) where name != "de_dict" {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: data + "/" + name)
    }
    let dictionary = folder.appending(path: "de_dict")
    switch self {
    case .crashing:
      // It says that its rules begin 117 million bytes behind its end.
      try (Data([0, 4, 0, 0, 0, 0, 0, 7]) + Data(count: 2000)).write(to: dictionary)
    case .hanging:
      // Opening a pipe that nobody writes into takes for ever.
      try #require(mkfifo(dictionary.path, 0o600) == 0)
    }
    return folder.path
  }
}
