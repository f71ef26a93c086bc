import ArgumentParser
import CommandTestSupport
import EspeakEngine
import Foundation
import SpokenPreview
import SpokenScreen
import SpokenTextCommands
import TestSupport
import Testing

@testable import SpokenCommand

/// What commands say and write about Japanese, with MeCab and without it.
@Suite struct ScenarioJapaneseTests {
  private let screen = """
    screen: 天気
    language: ja
    views:
      - Text: 東京都の天気予報
      - Button: 設定
        id: settings
      - Text: ホテル

    """
  private let none = ["SPOKEN_MECAB": "/nowhere"]
  private let warning =
    "9 Japanese characters are left out of the sound: MeCab with its dictionary is missing; install "
    + "it with `apt install mecab-ipadic-utf8 libmecab2` (macOS: `brew install mecab mecab-ipadic`)\n"

  private func scratch() throws -> Scratch {
    try Scratch(["a.screen.yaml": screen, "b.screen.yaml": screen])
  }

  @Test func `render says once what it leaves out`() throws {
    let scratch = try scratch()
    let run = try spoken(
      ["render", "a.screen.yaml", "-o", "a.wav"], in: scratch.folder, environment: none)
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.hasSuffix("\n" + warning), "\(run)")
    let quiet = try spoken(
      ["render", "a.screen.yaml", "-o", "a.wav", "--quiet"], in: scratch.folder, environment: none)
    #expect(quiet.errors == "")
    let folder = try spoken(
      ["render", ".", "-o", "out"], in: scratch.folder, environment: none)
    #expect(folder.status == 0)
    #expect(folder.errors.components(separatedBy: "left out of the sound").count == 2, "\(folder)")
    #expect(folder.errors.contains("18 Japanese characters"))
  }

  @Test func `play says once what it leaves out`() throws {
    let scratch = try scratch()
    let run = try spoken(
      ["play", "a.screen.yaml", "--device", "null"], in: scratch.folder, environment: none)
    withExtendedLifetime(scratch) {}
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.components(separatedBy: warning).count == 2, "\(run)")
  }

  @Test func `player says once what its sound leaves out`() throws {
    let scratch = try scratch()
    func errors(_ arguments: [String]) throws -> String {
      try spoken(arguments, in: scratch.folder, environment: none).errors
    }
    let page = ["player", "a.screen.yaml", "-o", "a.html"]
    for run in [page, ["render", "a.screen.yaml", "-o", "b.html"]] {
      let said = try errors(run)
      #expect(said.hasSuffix("\n" + warning), "\(said)")
      #expect(said.components(separatedBy: "left out").count == 2, "\(said)")
    }
    #expect(try errors(page + ["--compare", "b.screen.yaml"]).contains("18 Japanese characters"))
    #expect(try errors(page + ["--quiet"]) == "")
    // Without sound nothing is left out of it.
    #expect(!(try errors(page + ["--audio", "none"]).contains("left out")))
  }

  @Test func `the page of preview has what its sound leaves out among its remarks`() throws {
    let scratch = try scratch()
    let voices = try VoiceOptions.parse([])
    for isMute in [false, true] {
      let maker = PreviewMaker(
        options: try ScenarioOptions.parse([]), voices: voices, ensemble: try voices.ensemble(),
        synthesizer: try EspeakSynthesizer(japanese: JapaneseReader(dictionary: "/nowhere")),
        isMute: isMute)
      guard
        case .run(let run) = maker.read(CheckInput(scratch.path("a.screen.yaml")), unless: [:])
      else {
        Issue.record("the screen is not read")
        continue
      }
      #expect(run.findings.map { $0.text + "\n" } == (isMute ? [] : [warning]))
      #expect(run.findings.allSatisfy { !$0.isError })
    }
  }

  @Test func `lint says once what is left out, and finds nothing for it`() throws {
    let scratch = try scratch()
    let run = try spoken(
      ["lint", "a.screen.yaml", "b.screen.yaml"], in: scratch.folder, environment: none)
    #expect(run.errors.contains(warning), "\(run)")
    #expect(run.errors.components(separatedBy: "left out").count == 2)
    #expect(run.output == "")
    let quiet = try spoken(
      ["lint", "--quiet", "a.screen.yaml"], in: scratch.folder, environment: none)
    #expect(quiet.errors == "")
    // Without sound nothing is left out of it.
    #expect(!(try spokenText("lint", "a.screen.yaml", in: scratch.folder)).errors.contains("left"))
  }

  @Test(.enabled(if: JapaneseReader().hasDictionary, "scripts/setup installs MeCab and IPADIC"))
  func `nothing is left out with a dictionary`() throws {
    let scratch = try scratch()
    let run = try spoken(
      ["render", "a.screen.yaml", "-o", "a.wav", "--captions", "a.vtt"], in: scratch.folder)
    #expect(!run.errors.contains("left out"), "\(run)")
    // Captions show what is written.
    let captions = String(decoding: try scratch.bytes("a.vtt"), as: UTF8.self)
    #expect(captions.contains("東京都の天気予報"))
    #expect(!captions.contains("トーキョー"))
    #expect(!(try spoken(["lint", "a.screen.yaml"], in: scratch.folder)).errors.contains("left"))
  }

  @Test(.enabled(if: JapaneseReader().hasDictionary, "scripts/setup installs MeCab and IPADIC"))
  func `explain shows the reading beside the words`() throws {
    let scratch = try scratch()
    let text = try spoken(["explain", "a.screen.yaml"], in: scratch.folder).output
    #expect(
      text.contains(
        "    ♫ read as 東京都(とうきょうと)の天気予報(てんきよほう), by MeCab's dictionary\n"), "\(text)")
    #expect(!text.contains("read as ホテル"))
    let json = try spoken(["explain", "a.screen.yaml", "--format", "json"], in: scratch.folder)
      .output
    #expect(json.contains("\"furigana\" : \"設定(せってい)\""), "\(json)")
    #expect(json.contains("\"readBy\" : \"MeCab's dictionary\""), "\(json)")
  }

  @Test func `explain shows no reading without a dictionary`() throws {
    let scratch = try scratch()
    let text = try spoken(
      ["explain", "a.screen.yaml"], in: scratch.folder, environment: none)
    withExtendedLifetime(scratch) {}
    #expect(!text.output.contains("by MeCab"))
  }
}
