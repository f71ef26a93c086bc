import ArgumentParser
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenSyntax
import SpokenTextCommands

/// Checks of the options of a render that depend on each other.
extension RenderCommand {
  /// Whether the output is a folder with a file for each input.
  var isFolder: Bool {
    inputs.count > 1 || output.hasSlashAtEnd || Folder.exists(output) || shard != nil
      || inputs.contains(where: Folder.exists)
  }

  /// Whether the output is a page with the sound inside.
  var isPage: Bool { !isFolder && PlayerOptions.isPage(output) }

  func validate() throws {
    try options.check(inputs: inputs)
    if options.app.isGiven, shard != nil {
      throw ValidationError("--shard parts the inputs of folders, and an app is one input")
    }
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs is 1 to 256, not \(jobs)")
    }
    if isFolder, !captions.isEmpty || transcript != nil || chapters != nil {
      throw ValidationError(
        "--captions, --chapters and --transcript belong to one input and one output file")
    }
    try checkStandardOutput()
    if !isFolder { try checkOutputs(reading: []) }
    if let format, audioFormat == nil {
      throw ValidationError("--format is one of \(Self.names), not '\(format)'")
    }
    try checkCaptions()
    if isFolder, !Folder.exists(output), (try? AudioFormat.of(output)) != nil {
      throw ValidationError(
        "several inputs, or those of a folder, are written into a folder, but \(output) is the name "
          + "of a file; write \(output)/ for a folder of this name")
    }
    if isPage { try checkPage() } else { try checkFormat() }
  }

  /// Refuses captions and chapters in an unknown format, and units that a format does not have.
  private func checkCaptions() throws {
    for path in captions where Self.captionFormat(of: path) == nil {
      let endings = Captions.all.map { "." + $0.fileExtension }.joined(separator: " or ")
      throw ValidationError("captions are written as \(endings), not \(path)")
    }
    if let chapters, chapterFormat == nil {
      let endings = ChapterFormat.all.map { "." + $0.fileExtension }.joined(separator: " or ")
      throw ValidationError("chapters are written as \(endings), not \(chapters)")
    }
    let formats = captions.compactMap(Self.captionFormat)
    if captionsWords, formats.allSatisfy({ $0.byWord == nil }) {
      throw ValidationError(
        "--captions-words is for --captions with .vtt, which has times inside a cue; .json has the "
          + "frames of words without it")
    }
    if captionsBy == .stop, formats.allSatisfy({ $0.byStop == nil }) {
      throw ValidationError(
        "--captions-by stop is for --captions with .vtt or .srt or .labels.txt; .json has stops and segments"
      )
    }
  }

  /// Refuses what a page has inside already.
  private func checkPage() throws {
    guard captions.isEmpty, chapters == nil, transcript == nil, sampleRate == nil else {
      throw ValidationError(
        "a page has its sound, its transcript and its chapters inside; write other files in a second run"
      )
    }
  }

  /// Refuses an output that is an input, or the file of two options.
  func checkOutputs(reading inputs: some Sequence<String>) throws {
    var names = OutputNames(reading: inputs)
    try names.add(output, for: "--output")
    for path in captions { try names.add(path, for: "--captions") }
    try names.add(chapters, for: "--chapters")
    try names.add(transcript, for: "--transcript")
  }

  /// Refuses several outputs on standard output, and sound without a format or for a terminal.
  private func checkStandardOutput() throws {
    // Two texts in one stream could not be separated again.
    guard ([output, chapters, transcript] + captions).count(where: { $0 == "-" }) < 2 else {
      throw ValidationError(
        "only one of --output, --captions, --chapters and --transcript can be standard output")
    }
    guard output == "-" else {
      if !isFolder, format != nil {
        throw ValidationError(
          "--format is for a folder or for -o -; the format of a file is that of its extension")
      }
      return
    }
    if isFolder {
      throw ValidationError(
        "several inputs, or those of a folder, are written into a folder, not -")
    }
    if format == nil { throw ValidationError("-o - needs --format, one of \(Self.names)") }
    // A terminal takes the bytes of sound for commands.
    if isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("-o - writes sound; redirect it to a pipe or a file")
    }
  }

  /// The format that `--format` names.
  var audioFormat: AudioFormat? { AudioFormat.all.first { $0.name == format } }

  /// Refuses an unknown file extension, and a sample rate that the format does not support.
  private func checkFormat() throws {
    // A missing input, such as a misspelled folder, is reported instead.
    guard
      isFolder || options.app.isGiven || inputs == ["-"]
        || FileManager.default.fileExists(atPath: inputs[0])
    else { return }
    let path = isFolder || output == "-" ? "x." + (format ?? "wav") : output
    do {
      let format = try AudioFormat.of(path)
      if let sampleRate { _ = try format.rate(wanted: sampleRate, input: sampleRate, path: path) }
    } catch {
      throw ValidationError(error.description)
    }
  }

  static let endings = AudioFormat.all.map { "." + $0.name }.joined(separator: ", ")
  static let names = AudioFormat.all.map(\.name).joined(separator: ", ")
}
