package import ScreenTree

extension Element.Content {
  /// The chart here: the element's, or that of the innermost container that has one; with the label
  /// of its view.
  package var chartHere: (chart: Sourced<Property.Chart>, title: String?)? {
    if let chart = self.chart { return (chart, self.label.first?.value.text) }
    for container in self.containers.reversed() {
      if let chart = container.chart { return (chart, container.label?.value.text) }
    }
    return nil
  }
}
