package import ScreenTree

extension Element {
  /// The chart that it is, or a mark of which it is, with its data; nil for anything else.
  package var chart: Sourced<Property.Chart>? { self[.chart] ?? group?.chart }

  /// The chart here: the element's, or that of the innermost container that has one; with the label
  /// of its view.
  package var chartHere: (chart: Sourced<Property.Chart>, title: String?)? {
    if let chart { return (chart, label.first?.value.text) }
    for container in containers.reversed() {
      if let chart = container.chart { return (chart, container.label?.value.text) }
    }
    return nil
  }
}

extension Sourced<Property.Chart> {
  /// The origin of a point; that of the chart for one without a position, as in code.
  package func place(of point: Property.Chart.Point) -> Origin {
    guard point.position != .unknown else { return origin }
    return Origin(
      file: origin.file, position: point.position, node: origin.node, property: origin.property)
  }
}
