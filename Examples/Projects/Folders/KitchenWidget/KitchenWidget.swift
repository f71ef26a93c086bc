import SwiftUI
import WidgetKit

struct PortionsEntry: TimelineEntry {
  let date: Date
  let portions: Portions
}
