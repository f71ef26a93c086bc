package import ScreenScenarios

extension PageData {
  /// A part of the drawing of a screen, in points of the screen.
  package enum Shape: Hashable, Sendable {
    /// A rectangle with round corners; a radius beyond half its size makes an ellipse.
    case box(Look, StopRecord.Rectangle, radius: Double)
    /// A sign inside a rectangle.
    case sign(Sign, StopRecord.Rectangle)
    /// A line of text.
    case text(Text)
    /// A picture inside a rectangle, whose words have no room in it.
    case picture(StopRecord.Rectangle, words: String)

    /// What a rectangle is, by which it is colored.
    package enum Look: String, Hashable, Sendable, CaseIterable {
      /// What stands before the rest, such as a sheet or a row.
      case card
      /// Something to tap.
      case tap
      /// A picture or a drawing, whose content is not known.
      case outline
      /// A field to type into.
      case field
      /// A shape.
      case fill
      /// The track of a switch, a slider or a progress.
      case rail
      /// The part of a track that is reached.
      case on
      /// What is moved on a track.
      case knob
      /// A bar at an edge of the screen.
      case bar
      /// A line between rows.
      case rule
      /// What lies between a sheet and the screen behind it.
      case veil
      /// The lower edge of the device, where more can be scrolled to.
      case fold
    }

    /// A sign of a control.
    package enum Sign: String, Hashable, Sendable, CaseIterable {
      /// Leads on.
      case chevron
      /// Opens below.
      case open
      /// Less and more, with a line between.
      case steps
    }

    /// A line of text with its place.
    package struct Text: Hashable, Sendable {
      /// How a text is colored.
      package enum Tint: String, Hashable, Sendable, CaseIterable {
        /// As most texts.
        case plain
        /// Of less weight.
        case soft
        /// Of more weight.
        case strong
        /// Of something to tap.
        case accent
      }

      /// The words.
      package var words: String
      /// The left edge.
      package var x: Double
      /// The line on which the letters stand.
      package var y: Double
      /// The width, which the letters fill in any font.
      package var width: Double
      /// The size of the letters.
      package var size: Double
      /// How it is colored.
      package var tint: Tint

      /// A line from its parts.
      package init(
        _ words: String, x: Double, y: Double, width: Double, size: Double, tint: Tint = .plain
      ) {
        (self.words, self.x, self.y) = (words, x, y)
        (self.width, self.size, self.tint) = (width, size, tint)
      }
    }
  }

  /// A view around elements of a screen.
  package struct Group: Hashable, Sendable {
    /// The name of its node.
    package var node: String
    /// How deep it is inside other groups, from 0.
    package var depth: Int
    /// Its rectangle.
    package var frame: StopRecord.Rectangle
    /// The indices of its elements in reading order, from 0.
    package var elements: [Int]

    /// A group from its parts.
    package init(node: String, depth: Int, frame: StopRecord.Rectangle, elements: [Int]) {
      (self.node, self.depth, self.frame, self.elements) = (node, depth, frame, elements)
    }
  }

  /// What a screen costs its listener, when it is swiped through.
  package struct Cost: Codable, Hashable, Sendable {
    /// The number of stops.
    package var stops: Int
    /// The swipes from the first stop to the last.
    package var swipes: Int
    /// The seconds until everything is heard, in tenths.
    package var seconds: Double
    /// The number of words.
    package var words: Int

    /// A cost from its parts.
    package init(stops: Int, swipes: Int, seconds: Double, words: Int) {
      (self.stops, self.swipes, self.seconds, self.words) = (stops, swipes, seconds, words)
    }
  }

  /// A problem that a listener would notice.
  package struct Problem: Codable, Hashable, Sendable {
    /// How grave it is, such as `warning`.
    package var severity: String
    /// What is wrong and how to fix it, in sentences.
    package var text: String
    /// The name of the rule that found it.
    package var rule: String
    /// The file with line and column.
    package var origin: String

    /// A problem from its parts.
    package init(severity: String, text: String, rule: String, origin: String) {
      (self.severity, self.text, self.rule, self.origin) = (severity, text, rule, origin)
    }
  }
}
