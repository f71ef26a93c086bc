import SwiftUI
import UniformTypeIdentifiers

struct ChatMessage: Identifiable, Hashable {
  enum Status: String { case sending = "Sending", sent = "Sent", read = "Read" }

  let id: UUID
  var text: String
  var date: Date
  var isMine: Bool
  var status: Status = .read
  var reaction: String?
  var replyTo: String?

  init(
    _ text: String, minutesAgo: Double = 0, isMine: Bool = false, status: Status = .read,
    replyTo: String? = nil
  ) {
    self.id = UUID()
    self.text = text
    self.date = Date.now.addingTimeInterval(-minutesAgo * 60)
    self.isMine = isMine
    self.status = status
    self.replyTo = replyTo
  }
}

extension ChatMessage: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: UTType.utf8PlainText) { (message: ChatMessage) in
      Data(message.text.utf8)
    }
  }
}

@MainActor
@Observable
final class ChatThread {
  let contact = "Noor"
  private(set) var messages: [ChatMessage] = [
    ChatMessage("Are we still on for tomorrow?", minutesAgo: 64),
    ChatMessage("Yes! I booked the table by the window.", minutesAgo: 61, isMine: true),
    ChatMessage("Perfect. Shall I bring the printed photos?", minutesAgo: 12),
    ChatMessage("Please do, and the negatives if you find them.", minutesAgo: 9, isMine: true),
  ]
  private(set) var isTyping = false
  var draft = ""
  var replyTarget: ChatMessage?

  var canSend: Bool {
    !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  func send() async {
    guard canSend else { return }
    let message = ChatMessage(draft, isMine: true, status: .sending, replyTo: replyTarget?.text)
    messages.append(message)
    draft = ""
    replyTarget = nil
    try? await Task.sleep(for: .milliseconds(500))
    setStatus(.sent, of: message.id)
    await receiveReply()
    setStatus(.read, of: message.id)
  }

  func react(_ emoji: String, to id: ChatMessage.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].reaction = messages[index].reaction == emoji ? nil : emoji
  }

  func delete(_ id: ChatMessage.ID) {
    messages.removeAll { $0.id == id }
  }

  private func setStatus(_ status: ChatMessage.Status, of id: ChatMessage.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].status = status
  }

  private func receiveReply() async {
    isTyping = true
    try? await Task.sleep(for: .seconds(2))
    isTyping = false
    messages.append(
      ChatMessage(["Sounds good!", "On my way.", "Ha, of course."].randomElement() ?? "OK"))
  }
}

struct ChatScreen: View {
  @State private var thread = ChatThread()
  @State private var messageToDelete: ChatMessage?
  @FocusState private var isComposing: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 6) {
            ForEach(thread.messages) { message in
              row(for: message)
            }
            if thread.isTyping {
              ChatTypingIndicator(name: thread.contact)
                .transition(.scale(scale: 0.6, anchor: .bottomLeading).combined(with: .opacity))
            }
          }
          .padding(.horizontal)
          .animation(reduceMotion ? nil : .spring(duration: 0.35), value: thread.messages)
          .animation(.default, value: thread.isTyping)
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .accessibilityRotor(
          "My messages", entries: thread.messages.filter(\.isMine), entryLabel: \.text
        )
        .onChange(of: thread.messages.last) { old, new in
          guard let new, old?.id != new.id else { return }
          withAnimation { proxy.scrollTo(new.id, anchor: .bottom) }
          announce(new)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        ChatComposer(thread: thread, isFocused: $isComposing)
      }
      .navigationTitle(thread.contact)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack {
            Text(thread.contact).font(.headline)
            Text(thread.isTyping ? "typing…" : "online")
              .font(.caption)
              .foregroundStyle(.secondary)
              .contentTransition(.opacity)
          }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isHeader)
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Call", systemImage: "phone") {}
            .accessibilityLabel("Call \(thread.contact)")
        }
      }
      .alert("Delete this message?", isPresented: deletionShown, presenting: messageToDelete) {
        message in
        Button("Delete", role: .destructive) { thread.delete(message.id) }
      } message: { message in
        Text(message.text)
      }
    }
  }

  private var deletionShown: Binding<Bool> {
    Binding(get: { messageToDelete != nil }, set: { if !$0 { messageToDelete = nil } })
  }

  private func row(for message: ChatMessage) -> some View {
    ChatBubble(message: message)
      .id(message.id)
      .contextMenu {
        ControlGroup {
          ForEach(["❤️", "👍", "😂"], id: \.self) { emoji in
            Button(emoji) { thread.react(emoji, to: message.id) }
          }
        }
        Button("Reply", systemImage: "arrowshape.turn.up.left") { reply(to: message) }
        Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = message.text }
        ShareLink(item: message.text)
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { messageToDelete = message }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("\(message.isMine ? "You" : thread.contact): \(message.text)")
      .accessibilityValue(message.reaction.map { "Reaction \($0)" } ?? "")
      .accessibilityCustomContent("Time", message.date.formatted(date: .omitted, time: .shortened))
      .accessibilityCustomContent("Status", message.isMine ? message.status.rawValue : "Received")
      .accessibilityActions {
        Button("Reply") { reply(to: message) }
        Button("Like") { thread.react("👍", to: message.id) }
        if message.isMine {
          Button("Delete") { messageToDelete = message }
        }
      }
      .transition(.move(edge: .bottom).combined(with: .opacity))
  }

  private func reply(to message: ChatMessage) {
    withAnimation { thread.replyTarget = message }
    isComposing = true
  }

  private func announce(_ message: ChatMessage) {
    var text = AttributedString(
      message.isMine ? "Message sent" : "\(thread.contact) says: \(message.text)")
    text.accessibilitySpeechAnnouncementPriority = message.isMine ? .low : .high
    AccessibilityNotification.Announcement(text).post()
  }
}

private struct ChatBubble: View {
  let message: ChatMessage

  private var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: 18,
      bottomLeadingRadius: message.isMine ? 18 : 4,
      bottomTrailingRadius: message.isMine ? 4 : 18,
      topTrailingRadius: 18,
      style: .continuous
    )
  }

  var body: some View {
    VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
      if let quoted = message.replyTo {
        Text(quoted)
          .font(.caption)
          .italic()
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Text(message.text)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundStyle(message.isMine ? Color.white : Color.primary)
        .background(
          message.isMine
            ? AnyShapeStyle(Color.accentColor.gradient) : AnyShapeStyle(.fill.secondary), in: shape
        )
        .contentShape(.contextMenuPreview, shape)
        .overlay(alignment: message.isMine ? .bottomLeading : .bottomTrailing) {
          if let reaction = message.reaction {
            Text(reaction).offset(y: 10).transition(.scale)
          }
        }
      if message.isMine {
        Text(message.status.rawValue).font(.caption2).foregroundStyle(.tertiary)
      }
    }
    .frame(maxWidth: 300, alignment: message.isMine ? .trailing : .leading)
    .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
  }
}

private struct ChatComposer: View {
  @Bindable var thread: ChatThread
  let isFocused: FocusState<Bool>.Binding

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let target = thread.replyTarget {
        HStack {
          Label(target.text, systemImage: "arrowshape.turn.up.left.fill")
            .font(.footnote)
            .lineLimit(1)
          Spacer()
          Button("Cancel reply", systemImage: "xmark.circle.fill") {
            withAnimation { thread.replyTarget = nil }
          }
          .labelStyle(.iconOnly)
        }
        .foregroundStyle(.secondary)
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      HStack(alignment: .bottom) {
        TextField("Message", text: $thread.draft, axis: .vertical)
          .lineLimit(1...5)
          .focused(isFocused)
          .padding(.horizontal, 14)
          .padding(.vertical, 9)
          .background(.fill.tertiary, in: .rect(cornerRadius: 20))
          .submitLabel(.send)
          .accessibilityInputLabels(["Message", "Write", "Text"])
        Button {
          Task { await thread.send() }
        } label: {
          Label("Send", systemImage: "arrow.up.circle.fill")
            .labelStyle(.iconOnly)
            .font(.largeTitle)
        }
        .keyboardShortcut(.return, modifiers: .command)
        .disabled(!thread.canSend)
        .sensoryFeedback(.impact, trigger: thread.messages.count)
      }
    }
    .padding(10)
    .background(.bar)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Composer")
  }
}

private struct ChatTypingIndicator: View {
  let name: String

  var body: some View {
    Image(systemName: "ellipsis")
      .symbolEffect(.variableColor.iterative)
      .padding(12)
      .background(.fill.secondary, in: .capsule)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityLabel("\(name) is typing")
      .accessibilityAddTraits(.updatesFrequently)
      .accessibilityRemoveTraits(.isImage)
  }
}

#Preview {
  ChatScreen()
}
