import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Data of the engine that make it fail at everything German, or of which no digest can be made.
enum FaultyData: Sendable {
  case crashing, hanging, endless

  /// What is reported of it, for data in a folder.
  func cause(in folder: String) -> String {
    let data =
      "this voice cannot even spell: eSpeak NG's data in \(folder) may be damaged; install them again"
    return switch self {
    case .crashing: "eSpeak NG crashed (SIGSEGV), and \(data)"
    case .hanging: "its worker did nothing for 10 s, and was ended, and \(data)"
    case .endless: "longer than 1024 MiB"
    }
  }

  /// Makes a folder of links to the engine's data, but for the German dictionary or with one file more.
  func folder(in scratch: Scratch) throws -> String {
    let doctor = try spoken("doctor", in: scratch.folder).output.split(separator: "\n")
    let line = try #require(doctor.first { $0.hasPrefix("ok      data      ") })
    let data = String(line.dropFirst(18))
    let folder = scratch.folder.appending(path: "espeak-ng-data")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for name in try FileManager.default.contentsOfDirectory(atPath: data)
    where name != "de_dict" || self == .endless {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: data + "/" + name)
    }
    let dictionary = folder.appending(path: "de_dict")
    switch self {
    case .crashing:
      // It says that its rules begin 117 million bytes behind its end.
      try (Data([0, 4, 0, 0, 0, 0, 0, 7]) + Data(count: 2000)).write(to: dictionary)
    case .endless:
      // A file of nothing but a hole, which the engine does not know.
      let notes = try scratch.create("espeak-ng-data/notes")
      try #require(truncate(notes.path, 1 << 31) == 0)
    case .hanging:
      // Opening a pipe that nobody writes into takes for ever.
      try #require(mkfifo(dictionary.path, 0o600) == 0)
    }
    return folder.path
  }
}
