import ArgumentParser
import Foundation
import SpokenCLibrary
import SpokenFiles
import SpokenPage
import SpokenPreview
import SpokenScreen
import SpokenSound
import SpokenTextCommands
import TestSupport
import Testing

@testable import SpokenCommand

struct PreviewDeskTests {
  private let scratch: Scratch
  private let screen =
    "screen: Bags\nviews:\n  - Button: Buy\n    id: buy\n  - Text: Total\n    id: total\n"

  init() throws { scratch = try Scratch() }

  /// A desk over a file, which a page has opened; `receive` takes its messages.
  private func desk(
    _ file: URL, _ options: [String] = [],
    receive: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> PreviewDesk {
    let voices = try VoiceOptions.parse([])
    let maker = PreviewMaker(
      options: try ScenarioOptions.parse(options), voices: voices,
      ensemble: try voices.ensemble(),
      synthesizer: SilentSynthesizer(), isMute: true)
    let room = PreviewRoom()
    _ = room.enter(PreviewRoom.Page(receive: receive))
    let desk = PreviewDesk(file.path, [CheckInput(file.path)], maker, room, key: "0f")
    var request = PreviewRequest(do: "open")
    request.input = file.path
    desk.handle(request, from: 1)
    return desk
  }

  private func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file) }

  @Test func `a broken file keeps its last good run, and the same bytes bring it back`() throws {
    let file = try scratch.create("a.screen.yaml", screen)
    let desk = try desk(file)
    let first = try #require(desk.shown[ExactPath(file.path)])
    #expect(first.errors.isEmpty && first.run?.lines.map(\.text) == ["Buy, Button", "Total"])
    try write(screen.replacing("Text", with: "Txt"), to: file)
    desk.refresh([ExactPath(file.path)])
    #expect(desk.shown[ExactPath(file.path)]?.errors.map(\.isError) == [true])
    #expect(desk.shown[ExactPath(file.path)]?.version == first.version)
    try FileManager.default.removeItem(at: file)
    desk.refresh([ExactPath(file.path)])
    #expect(
      desk.shown[ExactPath(file.path)]?.errors.first?.text == "there is no such file any more")
    try write(screen, to: file)
    desk.refresh([ExactPath(file.path)])
    let mended = desk.shown[ExactPath(file.path)]
    #expect(mended?.errors == [] && mended?.version == first.version)
    try write(screen.replacing("Total", with: "Sum"), to: file)
    desk.refresh([ExactPath(file.path)])
    #expect(desk.shown[ExactPath(file.path)]?.version != first.version)
    #expect(desk.shown[ExactPath(file.path)]?.run?.lines.last?.text == "Sum")
  }

  @Test(.timeLimit(.minutes(20)))
  func `a file that becomes a pipe is told of, and read again when it is a file`() throws {
    let file = try scratch.create("a.screen.yaml", screen)
    let desk = try desk(file)
    let first = try #require(desk.shown[ExactPath(file.path)])
    try FileManager.default.removeItem(at: file)
    try #require(mkfifo(file.path, 0o600) == 0)
    // Nobody ever writes into it.
    desk.refresh([ExactPath(file.path)])
    let errors = try #require(desk.shown[ExactPath(file.path)]?.errors)
    #expect(errors.count == 1 && errors[0].isError)
    #expect(errors[0].text.contains("it is a pipe or a device, not a regular file"), "\(errors)")
    #expect(desk.shown[ExactPath(file.path)]?.version == first.version)
    try FileManager.default.removeItem(at: file)
    try write(screen.replacing("Total", with: "Sum"), to: file)
    desk.refresh([ExactPath(file.path)])
    #expect(desk.shown[ExactPath(file.path)]?.errors == [])
    #expect(desk.shown[ExactPath(file.path)]?.run?.lines.last?.text == "Sum")
  }

  @Test(.timeLimit(.minutes(20)))
  func `a settings file that becomes a pipe is told of, too`() throws {
    let file = try scratch.create("a.screen.yaml", screen)
    let settings = try scratch.create("s.yaml", "speakHints: false\n")
    let desk = try desk(file, ["--settings", settings.path])
    #expect(desk.shown[ExactPath(file.path)]?.errors == [])
    try FileManager.default.removeItem(at: settings)
    try #require(mkfifo(settings.path, 0o600) == 0)
    desk.refresh([ExactPath(settings.path)])
    #expect(desk.shown[ExactPath(file.path)]?.errors.map(\.isError) == [true])
    try FileManager.default.removeItem(at: settings)
    try write("speakHints: false\n", to: settings)
    desk.refresh([ExactPath(settings.path)])
    #expect(desk.shown[ExactPath(file.path)]?.errors == [])
  }

  @Test func `a walkthrough watches its screens, also one that is broken from the start`() throws {
    let bag = try scratch.create("bag.screen.yaml", screen.replacing("Text", with: "Txt"))
    let file = try scratch.create(
      "a.walk.yaml",
      "walkthrough: A\nscreens: { bag: bag.screen.yaml }\nsteps:\n  - open: bag\n  - next\n")
    let desk = try desk(file)
    let broken = desk.shown[ExactPath(file.path)]
    #expect(broken?.errors.count == 1 && broken?.run == nil)
    #expect(Set(desk.watched.look().stamps.keys.map(\.text)) == [file.path, bag.path])
    try write(screen, to: bag)
    desk.refresh([ExactPath(bag.path)])
    #expect(desk.shown[ExactPath(file.path)]?.errors == [])
    #expect(desk.shown[ExactPath(file.path)]?.run?.lines.map(\.text) == ["Buy, Button", "Total"])
    #expect(Set(desk.watched.look().stamps.keys.map(\.text)) == [file.path, bag.path])
  }

  @Test func `an input that no page shows is forgotten, and read when one asks`() throws {
    let file = try scratch.create("a.screen.yaml", screen)
    let desk = try desk(file)
    desk.visits[1] = nil
    try write(screen.replacing("Total", with: "Sum"), to: file)
    desk.refresh([ExactPath(file.path)])
    #expect(desk.shown.isEmpty)
    let input = try #require(desk.input(named: file.path))
    #expect(desk.state(of: input).run?.lines.last?.text == "Sum")
    #expect(desk.input(named: "/etc/passwd") == nil && desk.input(named: nil) == nil)
  }

  @Test func `an input that no page shows stays while its own files stay`() throws {
    let file = try scratch.create("a.screen.yaml", screen)
    let desk = try desk(file)
    desk.visits[1] = nil
    desk.refresh([ExactPath(scratch.folder.appending(path: "b.screen.yaml").path)])
    #expect(desk.shown[ExactPath(file.path)]?.run?.lines.last?.text == "Total")
  }

  @Test func `names that look the same are two inputs, and two files that are watched`() throws {
    // One letter, and a letter with a mark: equal texts of Swift, and two files.
    let (one, other) = ("caf\u{E9}.screen.yaml", "cafe\u{301}.screen.yaml")
    for (name, word) in [(one, "One"), (other, "Two")] {
      try scratch.create("in/\(name)", screen.replacing("Total", with: word))
    }
    let desk = try desk(scratch.folder.appending(path: "in"))
    // No page shows the folder itself.
    desk.visits[1] = nil
    desk.refresh([])
    let paths = [one, other].map { scratch.path("in") + "/" + $0 }
    #expect(desk.inputs.count == 2)
    for (path, word) in zip(paths, ["One", "Two"]) {
      let input = try #require(desk.input(named: path))
      #expect(input.path.utf8.elementsEqual(path.utf8))
      #expect(desk.state(of: input).run?.lines.last?.text == word)
    }
    #expect(Set(desk.watched.look().stamps.keys) == Set(paths.map(ExactPath.init)))
    // An edit of one is none of the other.
    let versions = paths.map { desk.shown[ExactPath($0)]?.version }
    try scratch.create("in/\(other)", screen.replacing("Total", with: "Three"))
    desk.refresh([ExactPath(paths[1])])
    #expect(desk.shown[ExactPath(paths[0])]?.version == versions[0])
    #expect(desk.shown[ExactPath(paths[1])] == nil)
    // A file that gets the other name is another input.
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "in/\(one)"))
    desk.refresh([ExactPath(paths[0])])
    #expect(desk.inputs.count == 1 && desk.input(named: paths[0]) == nil)
  }

  @Test func `a settings file says what is linted, as for a player`() throws {
    let text = "screen: A\nviews:\n  - Button: Pay\n    label: Pay button\n"
    let file = try scratch.create("a.screen.yaml", text)
    let settings = try scratch.create("a.settings.yaml", "lint: { disable: [role-in-label] }\n")
    let rules = try [[], ["--settings", settings.path]].map { options in
      try desk(file, options).shown[ExactPath(file.path)]?.run?.data.problems?.map(\.rule)
    }
    #expect(rules.map { $0?.contains("role-in-label") } == [true, false])
  }

  @Test func `an edit keeps the cursor of a walk`() throws {
    let file = try scratch.create("a.screen.yaml", screen)
    let desk = try desk(file)
    var request = PreviewRequest(do: "gesture")
    request.gesture = "next"
    desk.handle(request, from: 1)
    let node = try #require(desk.visits[1]?.walk?.node)
    try write(
      screen.replacing("views:\n", with: "views:\n  - { Text: New, id: new }\n"), to: file)
    desk.refresh([ExactPath(file.path)])
    #expect(desk.visits[1]?.walk?.first.lines == ["Total"], "\(node)")
  }
}
