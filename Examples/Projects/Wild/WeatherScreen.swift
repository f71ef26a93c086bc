import OSLog
import SwiftUI

struct Forecast: Decodable, Identifiable, Sendable {
  let id: Int
  let day: Date
  let temperature: Double
  let symbol: URL?
}

enum LoadState<Value> {
  case idle, loading
  case loaded(Value)
  case failed(any Error)
}

@MainActor @Observable
final class WeatherModel {
  private(set) var state = LoadState<[Forecast]>.idle
  @ObservationIgnored
  private let logger = Logger(subsystem: "org.example.wild", category: "weather")
  func load(from url: URL) async {
    if case .idle = state { state = .loading }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      let (data, response) = try await URLSession.shared.data(from: url)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.badServerResponse)
      }
      state = .loaded(try decoder.decode([Forecast].self, from: data))
    } catch is CancellationError {
      logger.debug("Cancelled")
    } catch {
      logger.error("Failed: \(error.localizedDescription, privacy: .public)")
      state = .failed(error)
    }
  }
}

struct WeatherScreen: View {
  @State private var model = WeatherModel()
  let url: URL
  private let formatter: MeasurementFormatter = {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .short
    formatter.numberFormatter.maximumFractionDigits = 0
    return formatter
  }()

  var body: some View {
    Group {
      switch model.state {
      case .idle, .loading: ProgressView("Loading weather")
      case .failed(let error):
        ContentUnavailableView {
          Label("No weather", systemImage: "wifi.slash")
        } description: {
          Text(error.localizedDescription)
        } actions: {
          Button("Try again") { Task { await model.load(from: url) } }
        }
      case .loaded(let days):
        List(days) { day in
          HStack {
            AsyncImage(url: day.symbol) { phase in
              if let image = phase.image { image.resizable() } else { Color.gray }
            }
            .frame(width: 32, height: 32)
            Text(day.day, style: .date)
            let celsius = Measurement(value: day.temperature, unit: UnitTemperature.celsius)
            Text(formatter.string(from: celsius))
          }
        }
        .refreshable { await model.load(from: url) }
      }
    }
    .task(id: url) { await model.load(from: url) }
  }
}
