import ArgumentParser
import Foundation
import SpokenFiles
import SpokenPreview
import SpokenScreen
import SpokenSound
import SpokenTextCommands
import Synchronization
import TestSupport
import Testing

@testable import SpokenCommand

/// What a page of a preview gets when, with sound.
struct PreviewSoundTests {
  /// The messages that a page got.
  private final class Letters: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    /// The messages about runs since the last call, as keys and values.
    func takeRuns() throws -> [[String: Any]] {
      let texts = texts.withLock { texts in
        defer { texts = [] }
        return texts
      }
      return try texts.compactMap {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }.filter { $0["is"] as? String == "run" }
    }
  }

  /// Work that waits until a test lets it run.
  private final class Work: Sendable {
    private let waiting = Mutex<[@Sendable () -> Void]>([])

    func add(_ body: @escaping @Sendable () -> Void) { waiting.withLock { $0.append(body) } }

    func run() {
      let bodies = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for body in bodies { body() }
    }
  }

  /// Silence at a rate that files of sound can have.
  private struct QuietSynthesizer: Synthesizer {
    let sampleRate = 8000

    func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
      let samples = [Int16](repeating: 1, count: 80 * text.unicodeScalars.count)
      return SpokenAudio(sampleRate: sampleRate, samples: samples)
    }

    func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio {
      try speak(ipa, in: voice)
    }
  }

  private let scratch: Scratch
  private let letters = Letters()
  private let work = Work()
  private let desk: PreviewDesk
  private let file: URL
  private let screen = "screen: Bags\nviews:\n  - Button: Buy\n  - Text: Total\n  - Text: Sum\n"

  init() throws {
    scratch = try Scratch()
    file = try scratch.create("a.screen.yaml", screen)
    let maker = try Self.maker(QuietSynthesizer())
    let room = PreviewRoom()
    _ = room.enter(PreviewRoom.Page(receive: letters.add))
    desk = PreviewDesk(file.path, [CheckInput(file.path)], maker, room, key: "0f")
    desk.later = work.add
  }

  private static func maker(_ synthesizer: some Synthesizer) throws -> PreviewMaker {
    let voices = try VoiceOptions.parse([])
    return PreviewMaker(
      options: try ScenarioOptions.parse([]), voices: voices, ensemble: try voices.ensemble(),
      synthesizer: synthesizer, isMute: false)
  }

  private func open(version: String?, lines: [RunChanges.Line]? = nil) {
    var request = PreviewRequest(do: "open")
    (request.input, request.version, request.lines) = (file.path, version, lines)
    desk.handle(request, from: 1)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: file)
    desk.refresh([ExactPath(file.path)])
  }

  private var version: String { desk.shown[ExactPath(file.path)]?.version ?? "none" }
  private var shownRun: PreviewRun? { desk.shown[ExactPath(file.path)]?.run }

  /// The lines of a patch: their numbers on the page before, 0 for a new one.
  private func kept(_ message: [String: Any]) throws -> [Int] {
    let patch = try #require(message["patch"] as? [String: Any])
    let items = try #require(patch["items"] as? [[String: Any]])
    return items.map { $0["was"] as? Int ?? 0 }
  }

  @Test func `words come before their sound, which follows as a patch`() throws {
    open(version: nil)
    let whole = try #require(try letters.takeRuns().first)
    #expect((whole["page"] as? String)?.contains("sound/") == false)
    work.run()
    let sound = try #require(try letters.takeRuns().first)
    #expect(sound["sound"] as? String == "sound/\(version)" && sound["addsSound"] as? Bool == true)
    #expect(sound["page"] == nil && sound["changed"] as? [Int] == [])
  }

  @Test func `an edit sends the line that changed, and then what its sound changes`() throws {
    open(version: nil)
    work.run()
    _ = try letters.takeRuns()
    let before = version
    try write(screen.replacing("Total", with: "Whole"))
    let words = try #require(try letters.takeRuns().first)
    #expect(words["page"] == nil && words["sound"] == nil && words["changed"] as? [Int] == [2])
    #expect((words["patch"] as? [String: Any])?["from"] as? String == before)
    #expect(try kept(words) == [1, 0, 3])
    let between = version
    work.run()
    let sound = try #require(try letters.takeRuns().first)
    #expect((sound["patch"] as? [String: Any])?["from"] as? String == between)
    #expect(try kept(sound) == [1, 0, 3] && sound["changed"] as? [Int] == [2])
    let made = try #require(desk.sounds[version])
    #expect(try made.read(0..<4) == Array("fLaC".utf8))
    // What is shown can be played, however much other pages made since.
    for number in 0..<SoundShelf.places { desk.sounds.add(made, as: "other \(number)") }
    #expect(desk.sounds[version] == nil && desk.sound(named: version) === made)
    #expect(desk.sound(named: between) == nil)
  }

  @Test func `the sound of words that are old by then is never rendered`() throws {
    open(version: nil)
    work.run()
    try write(screen.replacing("Total", with: "Whole"))
    try write(screen.replacing("Total", with: "Half"))
    _ = try letters.takeRuns()
    work.run()
    let runs = try letters.takeRuns()
    #expect(runs.count == 1 && runs.first?["changed"] as? [Int] == [2])
    #expect(shownRun?.lines.map(\.text) == ["Buy, Button", "Half", "Sum"])
  }

  @Test func `questions are answered while a sound is rendered, which goes on after each`() throws {
    let asked = Mutex(0)
    open(version: nil)
    _ = try letters.takeRuns()
    desk.doWaiting = { [self] in
      asked.withLock { $0 += 1 }
      var request = PreviewRequest(do: "gesture")
      request.gesture = "next"
      desk.handle(request, from: 1)
    }
    // However many there are: a sound that began again after each would never be there.
    desk.isWanted = { true }
    work.run()
    #expect(asked.withLock { $0 } > 3)
    let sound = try #require(try letters.takeRuns().first)
    #expect(sound["sound"] as? String == "sound/\(version)" && shownRun?.needsSound == false)
    #expect(shownRun?.findings.isEmpty == true)
  }

  @Test func `newer words end a sound that is rendered, and errors do not`() throws {
    let edits = Mutex([screen.replacing("Total", with: "Half"), "screen: Bags\nviews: 1\n"])
    open(version: nil)
    _ = try letters.takeRuns()
    desk.doWaiting = { [self] in
      guard let text = edits.withLock({ $0.popLast() }) else { return }
      #expect(throws: Never.self) { try write(text) }
    }
    work.run()
    #expect(try letters.takeRuns().map { $0["addsSound"] as? Bool ?? false } == [false])
    #expect(shownRun?.needsSound == true && shownRun?.lines.map(\.text)[1] == "Half")
    desk.doWaiting = {}
    work.run()
    #expect(try letters.takeRuns().map { $0["addsSound"] as? Bool ?? false } == [true])
    // A file that cannot be read keeps the last words, whose sound is still wanted.
    try write(screen.replacing("Total", with: "Whole"))
    edits.withLock { $0 = ["screen: Bags\nviews: 1\n"] }
    desk.doWaiting = { [self] in
      guard let text = edits.withLock({ $0.popLast() }) else { return }
      #expect(throws: Never.self) { try write(text) }
    }
    work.run()
    #expect(shownRun?.needsSound == false)
    #expect(desk.shown[ExactPath(file.path)]?.errors.isEmpty == false)
  }

  @Test func `the end of the program ends a sound`() throws {
    open(version: nil)
    _ = try letters.takeRuns()
    desk.isEnding = { true }
    work.run()
    #expect(try letters.takeRuns().isEmpty && shownRun?.needsSound == true)
  }

  @Test func `a page that waits for a sound is answered when other work comes`() throws {
    let isBusy = Mutex(true)
    desk.isWanted = { isBusy.withLock { $0 } }
    open(version: "other", lines: [.init(element: nil, event: "screenChange", text: "Buy, Button")])
    let whole = try #require(try letters.takeRuns().first)
    #expect((whole["page"] as? String)?.contains("sound/") == false)
    #expect(shownRun?.needsSound == true)
    isBusy.withLock { $0 = false }
    work.run()
    let sound = try #require(try letters.takeRuns().first)
    #expect(sound["sound"] as? String == "sound/\(version)")
  }

  @Test func `work that may wait is done last, and hears when other work comes`() throws {
    let queue = WorkQueue()
    let done = Mutex<[String]>([])
    struct Enough: Error {}
    queue.postLater {
      done.withLock { $0.append("sound, wanted: \(queue.isWanted)") }
      queue.post { done.withLock { $0.append("edit") } }
      queue.postLater { done.withLock { $0.append("sound again") } }
      done.withLock { $0.append("wanted: \(queue.isWanted)") }
    }
    queue.post { done.withLock { $0.append("question") } }
    #expect(throws: Enough.self) {
      try queue.run { if done.withLock({ $0.count }) == 5 { throw Enough() } }
    }
    #expect(
      done.withLock { $0 } == [
        "question", "sound, wanted: false", "wanted: true", "edit", "sound again",
      ])
  }

  @Test func `work that may wait lets other work be done in between`() throws {
    let queue = WorkQueue()
    let done = Mutex<[String]>([])
    struct Enough: Error {}
    queue.postLater {
      queue.post { done.withLock { $0.append("edit") } }
      queue.postLater { done.withLock { $0.append("another sound") } }
      queue.doWaiting()
      done.withLock { $0.append("sound, wanted: \(queue.isWanted)") }
      #expect(!queue.isEnding)
    }
    #expect(throws: Enough.self) {
      try queue.run { if done.withLock({ $0.count }) == 3 { throw Enough() } }
    }
    #expect(done.withLock { $0 } == ["edit", "sound, wanted: false", "another sound"])
    queue.stop(Enough())
    #expect(queue.isEnding)
  }

  @Test func `a page that was sent without sound gets it on opening`() throws {
    let input = try #require(desk.input(named: file.path))
    let words = desk.state(of: input).version
    work.run()
    open(version: words)
    let sound = try #require(try letters.takeRuns().first)
    #expect(sound["page"] == nil && sound["sound"] as? String == "sound/\(version)")
  }

  @Test func `a sound that cannot be made is a finding, and the words stay`() throws {
    // No file of sound has 1,000 samples a second.
    desk.maker = try Self.maker(SilentSynthesizer())
    open(version: nil)
    _ = try letters.takeRuns()
    work.run()
    let run = try #require(try letters.takeRuns().first)
    let findings = try #require(run["findings"] as? [[String: Any]])
    #expect(findings.map { $0["isError"] as? Bool } == [false])
    let text = findings.first?["text"] as? String ?? "none"
    #expect(text.hasPrefix("this cannot be spoken: "), "\(text)")
    #expect(run["sound"] == nil && shownRun?.lines.count == 3)
  }

  @Test func `a page of another server is compared with what is heard`() throws {
    open(version: "other", lines: [.init(element: nil, event: "screenChange", text: "Buy, Button")])
    let whole = try #require(try letters.takeRuns().first)
    #expect((whole["page"] as? String)?.contains("sound/\(version)") == true)
  }
}
