import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// No file of the engine's data can be missing or cut short so that a render is silent and ends with 0.
@Suite(.timeLimit(.minutes(20))) struct DamagedDataTests {
  let scratch: Scratch
  let data: URL

  init() throws {
    scratch = try Scratch()
    let doctor = try spoken("doctor", in: scratch.folder).output.split(separator: "\n")
    let line = try #require(doctor.first { $0.hasPrefix("ok      data      ") })
    data = scratch.folder.appending(path: "espeak-ng-data")
    try FileManager.default.copyItem(at: URL(filePath: String(line.dropFirst(18))), to: data)
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "in"), withIntermediateDirectories: false)
    _ = try scratch.create("in/en.screen.yaml", "screen: A\nviews:\n  - Text: Save the file\n")
    _ = try scratch.create(
      "in/de.screen.yaml", "screen: B\nlanguage: de\nviews:\n  - Text: Guten Tag\n")
  }

  /// Renders with the data as they are; gives the run and how many samples of each file are heard.
  func render() throws -> (run: Run, heard: [Int]) {
    let run = try spoken(
      [
        "render", "in", "-o", "out", "--no-cache", "--jobs", "1", "--force", "--set",
        "sounds=false",
      ], in: scratch.folder, environment: ["ESPEAK_DATA_PATH": data.path])
    let heard = ["en", "de"].map { name -> Int in
      let file = scratch.folder.appending(path: "out/\(name).wav")
      defer { try? FileManager.default.removeItem(at: file) }
      let bytes = [UInt8]((try? Data(contentsOf: file)) ?? Data()).dropFirst(44)
      return bytes.count { $0 != 0 }
    }
    return (run, heard)
  }

  /// The files of the data that the two screens may need, and some that they do not.
  static let files = [
    "phontab", "phonindex", "phondata", "intonations", "en_dict", "de_dict", "fr_dict",
    "lang/gmw/en-US", "lang/gmw/en", "lang/gmw/de", "lang/roa/fr", "voices/!v/f2",
  ]

  @Test func `No damaged file of the data makes a render silent that ends with 0`() throws {
    let whole = try render()
    try #require(whole.run.status == 0, "\(whole.run)")
    let paths = try #require(FileManager.default.subpaths(atPath: data.path))
    let files = paths.filter { path in
      Self.files.contains(path) || ProcessInfo.processInfo.environment["SPOKEN_ALL_DATA"] != nil
    }
    for file in files {
      let place = data.appending(path: file)
      guard let bytes = try? Data(contentsOf: place) else { continue }
      for damaged in [nil, bytes.prefix(bytes.count / 2)] {
        try FileManager.default.removeItem(at: place)
        try damaged?.write(to: place)
        let (run, heard) = try render()
        // Less than a third of the sound is taken for silence.
        let isHeard = zip(heard, whole.heard).allSatisfy { 3 * $0 > $1 }
        let size = damaged?.count ?? 0
        #expect(run.status != 0 || isHeard, "\(file), \(size) bytes: \(run) \(heard)")
        try? FileManager.default.removeItem(at: place)
        try bytes.write(to: place)
      }
    }
    #expect(try render().heard == whole.heard)
  }

  @Test(arguments: [("en_dict", 0), ("phondata", 2), ("lang/gmw/en-US", 2)])
  func `The data that are damaged are named, by doctor and by a render with silent texts`(
    file: String, part: Int
  ) throws {
    let place = data.appending(path: file)
    let bytes = try Data(contentsOf: place)
    try FileManager.default.removeItem(at: place)
    if part > 0 { try bytes.prefix(bytes.count / part).write(to: place) }
    let (run, _) = try render()
    let fault = "eSpeak NG's data in \(data.path) may be damaged"
    #expect(run.status != 0)
    #expect(run.errors.contains(fault), "\(run.errors)")
    let doctor = try spoken(
      ["doctor", "--device", "null"], in: scratch.folder,
      environment: ["ESPEAK_DATA_PATH": data.path])
    #expect(doctor.status == 69)
    #expect(doctor.output.contains(fault), "\(doctor.output)")
  }

  @Test(arguments: [2, 19_534, 39_000])
  func `An index of sounds that is cut off is named, because the engine reads on behind it`(
    size: Int
  ) throws {
    let place = data.appending(path: "phonindex")
    try Data(contentsOf: place).prefix(size).write(to: place)
    let fault = "eSpeak NG cannot load its data in \(data.path): phonindex is cut off"
    let (run, heard) = try render()
    #expect(run.status != 0 && heard == [0, 0])
    #expect(run.errors.contains(fault), "\(run.errors)")
    let doctor = try spoken(
      ["doctor", "--device", "null"], in: scratch.folder,
      environment: ["ESPEAK_DATA_PATH": data.path])
    #expect(doctor.status == 69)
    #expect(doctor.output.contains(fault), "\(doctor.output)")
  }
}
