import ScreenDocuments
import ScreenFiles
package import ScreenScenarios
package import ScreenTree
import SpokenSyntax
import VoiceOverElements
import VoiceOverSpeech

/// What conversations share: the reader's name, what it reads, and who gets notes.
package struct DriverDesk: Sendable {
  /// The name that is sent to clients.
  package var name: String
  /// The version of this program.
  package var version: String
  /// The system that the program runs on.
  package var host: String
  /// Reads the scenario of a session.
  package var scenario: @Sendable (SessionOptions) throws(DriverError) -> Scenario
  /// The place of the one session that there may be.
  package var seat: DriverSeat
  /// The time since some start.
  package var now: @Sendable () -> Duration
  /// Receives a note for the user.
  package var note: @Sendable (String) -> Void
  /// Receives the steps of the session after each command.
  package var record: @Sendable (Scenario, [Walkthrough.Step]) -> Void
  /// The identity of a new session.
  package var newID: @Sendable () -> String

  /// A desk.
  ///
  /// - Parameters:
  ///   - name: the name that is sent to clients.
  ///   - version: the version of this program.
  ///   - host: the system that the program runs on.
  ///   - seat: the place of the one session that there may be.
  ///   - now: the time since some start.
  ///   - newID: the identity of a new session.
  ///   - scenario: reads the scenario of a session.
  package init(
    name: String = "spokenscreen", version: String, host: String, seat: DriverSeat = DriverSeat(),
    now: @escaping @Sendable () -> Duration, newID: @escaping @Sendable () -> String,
    scenario: @escaping @Sendable (SessionOptions) throws(DriverError) -> Scenario
  ) {
    (self.name, self.version, self.host) = (name, version, host)
    (self.seat, self.now, self.newID) = (seat, now, newID)
    self.scenario = scenario
    note = { _ in }
    record = { _, _ in }
  }
}

/// The commands of one connection and their answers, without a socket.
package struct DriverConversation {
  private let desk: DriverDesk
  /// The number of the connection.
  private let connection: Int
  private var session: DriverSession?
  /// What was said of faults, each once.
  private var said: Set<String> = []

  /// How many different faults are reported to the user.
  private static let mostFaults = 100

  /// A conversation without a session.
  package init(_ desk: DriverDesk, connection: Int) {
    (self.desk, self.connection) = (desk, connection)
  }

  /// Whether a session is active here.
  package var hasSession: Bool { session != nil }

  /// Answers a message; nil for one that is no text.
  ///
  /// - Returns: the answer first, then what is heard, and at the end of a command that has a result
  ///   that nothing more is.
  package mutating func handle(_ bytes: [UInt8]?) -> [DriverMessage] {
    guard let bytes else {
      return [.failure(nil, .invalidArgument("a message is a text, not binary"))]
    }
    let request: DriverRequest
    do throws(DriverRefusal) {
      request = try DriverRequest(bytes)
    } catch {
      return [.failure(error.id, error.error)]
    }
    do throws(DriverError) {
      return try answer(request)
    } catch {
      return [.failure(request.id, error)]
    }
  }

  /// Ends the session, if there is one; the connection has ended.
  package mutating func end() {
    guard session != nil else { return }
    session = nil
    desk.seat.leave(connection)
    desk.note("the session has ended")
  }

  private mutating func answer(_ request: DriverRequest) throws(DriverError) -> [DriverMessage] {
    if case .newSession(let wanted) = request.command {
      return try begin(wanted, request.id)
    }
    // Taken out while it is changed, so that it is not copied.
    guard var open = session else {
      throw DriverError(
        .invalidSessionID, "this connection has no session; session.new begins one")
    }
    session = nil
    defer { session = open }
    switch request.command {
    case .newSession: return []
    case .setSettings(let changes):
      try open.change(changes.map { Walkthrough.Setting(key: $0.name, value: $0.value.written) })
      return Self.settled(request.id, .mapping([]))
    case .getSettings(let names):
      return Self.settled(request.id, try Self.values(of: names, open.settings))
    case .getSupportedSettings:
      return Self.settled(request.id, try Self.values(of: SpeechSettings.keys, open.settings))
    case .pressKeys(let keys):
      let chord = try DriverChord(pressing: keys)
      open.arrive(at: desk.now())
      let more = open.press(chord)
      return finish(&open, request.id, more: more)
    case .intent(let name, let params):
      let step = try DriverIntents.step(name, params, screens: open.screenNames)
      open.arrive(at: desk.now())
      open.perform(step)
      return finish(&open, request.id)
    }
  }

  /// Begins a session.
  private mutating func begin(
    _ wanted: Document, _ id: Int
  ) throws(DriverError) -> [DriverMessage] {
    guard session == nil else {
      throw .sessionNotCreated("this connection has a session already; a new one needs another")
    }
    guard desk.seat.take(connection) else {
      throw .sessionNotCreated(
        "another session is active; it ends with its connection, and there is one at a time")
    }
    do throws(DriverError) {
      let options = try SessionOptions(wanted)
      let scenario = try desk.scenario(options)
      let capabilities = try served(scenario).matched(wanted)
      var open = DriverSession(scenario, timing: options.timing)
      if options.start == .open { open.open() }
      desk.note("a session has begun: a client drives \(scenario.title.oneLine)")
      let result = Document.mapping([
        ("sessionId", .text(desk.newID())), ("capabilities", capabilities),
      ])
      let messages = finish(&open, id, result)
      session = open
      return messages
    } catch {
      desk.seat.leave(connection)
      throw error
    }
  }

  private func served(_ scenario: Scenario) -> ServedCapabilities {
    let system =
      switch scenario.platform {
      case .ios: "iOS"
      case .ipados: "iPadOS"
      case .macos: "macOS"
      }
    return ServedCapabilities(
      name: desk.name, version: desk.version, platform: scenario.platform,
      models: "VoiceOver \(system) \(scenario.settings.resolver.systemVersion)", host: desk.host)
  }

  /// The answer to a command with what is heard, and with the end of that.
  private mutating func finish(
    _ open: inout DriverSession, _ id: Int, _ result: Document = .mapping([]),
    more: [DriverMessage] = []
  ) -> [DriverMessage] {
    let (heard, faults) = open.report(at: desk.now())
    desk.record(open.scenario, open.steps)
    for chord in open.takeUnknownChords() { desk.note("\(chord) is no command of VoiceOver here") }
    for fault in faults where said.count < Self.mostFaults && said.insert(fault).inserted {
      desk.note(fault)
    }
    var idle: [(String, Document)] = [("id", .whole(id))]
    if !faults.isEmpty { idle.append(("failed", .list(faults))) }
    return [.result(id, result)] + heard + more + [.event(DriverOutput.idle, .mapping(idle))]
  }

  /// The answer to a command after which nothing is heard, with the end of that.
  private static func settled(_ id: Int, _ result: Document) -> [DriverMessage] {
    [.result(id, result), .event(DriverOutput.idle, .mapping([("id", .whole(id))]))]
  }

  private static func values(
    of names: [String], _ settings: SpeechSettings
  ) throws(DriverError) -> Document {
    let kinds = SpeechSettings.kinds
    var values: [Document] = []
    for name in names {
      guard let kind = kinds.first(where: { $0.key == name })?.kind,
        let text = settings.text(of: name)
      else {
        let error = SettingError(key: name, value: "", allowed: nil)
        throw .invalidArgument(error.description)
      }
      values.append(.mapping([("name", .text(name)), ("value", value(text, kind))]))
    }
    return .mapping([("settings", .list(values))])
  }

  /// A value of a setting as JSON.
  private static func value(_ text: String, _ kind: SettingKind) -> Document {
    switch kind {
    case .flag: .flag(text == "true")
    case .number: Int(text).map { .whole($0) } ?? .text(text)
    case .choice, .list, .time, .parts: .text(text)
    }
  }
}
