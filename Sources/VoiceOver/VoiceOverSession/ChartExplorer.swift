import ScreenTree
import VoiceOverElements

/// The screen that Chart Details opens: the system's, not the app's, so that it is an app itself.
///
/// WWDC 2021 session 10122 shows a heading, the title, a play button, the author's summary, and
/// statements about features and statistics of the data; their order and words are our choice.
struct ChartExplorer: ScreenApp, Hashable {
  /// The data of the chart.
  let chart: Sourced<Property.Chart>
  /// The title of the chart, or nil.
  let title: String?
  /// The screen's name.
  let name: String
  /// The elements, in order.
  let elements: [Element]
  /// It has none.
  var rotors: [Property.Rotor] { [] }

  /// The name of the play button.
  static let playNode = "audioGraph.play"

  init(_ chart: Sourced<Property.Chart>, title: String?, app: String) {
    self.chart = chart
    self.title = title
    name = app
    let summary = ChartSummary(chart.value)
    var list = ElementList(chart)
    list.add(.phrase(.audioGraph), .header)
    if let title = chart.value.title ?? title, !title.isBlank { list.add(.text(title)) }
    list.add(.phrase(.play), .button, node: Self.playNode)
    if let author = chart.value.summary, !author.isBlank {
      list.add(.phrase(.summary), .header)
      list.add(.text(author))
    }
    let analysis = summary.analysis
    list.add(analysis, where: \.isFeature, under: .features)
    list.add(analysis, where: \.isStatistic, under: .statistics)
    summary.axes.forEach { list.add($0) }
    elements = list.elements
  }

  /// Nothing on it reacts but the play button, which the session handles.
  mutating func respond(to request: Request) -> [Response] {
    switch request {
    case .effect, .launch: []
    // All others ask for something that the details do not have.
    default: [.nothing("nothing happens in the details of a chart")]
    }
  }

  /// The elements while they are listed.
  private struct ElementList {
    private let chart: Sourced<Property.Chart>
    private(set) var elements: [Element] = []

    init(_ chart: Sourced<Property.Chart>) { self.chart = chart }

    mutating func add(_ fact: ChartFact, _ trait: Node.Trait? = nil, node: String? = nil) {
      add(.chart(fact), trait, node: node)
    }

    mutating func add(_ words: Wording, _ trait: Node.Trait? = nil, node: String? = nil) {
      let name = node ?? "audioGraph.\(elements.count + 1)"
      let place = chart.origin
      var element = Element(
        node: name,
        origin: Origin(
          file: place.file, position: place.position, node: name, property: place.property))
      element.label = [Sourced(words, from: chart.origin, by: .charted)]
      element.traits = trait.map { [Sourced($0, from: chart.origin, by: .charted)] } ?? []
      element.stated = [chart.map { Property.chart($0) }]
      elements.append(element)
    }

    /// Adds the facts of a list with their heading; the name of a series stays before its facts.
    mutating func add(
      _ facts: [ChartFact], where isMeant: (ChartFact) -> Bool, under heading: ChartFact.Phrase
    ) {
      guard facts.contains(where: isMeant) else { return }
      add(.phrase(heading), .header)
      var name: ChartFact?
      // The name waits until a fact of its series is listed, as many series may have none here.
      for fact in facts {
        if case .series = fact { name = fact }
        guard isMeant(fact) else { continue }
        if let series = name, fact.isOfSeries { add(series) }
        name = nil
        add(fact)
      }
    }
  }
}

extension ChartFact {
  /// Whether it is about one series.
  fileprivate var isOfSeries: Bool { if case .crossing = self { false } else { true } }
}
