import SwiftUI

enum MailBox: String, CaseIterable, Identifiable {
  case inbox = "Inbox"
  case flagged = "Flagged"
  case archive = "Archive"
  case bin = "Bin"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .flagged: "flag"
    case .archive: "archivebox"
    case .bin: "trash"
    }
  }
}

struct MailMessage: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var text: String
  var date: Date
  var isRead = false
  var isFlagged = false
  var attachments = 0
  var box = MailBox.inbox
}

struct MailDraft: Identifiable {
  let id = UUID()
  var recipient = ""
  var subject = ""
  var text = ""

  var isEmpty: Bool { recipient.isEmpty && text.isEmpty }
}

struct MailDaySection: Identifiable {
  let id: String
  let messages: [MailMessage]
}

@MainActor
@Observable
final class MailStore {
  var messages: [MailMessage]
  private(set) var lastUpdated: Date?

  init() {
    let now = Calendar.current.startOfDay(for: .now) + 72_000  // Eight p.m.: of today at any hour.
    messages = [
      MailMessage(
        id: 1, sender: "Ana Ruiz", subject: "Lunch on Thursday?",
        text: "There is a new place by the river, and they take bookings.",
        date: now.addingTimeInterval(-1_200)),
      MailMessage(
        id: 2, sender: "Bank of Harbour", subject: "Your statement is ready",
        text: "Your March statement is available to view online.",
        date: now.addingTimeInterval(-7_800), attachments: 1),
      MailMessage(
        id: 3, sender: "Jo Lindqvist", subject: "Re: Draft 3",
        text: "I left comments in the margins. Mostly small things.",
        date: now.addingTimeInterval(-90_000), isRead: true, isFlagged: true, attachments: 2),
      MailMessage(
        id: 4, sender: "City Library", subject: "Two books are due",
        text: "Renew them before Friday.", date: now.addingTimeInterval(-400_000), isRead: true),
    ]
  }

  func messages(in box: MailBox) -> [MailMessage] {
    messages.filter { box == .flagged ? $0.isFlagged && $0.box != .bin : $0.box == box }
  }

  func unreadCount(in box: MailBox) -> Int { messages(in: box).count(where: { !$0.isRead }) }

  func update(_ id: MailMessage.ID, _ change: (inout MailMessage) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[index])
  }

  func refresh() async {
    try? await Task.sleep(for: .seconds(1))
    let id = (messages.map(\.id).max() ?? 0) + 1
    messages.insert(
      MailMessage(
        id: id, sender: "Weekly Digest", subject: "Five things to read",
        text: "Picked for you this week.", date: .now), at: 0)
    lastUpdated = .now
    AccessibilityNotification.Announcement("1 new message").post()
  }
}

struct MailScreen: View {
  @State private var store = MailStore()
  @State private var box: MailBox? = .inbox
  @State private var selection: MailMessage.ID?
  @State private var draft: MailDraft?
  @State private var query = ""
  @State private var unreadOnly = false
  @State private var pendingDeletion: MailMessage?

  var body: some View {
    NavigationSplitView {
      List(MailBox.allCases, selection: $box) { box in
        Label(box.rawValue, systemImage: box.symbol)
          .badge(store.unreadCount(in: box))
      }
      .navigationTitle("Mailboxes")
    } content: {
      messageList
    } detail: {
      if let message = store.messages.first(where: { $0.id == selection }) {
        MailDetailView(message: message) { draft = $0 }
      } else {
        ContentUnavailableView("No Message Selected", systemImage: "envelope")
      }
    }
    .environment(store)
    .onChange(of: selection) { _, id in
      guard let id else { return }
      store.update(id) { $0.isRead = true }
    }
    .sheet(item: $draft) { MailComposeView(draft: $0) }
    .alert("Delete message?", isPresented: deletionShown, presenting: pendingDeletion) { message in
      Button("Delete", role: .destructive) {
        withAnimation { store.update(message.id) { $0.box = .bin } }
      }
      Button("Cancel", role: .cancel) {}
    } message: { message in
      Text("“\(message.subject)” will be moved to the bin.")
    }
  }

  private var deletionShown: Binding<Bool> {
    Binding {
      pendingDeletion != nil
    } set: {
      if !$0 { pendingDeletion = nil }
    }
  }

  private var sections: [MailDaySection] {
    let calendar = Calendar.current
    let shown = store.messages(in: box ?? .inbox)
      .filter { !unreadOnly || !$0.isRead }
      .filter {
        query.isEmpty || $0.subject.localizedStandardContains(query)
          || $0.sender.localizedStandardContains(query)
      }
      .sorted { $0.date > $1.date }
    return [
      MailDaySection(id: "Today", messages: shown.filter { calendar.isDateInToday($0.date) }),
      MailDaySection(id: "Earlier", messages: shown.filter { !calendar.isDateInToday($0.date) }),
    ].filter { !$0.messages.isEmpty }
  }

  private var messageList: some View {
    List(selection: $selection) {
      ForEach(sections) { section in
        Section(section.id) {
          ForEach(section.messages) { message in
            MailRow(message: message)
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button(
                  message.isRead ? "Unread" : "Read",
                  systemImage: message.isRead ? "envelope.badge" : "envelope.open"
                ) {
                  store.update(message.id) { $0.isRead.toggle() }
                }
                .tint(.blue)
              }
              .swipeActions(edge: .trailing) {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  pendingDeletion = message
                }
                Button(message.isFlagged ? "Unflag" : "Flag", systemImage: "flag") {
                  store.update(message.id) { $0.isFlagged.toggle() }
                }
                .tint(.orange)
              }
          }
        }
      }
    }
    .listStyle(.plain)
    .overlay {
      if sections.isEmpty { ContentUnavailableView("No Mail", systemImage: "tray") }
    }
    .navigationTitle(box?.rawValue ?? "Mail")
    .searchable(text: $query, prompt: "Search mail")
    .refreshable { await store.refresh() }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { EditButton() }
      ToolbarItemGroup(placement: .bottomBar) {
        Toggle(
          "Unread only", systemImage: "line.3.horizontal.decrease.circle",
          isOn: $unreadOnly.animation()
        )
        .toggleStyle(.button)
        Spacer()
        status
        Spacer()
        Button("New Message", systemImage: "square.and.pencil") { draft = MailDraft() }
          .keyboardShortcut("n", modifiers: .command)
          .accessibilityInputLabels(["Compose", "New Message", "Write"])
      }
    }
  }

  private var status: some View {
    VStack {
      if let updated = store.lastUpdated {
        Text("Updated \(updated, format: .relative(presentation: .named))")
      }
      Text("\(store.unreadCount(in: box ?? .inbox)) unread").foregroundStyle(.secondary)
    }
    .font(.caption2)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.updatesFrequently)
  }
}

private struct MailRow: View {
  let message: MailMessage

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Circle()
        .fill(message.isRead ? Color.clear : Color.accentColor)
        .frame(width: 10, height: 10)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        HStack {
          Text(message.sender).font(.headline)
          Spacer()
          if message.isFlagged {
            Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("Flagged")
          }
          Text(message.date, format: .dateTime.hour().minute()).foregroundStyle(.secondary)
        }
        Text(message.subject)
        Text(message.text).foregroundStyle(.secondary).lineLimit(2)
      }
      .font(.subheadline)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(message.isRead ? "" : "Unread")
    .accessibilityCustomContent(
      "Attachments", message.attachments.formatted(),
      importance: message.attachments > 0 ? .high : .default)
  }
}

private struct MailDetailView: View {
  @Environment(MailStore.self) private var store
  let message: MailMessage
  let onReply: (MailDraft) -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(message.subject).font(.title2.bold()).accessibilityAddTraits(.isHeader)
        LabeledContent("From", value: message.sender)
        LabeledContent("Date") { Text(message.date, style: .date) }
        Text(message.text).textSelection(.enabled)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Reply", systemImage: "arrowshape.turn.up.left") {
          onReply(MailDraft(recipient: message.sender))
        }
      }
      ToolbarItem(placement: .secondaryAction) {
        Button("Archive", systemImage: "archivebox") {
          store.update(message.id) { $0.box = .archive }
        }
      }
    }
  }
}

private struct MailComposeView: View {
  private enum Field { case recipient, subject, text }
  @Environment(\.dismiss) private var dismiss
  @State var draft: MailDraft
  @State private var confirmsDiscard = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        TextField("To", text: $draft.recipient)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .focused($focus, equals: .recipient)
        TextField("Subject", text: $draft.subject).focused($focus, equals: .subject)
        TextEditor(text: $draft.text)
          .focused($focus, equals: .text)
          .accessibilityLabel("Message")
      }
      .navigationTitle(draft.subject.isEmpty ? "New Message" : draft.subject)
      .navigationBarTitleDisplayMode(.inline)
      .defaultFocus($focus, .recipient)
      .interactiveDismissDisabled(!draft.isEmpty)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if draft.isEmpty { dismiss() } else { confirmsDiscard = true }
          }
          .confirmationDialog(
            "Discard this draft?", isPresented: $confirmsDiscard, titleVisibility: .visible
          ) {
            Button("Discard Draft", role: .destructive) { dismiss() }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send", systemImage: "paperplane.fill") { dismiss() }
            .disabled(draft.recipient.isEmpty)
        }
      }
    }
  }
}

#Preview {
  MailScreen()
}
