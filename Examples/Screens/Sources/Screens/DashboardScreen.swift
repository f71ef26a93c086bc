import Charts
import SwiftUI

struct DashboardDay: Identifiable, Hashable {
  let date: Date
  let revenue: Double
  let visitors: Int

  var id: Date { date }
  var label: String { date.formatted(.dateTime.weekday(.abbreviated)) }
}

struct DashboardActivity: Identifiable {
  let id = UUID()
  let title: String
  let detail: String
  let date: Date
  let symbol: String
  let color: Color
}

enum DashboardRange: String, CaseIterable, Identifiable {
  case week = "Week"
  case fortnight = "2 Weeks"

  var id: Self { self }
  var days: Int { self == .week ? 7 : 14 }
}

@MainActor
@Observable
final class DashboardModel {
  private(set) var days: [DashboardDay] = []
  private(set) var activity: [DashboardActivity] = []
  var goal = 1_200.0

  var total: Double { days.reduce(0) { $0 + $1.revenue } }
  var visitors: Int { days.reduce(0) { $0 + $1.visitors } }
  var average: Double { days.isEmpty ? 0 : total / Double(days.count) }
  var best: DashboardDay? { days.max { $0.revenue < $1.revenue } }

  func load(_ range: DashboardRange) async {
    try? await Task.sleep(for: .milliseconds(250))
    let today = Calendar.current.startOfDay(for: .now)
    days = (0..<range.days).reversed().compactMap { offset in
      guard let date = Calendar.current.date(byAdding: .day, value: -offset, to: today) else {
        return nil
      }
      let wave = sin(Double(offset) * 0.9)
      return DashboardDay(date: date, revenue: 900 + wave * 350, visitors: 240 + Int(wave * 90))
    }
    activity = [
      DashboardActivity(
        title: "Order 1042", detail: "Paid, 3 items", date: .now.addingTimeInterval(-240),
        symbol: "creditcard.fill", color: .green),
      DashboardActivity(
        title: "Refund 0991", detail: "Card, 24.00", date: .now.addingTimeInterval(-3_000),
        symbol: "arrow.uturn.left", color: .red),
      DashboardActivity(
        title: "Stock low", detail: "Herb Planter", date: .now.addingTimeInterval(-9_000),
        symbol: "shippingbox.fill", color: .orange),
    ]
  }
}

struct DashboardScreen: View {
  @State private var model = DashboardModel()
  @State private var range: DashboardRange = .week
  @State private var selectedDate: Date?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private var selectedDay: DashboardDay? {
    guard let selectedDate else { return nil }
    return model.days.first { Calendar.current.isDate($0.date, inSameDayAs: selectedDate) }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          Picker("Range", selection: $range.animation(.smooth)) {
            ForEach(DashboardRange.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          summary
          revenueCard
          visitorsCard
          goalsCard
          activityCard
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Dashboard")
      .toolbar {
        ToolbarItem(placement: .status) {
          TimelineView(.everyMinute) { context in
            Text("As of \(context.date, format: .dateTime.hour().minute())").font(.caption)
          }
        }
      }
      .task(id: range) { await model.load(range) }
      .refreshable { await model.load(range) }
    }
  }

  private var summary: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      GridRow {
        DashboardTile(
          title: "Revenue",
          value: model.total.formatted(.currency(code: "EUR").precision(.fractionLength(0))),
          values: model.days.map(\.revenue))
        DashboardTile(
          title: "Visitors", value: model.visitors.formatted(),
          values: model.days.map { Double($0.visitors) })
      }
      GridRow {
        HStack {
          Text("Best day").foregroundStyle(.secondary)
          Spacer()
          Text(model.best?.date.formatted(.dateTime.weekday(.wide).day()) ?? "–").bold()
        }
        .dashboardCard()
        .gridCellColumns(2)
        .accessibilityElement(children: .combine)
      }
    }
  }

  private var revenueCard: some View {
    VStack(alignment: .leading, spacing: 12) {
      DashboardHeading(title: "Revenue", symbol: "eurosign.circle.fill")
      Chart {
        ForEach(model.days) { day in
          BarMark(x: .value("Day", day.date, unit: .day), y: .value("Revenue", day.revenue))
            .foregroundStyle(day == model.best ? Color.green.gradient : Color.blue.gradient)
            .cornerRadius(4)
            .opacity(selectedDay == nil || selectedDay == day ? 1 : 0.4)
            .accessibilityLabel(day.date.formatted(.dateTime.weekday(.wide)))
            .accessibilityValue(day.revenue.formatted(.currency(code: "EUR")))
        }
        RuleMark(y: .value("Average", model.average))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
          .foregroundStyle(.secondary)
          .annotation(position: .top, alignment: .trailing) { Text("Average").font(.caption2) }
          .accessibilityHidden(true)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        }
      }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartXSelection(value: $selectedDate)
      .frame(height: 200)
      .accessibilityLabel("Revenue by day")
      if let selectedDay {
        LabeledContent(selectedDay.date.formatted(date: .abbreviated, time: .omitted)) {
          Text(selectedDay.revenue, format: .currency(code: "EUR")).bold()
        }
      }
    }
    .dashboardCard()
  }

  private var visitorsCard: some View {
    VStack(alignment: .leading, spacing: 12) {
      DashboardHeading(title: "Visitors", symbol: "person.2.fill")
      Chart(model.days) { day in
        AreaMark(x: .value("Day", day.date), y: .value("Visitors", day.visitors))
          .foregroundStyle(
            .linearGradient(
              colors: [.purple.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom)
          )
          .accessibilityHidden(true)
        LineMark(x: .value("Day", day.date), y: .value("Visitors", day.visitors))
          .interpolationMethod(.catmullRom)
          .foregroundStyle(.purple)
          .symbol(.circle)
      }
      .chartYScale(domain: 0...400)
      .frame(height: horizontalSizeClass == .compact ? 140 : 220)
    }
    .dashboardCard()
  }

  private var goalsCard: some View {
    VStack(alignment: .leading, spacing: 12) {
      DashboardHeading(title: "Goals", symbol: "target")
      HStack(spacing: 24) {
        Gauge(value: min(model.average / model.goal, 1)) {
          Text("Goal")
        } currentValueLabel: {
          Text(model.average / model.goal, format: .percent.precision(.fractionLength(0)))
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.red, .yellow, .green]))
        .accessibilityLabel("Daily revenue goal")
        VStack(alignment: .leading) {
          ProgressView("Orders packed", value: 18.0, total: 24.0)
          ProgressView(value: 0.4) { Text("Returns handled") }.tint(.orange)
          Stepper(
            "Goal \(model.goal, format: .number)", value: $model.goal, in: 600...2_000, step: 100
          )
          .font(.footnote)
        }
      }
    }
    .dashboardCard()
  }

  private var activityCard: some View {
    VStack(alignment: .leading, spacing: 12) {
      DashboardHeading(title: "Activity", symbol: "clock.fill")
      ForEach(model.activity) { item in
        HStack(alignment: .top, spacing: 12) {
          Image(systemName: item.symbol).foregroundStyle(item.color).accessibilityHidden(true)
          VStack(alignment: .leading) {
            Text(item.title).font(.subheadline.bold())
            Text(item.detail).font(.footnote).foregroundStyle(.secondary)
          }
          Spacer()
          Text(item.date, style: .relative).font(.caption).monospacedDigit()
        }
        .accessibilityElement(children: .combine)
        if item.id != model.activity.last?.id { Divider() }
      }
    }
    .dashboardCard()
    .accessibilityElement(children: .contain)
    .accessibilitySortPriority(-1)
  }
}

private struct DashboardHeading: View {
  let title: LocalizedStringKey
  let symbol: String

  var body: some View {
    Label(title, systemImage: symbol)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h2)
  }
}

private struct DashboardTile: View {
  let title: String
  let value: String
  let values: [Double]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.subheadline).foregroundStyle(.secondary)
      Text(value)
        .font(.title2.bold())
        .minimumScaleFactor(0.7)
        .contentTransition(.numericText())
      DashboardSparkline(values: values)
        .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(height: 32)
        .accessibilityElement()
        .accessibilityLabel("\(title) trend")
        .accessibilityChartDescriptor(DashboardTrendDescriptor(title: title, values: values))
    }
    .dashboardCard()
    .accessibilityElement(children: .contain)
  }
}

private struct DashboardSparkline: Shape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    guard let low = values.min(), let high = values.max(), high > low, values.count > 1 else {
      return Path()
    }
    var path = Path()
    for (index, value) in values.enumerated() {
      let x = rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1)
      let y = rect.maxY - rect.height * CGFloat((value - low) / (high - low))
      if index == 0 {
        path.move(to: CGPoint(x: x, y: y))
      } else {
        path.addLine(to: CGPoint(x: x, y: y))
      }
    }
    return path
  }
}

private struct DashboardTrendDescriptor: AXChartDescriptorRepresentable {
  let title: String
  let values: [Double]

  func makeChartDescriptor() -> AXChartDescriptor {
    let last = Double(max(values.count - 1, 1))
    let xAxis = AXNumericDataAxisDescriptor(title: "Day", range: 0...last, gridlinePositions: []) {
      "Day \(Int($0) + 1)"
    }
    let yAxis = AXNumericDataAxisDescriptor(
      title: title, range: 0...(values.max() ?? 1), gridlinePositions: []
    ) { $0.formatted() }
    let points = values.enumerated().map { AXDataPoint(x: Double($0.offset), y: $0.element) }
    let series = AXDataSeriesDescriptor(name: title, isContinuous: true, dataPoints: points)
    return AXChartDescriptor(
      title: title, summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: [series])
  }
}

private struct DashboardCardModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.background, in: .rect(cornerRadius: 16))
      .shadow(color: .black.opacity(0.06), radius: 6, y: 2)
  }
}

extension View {
  fileprivate func dashboardCard() -> some View { modifier(DashboardCardModifier()) }
}

#Preview {
  DashboardScreen()
}
