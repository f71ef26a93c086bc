// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenViews

enum Alerts {
  struct Alert: Identifiable {
      var id: Int
      var isUnread: Bool
      var isFlagged: Bool
      var subject: String
      var content: String
  }

  struct AlertsView: View {
      var alerts: [Alert]

      var body: some View {
          VStack {
              ForEach(alerts) { alert in
                  AlertCellView(alert: alert)
                      .accessibilityElement(children: .combine)
              }
          }
          .accessibilityElement(children: .contain)
          .accessibilityRotor("Warnings") {
              ForEach(alerts) { alert in
                  if alert.isWarning {
                      AccessibilityRotorEntry(alert.title, id: alert.id)
                  }
              }
          }
      }
  }

  struct AlertCell: View {
      var alert: Alert

      var body: some View {
          VStack(alignment: .leading) {
              HStack {
                  if alert.isUnread {
                      Circle()
                          .foregroundColor(.blue)
                          .frame(width: 10, height: 10)
                  }
                  if alert.isFlagged {
                      Image(systemName: "exclamationmark.triangle.fill")
                          .foregroundColor(.orange)
                          .frame(width: 10, height: 10)
                  }
                  Text(alert.subject)
                      .font(.headline)
                      .fontWeight(.semibold)
                  Spacer()
                  Text("04/30/21")
                      .font(.subheadline)
                      .foregroundColor(.secondary)
              }
              Text(alert.content)
                  .lineLimit(3)
          }
          .padding(10)
          .background(
              RoundedRectangle(cornerRadius: 8)
                  .foregroundColor(Color(white: 0.9))
          )
      }
  }
}
extension Alerts.Alert {
  var isWarning: Bool { isFlagged }
  var title: String { subject }
}

extension Alerts {
  typealias AlertCellView = AlertCell
}

enum AlertsAgain {
  struct Alert: Identifiable {
      var id: Int
      var isUnread: Bool
      var isFlagged: Bool
      var subject: String
      var content: String
  }

  struct AlertsView: View {
      var alerts: [Alert]

      var body: some View {
          VStack {
              ForEach(alerts) { alert in
                  AlertCellView(alert: alert)
                      .accessibilityElement(children: .combine)
              }
          }
          .accessibilityElement(children: .contain)
          .accessibilityRotor("Warnings") {
              ForEach(alerts) { alert in
                  if alert.isWarning {
                      AccessibilityRotorEntry(alert.title, id: alert.id)
                  }
              }
          }
      }
  }

  struct AlertCell: View {
      var alert: Alert

      var body: some View {
          VStack(alignment: .leading) {
              HStack {
                  if alert.isUnread {
                      Circle()
                          .foregroundColor(.blue)
                          .frame(width: 10, height: 10)
                  }
                  if alert.isFlagged {
                      Image(systemName: "exclamationmark.triangle.fill")
                          .foregroundColor(.orange)
                          .frame(width: 10, height: 10)
                  }
                  Text(alert.subject)
                      .font(.headline)
                      .fontWeight(.semibold)
                  Spacer()
                  Text("04/30/21")
                      .font(.subheadline)
                      .foregroundColor(.secondary)
              }
              Text(alert.content)
                  .lineLimit(3)
          }
          .padding(10)
          .background(
              RoundedRectangle(cornerRadius: 8)
                  .foregroundColor(Color(white: 0.9))
          )
      }
  }
}
extension AlertsAgain.Alert {
  var isWarning: Bool { isFlagged }
  var title: String { subject }
}

extension AlertsAgain {
  typealias AlertCellView = AlertCell
}

enum AlertsInNamespace {
  struct Alert: Identifiable {
      var id: Int
      var isUnread: Bool
      var isFlagged: Bool
      var subject: String
      var content: String
  }

  struct AlertsView: View {
      var alerts: [Alert]
      @Namespace var namespace

      var body: some View {
          VStack {
              ForEach(alerts) { alert in
                  VStack {
                      AlertCellView(alert: alert)
                          .accessibilityElement(children: .combine)
                          .accessibilityRotorEntry(id: alert.id, in: namespace)
                      AlertActionsView(alert: alert)
                  }
              }
          }
          .accessibilityElement(children: .contain)
          .accessibilityRotor("Warnings") {
              ForEach(alerts) { alert in
                  if alert.isWarning {
                      AccessibilityRotorEntry(alert.title, id: alert.id, in: namespace)
                  }
              }
          }
      }
  }

  struct AlertCell: View {
      var alert: Alert

      var body: some View {
          VStack(alignment: .leading) {
              HStack {
                  if alert.isUnread {
                      Circle()
                          .foregroundColor(.blue)
                          .frame(width: 10, height: 10)
                  }
                  if alert.isFlagged {
                      Image(systemName: "exclamationmark.triangle.fill")
                          .foregroundColor(.orange)
                          .frame(width: 10, height: 10)
                  }
                  Text(alert.subject)
                      .font(.headline)
                      .fontWeight(.semibold)
                  Spacer()
                  Text("04/30/21")
                      .font(.subheadline)
                      .foregroundColor(.secondary)
              }
              Text(alert.content)
                  .lineLimit(3)
          }
          .padding(10)
          .background(
              RoundedRectangle(cornerRadius: 8)
                  .foregroundColor(Color(white: 0.9))
          )
      }
  }
}
extension AlertsInNamespace.Alert {
  var isWarning: Bool { isFlagged }
  var title: String { subject }
}

extension AlertsInNamespace {
  typealias AlertCellView = AlertCell

  struct AlertActionsView: View {
    var alert: Alert
    var body: some View { Button("Dismiss") {} }
  }
}

