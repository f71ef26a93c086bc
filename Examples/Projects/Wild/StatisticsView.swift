import Charts
import SwiftData
import SwiftUI

struct StatisticsView: View {
  @Query(sort: \Trip.startDate) private var trips: [Trip]
  @State private var selectedDate: Date?
  @State private var range = "Month"
  private var average: Double {
    trips.isEmpty ? 0 : trips.map(\.distance).reduce(0, +) / Double(trips.count)
  }
  private var perDifficulty: [(difficulty: Difficulty, count: Int)] {
    Dictionary(grouping: trips, by: \.difficulty)
      .map { (difficulty: $0.key, count: $0.value.count) }
      .sorted { $0.count > $1.count }
  }

  var body: some View {
    ScrollView {
      Picker("Range", selection: $range) {
        ForEach(["Week", "Month", "Year"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      GroupBox("Distance") {
        Chart {
          ForEach(trips) { trip in
            BarMark(x: .value("Day", trip.startDate, unit: .day), y: .value("Km", trip.distance))
              .foregroundStyle(by: .value("Difficulty", trip.difficulty.rawValue))
              .cornerRadius(4)
              .accessibilityLabel(trip.name)
              .accessibilityValue("\(trip.distance.formatted()) kilometers")
            LineMark(x: .value("Day", trip.startDate), y: .value("Km", trip.distance))
              .interpolationMethod(.catmullRom)
              .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
              .symbol(.circle)
            PointMark(x: .value("Day", trip.startDate), y: .value("Km", trip.distance))
              .symbolSize(40)
              .annotation(position: .top) { Text(trip.distance, format: .number).font(.caption2) }
          }
          RuleMark(y: .value("Average", average))
            .foregroundStyle(.secondary)
            .lineStyle(StrokeStyle(lineWidth: 1))
            .annotation(position: .top, alignment: .leading) {
              Text("Average: \(average, format: .number.precision(.fractionLength(1)))")
            }
          if let selectedDate {
            RuleMark(x: .value("Selected", selectedDate, unit: .day)).offset(yStart: -10).zIndex(-1)
          }
        }
        .chartXSelection(value: $selectedDate)
        .chartForegroundStyleScale(["easy": .green, "moderate": .orange, "hard": .red])
        .chartXAxis {
          AxisMarks(values: .stride(by: .month)) { value in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
          }
        }
        .chartYScale(domain: 0...30)
        .frame(height: 220)
      }
      Chart(perDifficulty, id: \.difficulty) { item in
        SectorMark(angle: .value("Trips", item.count), innerRadius: .ratio(0.6), angularInset: 1)
          .foregroundStyle(by: .value("Difficulty", item.difficulty.rawValue))
      }
      .chartLegend(position: .bottom, spacing: 8)
      .frame(height: 200)
    }
  }
}
