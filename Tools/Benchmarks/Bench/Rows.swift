import Foundation

/// The measurements.
struct Rows {
  let spoken: String
  let tools: String
  let corpus: Corpus

  private var cache: String { corpus.path("cache") }

  private func render(_ name: String, _ more: String...) -> [String] {
    [spoken, "render", corpus.path(name), "-o", corpus.path("out.wav"), "--quiet"] + more
  }

  /// The comparisons by the clock.
  var all: [Row] {
    let cold = render("corpus.screen.yaml", "--no-cache", "--jobs", "2")
    let text = corpus.path("corpus.txt")
    let screens = (0..<1000).map { corpus.path("screens/\($0).screen.yaml") }
    // The cache entry of the changed line is removed again, so that each run finds the same cache.
    let warm = {
      try? FileManager.default.removeItem(atPath: cache)
      _ = Cost.of(render("corpus.screen.yaml", "--cache", cache))
    }
    let app = [spoken, "render", corpus.path("app"), "-o", corpus.path("rendered"), "--quiet"]
    let changed = {
      try? FileManager.default.removeItem(atPath: cache)
      try? corpus.writeApp()
      _ = Cost.of(app + ["--force", "--cache", cache])
      try? corpus.writeApp(first: "Something else entirely")
    }
    return [
      Row(
        name: "(a) render, against one espeak-ng", target: 0.6, ours: cold,
        other: ["espeak-ng", "-v", "en-us", "-s", "180", "-f", text, "-w", corpus.path("e.wav")]),
      Row(
        name: "(a) render, against espeak-ng for each text", target: 0.1, ours: cold, other: loop),
      Row(
        name: "(a) render, against flite", ours: cold,
        other: ["flite", "-f", text, "-o", corpus.path("f.wav")]),
      Row(
        name: "(b) one changed line in 50 screens, against cold", target: 0.05, prepare: changed,
        ours: app + ["--cache", cache], other: app + ["--force", "--no-cache"]),
      Row(
        name: "(b) one changed line in one file, against cold", prepare: warm,
        ours: render("changed.screen.yaml", "--cache", cache), other: cold),
      Row(
        name: "(c) one job, against two (higher is better)", target: 1.8,
        ours: render("corpus.screen.yaml", "--no-cache", "--jobs", "1"), other: cold),
      Row(
        name: "(d) 1,000 transcripts, against Yams", target: 1.3,
        ours: [spoken, "transcript", "--quiet"] + screens, other: [tools + "/Parse"] + screens),
      verify("ten", name: "(i) verify of 10 stops, against transcript"),
      verify("corpus", name: "(i) verify of 1,000 stops, against transcript"),
      Row(
        name: "(i) 10,000 stops aligned and reported, beside transcript", target: 1000,
        ours: verify("many", name: "").ours, other: verify("many", name: "").other,
        isDifference: true),
      Row(
        name: "(f) --version, against an empty program", target: 30, ours: [spoken, "--version"],
        other: [tools + "/Empty"], isDifference: true),
      Row(
        name: "(f) transcript, against an empty program", target: 30,
        ours: [spoken, "transcript", corpus.path("ten.screen.yaml")], other: [tools + "/Empty"],
        isDifference: true),
    ]
  }

  /// A recording beside its screen, against the transcript of the screen.
  private func verify(_ stem: String, name: String) -> Row {
    let screen = corpus.path("\(stem).screen.yaml")
    return Row(
      name: name, target: 1.2,
      ours: [
        spoken, "verify", corpus.path("\(stem).heard.txt"), "--against", screen, "--at-least", "0",
      ], other: [spoken, "transcript", screen])
  }

  /// One process for each text, with their sounds joined.
  private var loop: [String] {
    let parts = corpus.path("parts")
    return [
      "bash", "-c",
      """
      rm -rf '\(parts)'; mkdir '\(parts)'; n=1000
      while read -r line; do
        n=$((n + 1)); espeak-ng -v en-us -s 180 -w "\(parts)/$n.wav" -- "$line"
      done <'\(corpus.path("corpus.txt"))'
      sox '\(parts)'/*.wav '\(corpus.path("loop.wav"))'
      """,
    ]
  }

  /// The time until a device gets the first sound: a pipe, which is then closed.
  func firstSound(runs: Int) -> Row.Result {
    let pipe = corpus.path("device")
    mkfifo(pipe, 0o600)
    let times = (0..<runs).map { _ in
      let process = Process()
      process.executableURL = URL(filePath: spoken)
      process.arguments = [
        "play", corpus.path("corpus.screen.yaml"), "--device", "file:'\(pipe)',raw", "--no-cache",
        "--quiet",
      ]
      process.standardError = FileHandle.nullDevice
      let start = ContinuousClock.now
      try? process.run()
      let device = FileHandle(forReadingAtPath: pipe)
      _ = try? device?.read(upToCount: 1)
      let time = (ContinuousClock.now - start) / .seconds(1)
      process.terminate()
      _ = try? device?.readToEnd()
      process.waitUntilExit()
      return time
    }
    return Row.Result(
      name: "(g) first sound of play", runs: runs, ours: times.median, other: 0,
      value: times.median * 1000, target: 100, unit: "ms")
  }

  /// The peak memory for ten hours beside that for ten minutes.
  func memory(runs: Int) -> Row.Result {
    let costs = ["hours", "minutes"].map { name in
      (0..<runs).map { _ in Cost.of(render("\(name).walk.yaml", "--no-cache")).memory }.median
    }
    return Row.Result(
      name: "(h) MiB for ten hours, for ten minutes", runs: runs, ours: costs[0], other: costs[1],
      value: costs[0] - costs[1], target: 32, unit: "MiB more")
  }
}

extension Row {
  /// Whether a run takes so long that three are enough.
  var isSlow: Bool { other.first == "bash" }
}
