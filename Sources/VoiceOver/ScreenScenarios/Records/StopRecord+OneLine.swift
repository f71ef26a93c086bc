import ScreenTree

extension StopRecord.Segment {
  /// The segment with its words on one line.
  package var onOneLine: Self {
    var segment = self
    segment.text = text.oneLine
    return segment
  }
}

extension StopRecord.Suppressed {
  /// The words on one line.
  package var onOneLine: Self {
    var words = self
    words.text = text.oneLine
    return words
  }
}

extension StopRecord.Detail {
  /// The detail with its words on one line.
  package var onOneLine: Self {
    var detail = self
    (detail.text, detail.value) = (text.oneLine, value?.oneLine)
    return detail
  }
}
