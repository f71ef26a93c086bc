public import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// How far something is, by the progress that Foundation keeps; later changes are not noticed.
  public init(
    _ progress: Progress, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: progress.isIndeterminate ? nil : progress.fractionCompleted, file: file, line: line,
      column: column)
  }
}

extension ProgressView {
  /// How far the time is in a range, with views as its label and its value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let whole = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    // Before its range nothing is done, and after it everything: a value must lie in its range.
    let done = min(max(Date.now.timeIntervalSince(timerInterval.lowerBound), 0), whole)
    self.init(
      // An empty range would have a total of 0, by which a style divides.
      value: countsDown ? whole - done : done, total: max(whole, 1), label: label,
      currentValueLabel: currentValueLabel, file: file, line: line, column: column)
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// How far the time is in a range, with a view as its label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { Text(timerInterval: timerInterval, countsDown: countsDown) },
      file: file, line: line, column: column)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// How far the time is in a range.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() }, file: file,
      line: line, column: column)
  }
}
