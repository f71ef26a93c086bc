import Foundation
import SpokenCombine
import SpokenLiveTesting
import SpokenOS
import SpokenUI
import Testing

/// Publishers and what their operators make of values.
@MainActor
struct PublisherTests {
  typealias Numbers = AnyPublisher<Int, Never>

  /// An operator, what comes of 1, 2, 2, 3, and whether it ends then.
  nonisolated static let operators: [(String, @Sendable (Numbers) -> Numbers, [Int])] = [
    ("map", { $0.map { $0 * 10 } }, [10, 20, 20, 30]),
    ("compactMap", { $0.compactMap { $0 == 2 ? nil : $0 } }, [1, 3]),
    ("filter", { $0.filter { $0 > 1 } }, [2, 2, 3]),
    ("removeDuplicates", { $0.removeDuplicates() }, [1, 2, 3]),
    ("scan", { $0.scan(0, +) }, [1, 3, 5, 8]),
    ("dropFirst", { $0.dropFirst(2) }, [2, 3]),
    ("prefix", { $0.prefix(3) }, [1, 2, 2]),
    ("first", { $0.first { $0 > 1 } }, [2]),
    ("collect", { $0.collect().map(\.count) }, [4]),
    ("combineLatest", { $0.combineLatest(Just(5)) { $0 + $1 } }, [8]),
    ("zip", { $0.zip([7, 8].publisher).map { $0.0 * $0.1 } }, [7, 16]),
    ("merge", { $0.merge(with: Just(9)) }, [1, 2, 2, 3, 9]),
    ("flatMap", { $0.flatMap { [$0, -$0].publisher } }, [1, -1, 2, -2, 2, -2, 3, -3]),
    ("switchToLatest", { $0.map { Just($0) }.switchToLatest() }, [1, 2, 2, 3]),
    ("receive", { $0.receive(on: DispatchQueue.main) }, [1, 2, 2, 3]),
    (
      "replaceError",
      { $0.tryMap { if $0 > 2 { throw CancellationError() } else { $0 } }.replaceError(with: 0) },
      [1, 2, 2, 0]
    ),
    (
      "catch",
      { $0.tryMap { if $0 > 1 { throw CancellationError() } else { $0 } }.catch { _ in Just(4) } },
      [1, 4]
    ),
    (
      "setFailureType",
      { $0.setFailureType(to: CancellationError.self).replaceError(with: 0) }, [1, 2, 2, 3]
    ),
    ("share", { $0.share() }, [1, 2, 2, 3]),
    ("replaceNil", { $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 6) }, [1, 6, 6, 3]),
  ]

  @Test(arguments: operators.indices) func `an operator makes other values`(_ index: Int) {
    let (name, change, expected) = Self.operators[index]
    var values: [Int] = []
    var ends = 0
    let listening = change([1, 2, 2, 3].publisher).sink {
      _ in
      ends += 1
    } receiveValue: {
      values.append($0)
    }
    #expect(values == expected, "\(name)")
    #expect(ends == 1, "\(name)")
    listening.cancel()
  }

  @Test func `a subject reaches those who listen, until they end`() {
    let subject = PassthroughSubject<String, Never>()
    var heard: [String] = []
    var kept: Set<AnyCancellable> = []
    subject.send("early")
    subject.sink { heard.append("one \($0)") }.store(in: &kept)
    let two = subject.sink { heard.append("two \($0)") }
    subject.send("both")
    two.cancel()
    subject.send("first")
    kept = []
    subject.send("late")
    #expect(heard == ["one both", "two both", "one first"])
  }

  @Test func `a subject with a value gives it, and its end`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [String] = []
    let listening = subject.sink { _ in
      heard.append("end")
    } receiveValue: {
      heard.append("\($0)")
    }
    subject.value = 2
    subject.send(completion: .finished)
    subject.send(3)
    #expect(heard == ["1", "2", "end"])
    listening.cancel()
  }

  @Test func `a future gives its value to each who asks`() {
    let future = Future<Int, Never> { $0(.success(4)) }
    var heard: [Int] = []
    let listening = [future.sink { heard.append($0) }, future.sink { heard.append($0) }]
    #expect(heard == [4, 4])
    listening.forEach { $0.cancel() }
  }

  @Test func `what a form allows follows its fields`() {
    expectSpoken(
      SignUpView(), .user(.type("ab")), .next, .previous, .user(.type("c")), .next,
      reads: """
        Name, Text field
          Double tap to edit.
        a, b
        Join, Dimmed, Button
        ab, Text field
          Double tap to edit.
        c
        Join, Button
        """)
  }

  @Test func `a search begins when typing rests`() async {
    let listening = await Listening(
      FruitSearch(), .user(.type("pe")), .wait(.milliseconds(400)), .next)
    listening.expectSpoken(
      reads: """
        Fruit, Text field
          Double tap to edit.
        p, e  cut after 0.4s by the focus move
        Pear
        """)
  }

  @Test func `a log takes any message`() {
    let logger = Logger(subsystem: "org.example", category: "test")
    logger.info("\(3, privacy: .public) of \(2.5, format: .fixed(precision: 1)) \("x")")
    os_log("%d", log: .default, type: .info, 3)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock { state in
        state += 1
        return state
      } == 2)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLock { !plain.lockIfAvailable() })
    plain.lock()
    plain.unlock()
  }
}

@MainActor
private final class SignUp: ObservableObject {
  @Published var name = ""
  @Published var isValid = false

  init() {
    $name.map { $0.count > 2 }.removeDuplicates().assign(to: &$isValid)
  }
}

private struct SignUpView: View {
  @StateObject private var model = SignUp()

  var body: some View {
    TextField("Name", text: $model.name)
    Button("Join") {}.disabled(!model.isValid)
  }
}

@MainActor
private final class FruitModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var found: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(100), scheduler: RunLoop.main)
      .map { query in ["Apple", "Pear", "Peach"].filter { $0.lowercased().contains(query) } }
      .sink { [weak self] in self?.found = $0 }
      .store(in: &cancellables)
  }
}

private struct FruitSearch: View {
  @StateObject private var model = FruitModel()

  var body: some View {
    TextField("Fruit", text: $model.query)
    ForEach(model.found, id: \.self) { Text($0) }
  }
}
