import ScreenDocuments
import ScreenTree

/// Messages of a driver, one JSON object each: answers of Appium and WebDriverAgent, or AT Driver's events.
enum MessageRecording {
  /// What a message is.
  private enum Message {
    /// An answer with an utterance, nil when nothing was said.
    case answer(String?, error: String?)
    /// AT Driver's event with captured words.
    case captured(String)
    /// A command of AT Driver's, after which other words begin.
    case command
    /// An answer of a driver that has no words, such as that to `enable`.
    case other
    /// An object of another format, which begins with a key; an empty one has none.
    case foreign(String?)

    /// The format that it belongs to; nil for messages that both have.
    var format: String? {
      switch self {
      case .answer: "an answer of Appium"
      case .captured, .command: "a message of AT Driver"
      case .other, .foreign: nil
      }
    }
  }

  /// Reads messages in their order; those of two formats cannot be mixed.
  static func read(
    _ documents: [Document], _ faults: inout Faults
  ) throws(Document.Fault) -> Recording? {
    var format: String?
    var messages: [(Message, Position)] = []
    for document in documents {
      guard let message = message(document, &faults) else { continue }
      if let own = message.format {
        if let format, format != own {
          faults.add(
            "this is \(own) after \(format); a recording has one format, so split the file",
            at: document.position)
        }
        format = format ?? own
      }
      messages.append((message, document.position))
    }
    guard format != nil || !faults.findings.isEmpty else {
      throw Document.Fault(
        "there is no utterance here: a recording has 'heard', 'utterance' or "
          + "'interaction.capturedOutput'; docs/recording.md lists the formats",
        at: documents.first?.position ?? .start)
    }
    // Only beside messages of a known format is a line foreign; a file of nothing else is one
    // error.
    for case (.foreign(let key), let position) in messages {
      let what = key.map { "it begins with '\($0)'" } ?? "it is empty"
      faults.add(
        "this is no answer of a driver: \(what); a recording has one format, "
          + "so remove the line or split the file", at: position)
    }
    var recording = Recording(steps: steps(of: messages))
    recording.by = format == "a message of AT Driver" ? "AT Driver" : "Appium"
    return recording
  }

  /// The steps; words of AT Driver that follow one command belong together.
  private static func steps(of messages: [(Message, Position)]) -> [Recording.Step] {
    // Events without commands have nothing that separates steps, so each of them is a step.
    let hasCommands = messages.contains { if case .command = $0.0 { true } else { false } }
    var steps: [Recording.Step] = []
    var isNew = true
    for (message, position) in messages {
      let move: Recording.Step.Move = steps.isEmpty ? .current : .next
      switch message {
      case .answer(let words, let error):
        steps.append(.init(move, words, error: error, position: position))
      case .captured(let words):
        if hasCommands, !isNew, let last = steps.last?.heard {
          steps[steps.count - 1].heard = last + " " + words
        } else {
          steps.append(.init(move, words, position: position))
        }
        isNew = false
      case .command: isNew = true
      case .other, .foreign: break
      }
    }
    return steps
  }

  private static func message(_ document: Document, _ faults: inout Faults) -> Message? {
    guard document.entries != nil else {
      faults.add("each line is a JSON object, not \(document.kind)", at: document.position)
      return nil
    }
    if let method = document["method"]?.text {
      guard method == "interaction.capturedOutput" else { return .command }
      guard let data = document["params"]?["data"], data.isQuoted else {
        faults.add("'params.data' of this event is no text", at: document.position)
        return nil
      }
      return .captured(data.text ?? "")
    }
    // A driver wraps its answer under `value`; a client may have logged the answer alone.
    let value = document["value"].flatMap { $0.entries == nil ? nil : $0 } ?? document
    if let utterance = value["utterance"] {
      guard utterance.isNull || utterance.isQuoted else {
        faults.add(
          "'utterance' is a text or null, not \(utterance.kind)", at: utterance.position)
        return nil
      }
      return .answer(utterance.isNull ? nil : utterance.text, error: nil)
    }
    // A failed request is a step at which nothing was heard, and keeps its place among the others.
    if let error = value["error"]?.text {
      return .answer(nil, error: value["message"]?.text ?? error)
    }
    let isAnswer = answerKeys.contains { document[$0] != nil }
    return isAnswer ? .other : .foreign(document.entries?.first?.key.oneLine)
  }

  /// The keys of which each answer without words has one, and no other format.
  private static let answerKeys = [
    "value", "enabled", "id", "result", "type", "sessionId", "status",
  ]
}

/// guidepup's log of spoken phrases: a JSON array of texts, from VoiceOver on the Mac.
enum PhraseLog {
  /// Reads the phrases, one a step.
  static func read(
    _ items: [Document], at position: Position, _ faults: inout Faults
  ) -> Recording {
    var recording = Recording()
    recording.by = "guidepup"
    recording.system = "macOS"
    for (index, item) in items.enumerated() {
      guard item.isQuoted else {
        faults.add("each phrase is a text in quotation marks, not \(item.kind)", at: item.position)
        continue
      }
      recording.steps.append(
        .init(index == 0 ? .current : .next, item.text, position: item.position))
    }
    if items.isEmpty { faults.add("the log has no phrase; record it again", at: position) }
    return recording
  }
}
