import Testing

@testable import EspeakEngine

struct WorkerWatchTests {
  /// What the looks at a worker and its copy say, one after another; each is written as their letters and their
  /// processor times, such as `S1 R5`, and nothing where nothing is seen.
  private func verdicts(_ looks: [String], timeout: Int = 1) -> [WorkerWatch.Verdict] {
    var watch = WorkerWatch(timeout: timeout)
    return looks.map { look in
      let family = look.split(separator: " ").enumerated().map { number, process in
        ProcessSight(
          number: Int32(number), condition: ProcessSight.condition(process.first ?? "?"),
          processorTime: Int(process.dropFirst()) ?? 0)
      }
      return watch.look(at: family.isEmpty ? nil : family)
    }
  }

  @Test func `A worker that computes is never given up, by whatever it shows that`() {
    // It runs, or it ran between two looks, or it waits for a disk.
    for process in ["R", "D"] {
      let looks = [String](repeating: "S1 \(process)5", count: 1000)
      #expect(verdicts(looks).allSatisfy { $0 == .wait })
    }
    #expect(verdicts((0..<1000).map { "S1 S\($0)" }).allSatisfy { $0 == .wait })
  }

  @Test func `A worker that does nothing for as many looks as a second has is given up`() {
    // The first look has nothing to compare with.
    let looks = [String](repeating: "S1 S5", count: 5)
    #expect(verdicts(looks) == [.wait, .wait, .wait, .wait, .hung])
    #expect(verdicts(["S1 T5", "S1 T5", "S1 T5", "S1 T5", "S1 T5"]).last == .stopped)
    #expect(verdicts(["T1", "T1", "T1", "T1", "T1"]).last == .stopped)
    #expect(verdicts(["S1 Z5", "S1 Z5", "S1 Z5", "S1 Z5", "S1 Z5"]).last == .hung)
  }

  @Test func `A worker that goes on in time is waited for again`() {
    let looks = ["S1 T5", "S1 T5", "S1 T5", "S1 T5", "S1 S6", "S1 S6", "S1 S6", "S1 S6", "S1 S6"]
    #expect(verdicts(looks).dropLast().allSatisfy { $0 == .wait })
    #expect(verdicts(looks).last == .hung)
  }

  @Test func `A worker is waited for much longer where nothing shows what it does`() {
    let most = 4 * WorkerWatch.factorUnseen
    #expect(verdicts([String](repeating: "", count: most - 1)).allSatisfy { $0 == .wait })
    #expect(verdicts([String](repeating: "", count: most)).last == .hung)
  }

  @Test func `A worker is waited for without end where there is no limit`() {
    for look in ["", "S1", "T1"] {
      let looks = [String](repeating: look, count: 10_000)
      #expect(verdicts(looks, timeout: 0).allSatisfy { $0 == .wait })
    }
  }
}
