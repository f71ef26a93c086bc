import Foundation
import SpokenCombine
import SpokenLiveTesting
import SpokenUI
import Testing

/// When published properties say that they change, and who keeps whom.
@MainActor
struct PublishedTests {
  @Test func `a property has its old value while it says the new one`() {
    let model = Counter()
    var heard: [String] = []
    let kept = [
      model.$count.sink { [unowned model] in heard.append("\($0) of \(model.count)") },
      model.objectWillChange.sink { [unowned model] in heard.append("from \(model.count)") },
    ]
    model.count = 1
    #expect(heard == ["0 of 0", "from 0", "1 of 0"])
    kept.forEach { $0.cancel() }
  }

  @Test func `what is received on a queue comes after the change`() {
    let model = Counter()
    var heard: [String] = []
    let kept = model.$count.dropFirst().receive(on: RunLoop.main)
      .sink { [unowned model] in heard.append("\($0) of \(model.count)") }
    model.count = 1
    #expect(heard == ["1 of 1"])
    kept.cancel()
  }

  @Test func `a value that is set while another is set is replaced by that one`() {
    let model = Counter()
    let kept = model.$count.sink { [unowned model] in if $0 > 3 { model.count = 3 } }
    model.count = 5
    #expect(model.count == 5)
    kept.cancel()
  }

  @Test func `an assignment ends with the property`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    do {
      let model = Counter()
      subject.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &model.$count)
      subject.send(4)
      #expect(model.count == 4)
      #expect(cancelled == 0)
    }
    #expect(cancelled == 1)
  }

  @Test func `an assignment between properties keeps neither`() {
    weak var marker: Marker?
    do {
      let model = Marked()
      let made = Marker()
      marker = made
      model.marker = made
      #expect(model.copy === made)
    }
    #expect(marker == nil)
  }

  @Test func `an assignment says that the object changes`() {
    let subject = PassthroughSubject<Int, Never>()
    let model = Counter()
    var changes = 0
    let kept = model.objectWillChange.sink { changes += 1 }
    subject.assign(to: &model.$count)
    subject.send(1)
    #expect(changes == 1)
    kept.cancel()
  }

  @Test func `a timer that a view ends is over`() async {
    let model = Counter()
    let listening = await Listening(Ticking(model: model), .wait(.milliseconds(300)))
    listening.expectSpoken(reads: "Ticking")
    #expect(model.count == 2)
  }
}

private final class Marker {}

@MainActor
private final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor
private final class Marked: ObservableObject {
  @Published var marker: Marker?
  @Published var copy: Marker?

  init() { $marker.assign(to: &$copy) }
}

private struct Ticking: View {
  let model: Counter
  private let timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("Ticking")
      .onReceive(timer) { _ in
        model.count += 1
        if model.count == 2 { timer.upstream.connect().cancel() }
      }
  }
}
