package import ScreenScenarios

extension PageData {
  /// An element of a screen, as it is when the screen is first shown.
  package struct Element: Codable, Hashable, Sendable {
    /// The name of its node.
    package var node: String
    /// Its label, or its value when it has none.
    package var text: String
    /// The rectangle; nil when neither the file nor the layout says it.
    package var frame: StopRecord.Rectangle?

    /// An element from its parts.
    package init(node: String, text: String, frame: StopRecord.Rectangle? = nil) {
      (self.node, self.text, self.frame) = (node, text, frame)
    }
  }

  /// A screen with its elements in reading order.
  package struct Screen: Codable, Hashable, Sendable {
    /// The title.
    package var title: String
    /// The language of its words as a BCP 47 tag.
    package var language: String
    /// Whether it is written from right to left.
    package var isRightToLeft: Bool
    /// The width and the height in points: those of its picture, otherwise those of its device with
    /// what can be scrolled to, otherwise as far as its elements reach; nil when none has a
    /// rectangle.
    package var size: [Double]?
    /// The elements.
    package var elements: [Element]
    /// What it costs its listener; nil where nobody asked.
    package var cost: Cost?
    /// The format of the capture that it was read from; nil for a screen file.
    package var capture: String?
    /// The properties that the capture lacks.
    package var lacks: [String]?
    /// The drawing, the backmost part first; not in the JSON, because the page has it as a picture.
    package var shapes: [Shape] = []
    /// Whether it is drawn as it is now, and not as it opens; not in the JSON either.
    package var isCurrent = false
    /// The views around its elements, the outermost first; not in the JSON either.
    package var groups: [Group] = []

    private enum CodingKeys: CodingKey {
      case title, language, isRightToLeft, size, elements, cost, capture, lacks
    }

    /// A screen from its parts.
    package init(
      title: String, language: String, isRightToLeft: Bool = false, size: [Double]? = nil,
      elements: [Element] = []
    ) {
      (self.title, self.language, self.isRightToLeft) = (title, language, isRightToLeft)
      (self.size, self.elements) = (size, elements)
    }
  }
}
