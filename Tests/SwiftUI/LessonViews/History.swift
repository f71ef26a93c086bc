// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenViews

enum History {
  struct Budget: Identifiable {
      var month: String
      var amount: Double

      var id: String { month }
  }

  struct BudgetHistoryGraph: View {
      var budgets: [Budget]

      var body: some View {
          GeometryReader { proxy in
              VStack {
                  Canvas { ctx, size in
                      let inset: CGFloat = 25
                      let insetSize = CGSize(width: size.width, height: size.height - inset * 2)
                      let width = insetSize.width / CGFloat(budgets.count)
                      let max = budgets.map(\.amount).max() ?? 0
                      for n in budgets.indices {
                          let x = width * CGFloat(n)
                          let height = (CGFloat(budgets[n].amount) / CGFloat(max)) * insetSize.height
                          let y = insetSize.height - height
                          let p = Path(
                              roundedRect: CGRect(
                                  x: x + 2.5,
                                  y: y + inset,
                                  width: width - 5,
                                  height: height),
                              cornerRadius: 4)
                          ctx.fill(p, with: .color(Color.green))

                          ctx.draw(Text(budgets[n].amount.toDollars()), at: CGPoint(x: x + width / 2, y: y + inset / 2))

                          ctx.draw(Text(budgets[n].month), at: CGPoint(x: x + width / 2, y: y + height + 1.5*inset))
                      }
                  }
                  .accessibilityLabel("Budget History Graph")
                  .accessibilityChildren {
                      HStack {
                          ForEach(budgets) { budget in
                              Rectangle()
                                  .accessibilityLabel(budget.month)
                                  .accessibilityValue(budget.amount.toDollars())

                          }
                      }
                  }

              }
          }
          .padding()
          .background(
              RoundedRectangle(cornerRadius: 16)
                  .foregroundColor(Color(white: 0.9)))
          .padding(.horizontal)
      }
  }
}

