import SwiftUI

enum CalendarKind: String, CaseIterable, Identifiable {
  case work = "Work"
  case personal = "Personal"
  case birthdays = "Birthdays"

  var id: Self { self }

  var color: Color {
    switch self {
    case .work: .blue
    case .personal: .green
    case .birthdays: .pink
    }
  }
}

struct CalendarEvent: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var start: Date
  var duration: TimeInterval = 3_600
  var kind: CalendarKind = .work

  var timeText: String {
    (start..<start.addingTimeInterval(duration)).formatted(date: .omitted, time: .shortened)
  }
}

struct CalendarDay: Identifiable {
  let date: Date
  let isInMonth: Bool
  var id: Date { date }
}

@MainActor
@Observable
final class CalendarStore {
  var events: [CalendarEvent]

  init(calendar: Calendar = .current) {
    let today = calendar.startOfDay(for: .now)
    func at(_ day: Int, _ hour: Int) -> Date {
      calendar.date(byAdding: DateComponents(day: day, hour: hour), to: today) ?? today
    }
    events = [
      CalendarEvent(title: "Stand-up", start: at(0, 9), duration: 900),
      CalendarEvent(title: "Design review", start: at(0, 14)),
      CalendarEvent(title: "Dentist", start: at(1, 11), kind: .personal),
      CalendarEvent(title: "Ines turns 30", start: at(3, 0), kind: .birthdays),
      CalendarEvent(title: "Quarterly planning", start: at(6, 10), duration: 7_200),
    ]
  }

  func events(on date: Date, calendar: Calendar) -> [CalendarEvent] {
    events.filter { calendar.isDate($0.start, inSameDayAs: date) }.sorted { $0.start < $1.start }
  }
}

struct CalendarScreen: View {
  @State private var store = CalendarStore()
  @State private var month = Date.now
  @State private var selected = Calendar.current.startOfDay(for: .now)
  @State private var expanded: Set<CalendarKind> = Set(CalendarKind.allCases)
  @State private var showsPicker = false
  @State private var editedEvent: CalendarEvent?
  @State private var movesForward = true
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

  private var days: [CalendarDay] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let first = calendar.dateInterval(of: .weekOfMonth, for: interval.start)?.start
    else { return [] }
    return (0..<42).compactMap { offset in
      guard let date = calendar.date(byAdding: .day, value: offset, to: first) else { return nil }
      return CalendarDay(
        date: date, isInMonth: calendar.isDate(date, equalTo: month, toGranularity: .month))
    }
  }

  private var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          monthHeader
          grid
        }
        .listRowSeparator(.hidden)
        eventSections
      }
      .listStyle(.plain)
      .navigationTitle("Calendar")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Today") { show(.now) }.disabled(calendar.isDateInToday(selected))
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Go to Date", systemImage: "calendar") { showsPicker = true }
            .popover(isPresented: $showsPicker) { picker }
          Button("Add Event", systemImage: "plus") {
            editedEvent = CalendarEvent(title: "", start: selected.addingTimeInterval(9 * 3_600))
          }
        }
      }
      .sheet(item: $editedEvent) { event in
        CalendarEventEditor(event: event) { saved in
          store.events.removeAll { $0.id == saved.id }
          store.events.append(saved)
        }
        .presentationDetents([.medium])
      }
    }
  }

  private var monthHeader: some View {
    HStack {
      Button("Previous month", systemImage: "chevron.left") { step(-1) }
      Spacer()
      Text(month, format: .dateTime.month(.wide).year())
        .font(.headline)
        .id(month)
        .transition(.push(from: movesForward ? .trailing : .leading))
        .accessibilityAddTraits(.isHeader)
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: step(1)
          case .decrement: step(-1)
          @unknown default: break
          }
        }
      Spacer()
      Button("Next month", systemImage: "chevron.right") { step(1) }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .clipped()
  }

  private var grid: some View {
    LazyVGrid(columns: columns, spacing: 6) {
      ForEach(Array(weekdays.enumerated()), id: \.offset) { _, symbol in
        Text(symbol).font(.caption2.bold()).foregroundStyle(.secondary).accessibilityHidden(true)
      }
      ForEach(days) { day in
        let events = store.events(on: day.date, calendar: calendar)
        Button {
          withAnimation(.snappy) { selected = day.date }
        } label: {
          CalendarDayLabel(
            day: calendar.component(.day, from: day.date),
            colors: events.map(\.kind.color),
            isToday: calendar.isDateInToday(day.date),
            isSelected: calendar.isDate(day.date, inSameDayAs: selected)
          )
        }
        .buttonStyle(.plain)
        .opacity(day.isInMonth ? 1 : 0.3)
        .accessibilityLabel(
          day.date.formatted(.dateTime.weekday(.wide).day().month(.wide).locale(locale))
        )
        .accessibilityValue(events.isEmpty ? "No events" : "\(events.count) events")
        .accessibilityAddTraits(calendar.isDate(day.date, inSameDayAs: selected) ? .isSelected : [])
        .accessibilityHidden(!day.isInMonth)
      }
    }
    .gesture(
      DragGesture(minimumDistance: 30).onEnded { value in
        if abs(value.translation.width) > abs(value.translation.height) {
          step(value.translation.width < 0 ? 1 : -1)
        }
      }
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Days")
    .accessibilityRotor("Days with events") {
      ForEach(days) { day in
        // Days of the next month are hidden, and a rotor cannot lead to them.
        if day.isInMonth, !store.events(on: day.date, calendar: calendar).isEmpty {
          AccessibilityRotorEntry(day.date.formatted(date: .long, time: .omitted), id: day.id)
        }
      }
    }
  }

  @ViewBuilder
  private var eventSections: some View {
    let events = store.events(on: selected, calendar: calendar)
    Section {
      if events.isEmpty {
        Text("No events").foregroundStyle(.secondary)
      }
      ForEach(CalendarKind.allCases) { kind in
        let matching = events.filter { $0.kind == kind }
        if !matching.isEmpty {
          DisclosureGroup(isExpanded: isExpanded(kind)) {
            ForEach(matching) { event in
              Button {
                editedEvent = event
              } label: {
                LabeledContent(event.title, value: event.timeText)
              }
              .accessibilityHint("Edits the event")
            }
          } label: {
            Label(kind.rawValue, systemImage: "circle.fill")
              .foregroundStyle(kind.color)
              .badge(matching.count)
          }
        }
      }
    } header: {
      Text(selected, format: .dateTime.weekday(.wide).day().month())
    }
  }

  private var picker: some View {
    DatePicker(
      "Date", selection: Binding(get: { selected }, set: { show($0) }), displayedComponents: .date
    )
    .datePickerStyle(.graphical)
    .padding()
    .frame(minWidth: 320)
    .presentationCompactAdaptation(.popover)
  }

  private func isExpanded(_ kind: CalendarKind) -> Binding<Bool> {
    Binding(
      get: { expanded.contains(kind) }, set: { _ in expanded.formSymmetricDifference([kind]) })
  }

  private func step(_ offset: Int) {
    guard let next = calendar.date(byAdding: .month, value: offset, to: month) else { return }
    movesForward = offset > 0
    withAnimation(.snappy) { month = next }
    AccessibilityNotification.Announcement(next.formatted(.dateTime.month(.wide).year())).post()
  }

  private func show(_ date: Date) {
    movesForward = date > month
    withAnimation {
      month = date
      selected = calendar.startOfDay(for: date)
    }
    showsPicker = false
  }
}

private struct CalendarDayLabel: View {
  let day: Int
  let colors: [Color]
  let isToday: Bool
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 3) {
      Text(day, format: .number)
        .fontWeight(isToday ? .bold : .regular)
        .foregroundStyle(isSelected ? Color.white : isToday ? Color.accentColor : Color.primary)
        .frame(width: 34, height: 34)
        .background { if isSelected { Circle().fill(.tint) } }
      HStack(spacing: 2) {
        ForEach(Array(colors.prefix(3).enumerated()), id: \.offset) { _, color in
          Circle().fill(color).frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .contentShape(.rect)
  }
}

private struct CalendarEventEditor: View {
  @State var event: CalendarEvent
  let onSave: (CalendarEvent) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $event.title)
        DatePicker("Starts", selection: $event.start)
        Picker("Calendar", selection: $event.kind) {
          ForEach(CalendarKind.allCases) { Text($0.rawValue).tag($0) }
        }
      }
      .navigationTitle(event.title.isEmpty ? "New Event" : event.title)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(event); dismiss()
          }.disabled(event.title.isEmpty)
        }
      }
    }
  }
}

#Preview {
  CalendarScreen()
}
