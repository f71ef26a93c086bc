import SwiftUI

/// Every budget with its slider; a rotor finds those that are exceeded.
struct BudgetList: View {
  @Binding var budgets: [Wallet.Budget]

  var body: some View {
    VStack {
      ForEach($budgets) { $budget in
        BudgetSlider(value: $budget.planned, label: budget.name, isOver: budget.isOver)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Budgets", bundle: .module))
    .accessibilityRotor("Exceeded") {
      ForEach(budgets) { budget in
        if budget.isOver { AccessibilityRotorEntry(budget.name, id: budget.id) }
      }
    }
  }
}

/// A slider that is drawn from shapes, and for VoiceOver is a slider of the system.
struct BudgetSlider: View {
  @Binding var value: Double
  let label: String
  let isOver: Bool

  private var dollars: String { "$\(Int(value))" }

  var body: some View {
    GeometryReader { room in
      RoundedRectangle(cornerRadius: 8)
        .foregroundColor(isOver ? .orange : .green)
        .frame(width: room.size.width * value / 500, height: 20)
    }
    .gesture(
      DragGesture().onChanged { drag in
        value = min(max(drag.location.x, 0), 500)
      }
    )
    .accessibilityRepresentation {
      Slider(value: $value, in: 0...500) { Text(label) }
        .accessibilityValue(
          isOver ? String(localized: "\(dollars), exceeded", bundle: .module) : dollars)
    }
  }
}

/// A drawn graph with an element for each bar.
struct BudgetHistory: View {
  let budgets: [Wallet.Budget]

  var body: some View {
    Canvas { context, size in
      for (index, budget) in budgets.enumerated() {
        let bar = CGRect(
          x: Double(index) * 40, y: 0, width: 30, height: size.height * budget.spent / 500)
        context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .color(.green))
      }
    }
    .accessibilityLabel("Spent this month")
    .accessibilityChildren {
      HStack {
        ForEach(budgets) { budget in
          Rectangle()
            .accessibilityLabel(budget.name)
            .accessibilityValue("$\(Int(budget.spent))")
        }
      }
    }
  }
}
