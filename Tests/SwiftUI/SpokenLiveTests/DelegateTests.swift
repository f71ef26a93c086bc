import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// What data sources and delegates are asked, and may ask meanwhile.
@MainActor
struct DelegateTests {
  private final class Bills: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let last = tableView.numberOfRows(inSection: path.section) - 1
      let before = tableView.cellForRow(at: IndexPath(row: path.row - 1, section: 0))
      cell.textLabel?.text =
        (before?.textLabel?.text).map { $0 + " and" } ?? "First"
      if path.row == last { cell.textLabel?.text = "Last of \(tableView.visibleCells.count + 1)" }
      return cell
    }
  }

  @Test func `it is answered with the rows so far`() {
    let table = UITableView(frame: .zero)
    let bills = Bills()
    table.dataSource = bills
    let words = (0..<3).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text ?? ""
    }
    #expect(words == ["First", "First and", "Last of 3"])
  }

  @Test(arguments: [
    (Float.nan, "0%"), (Float(0.336), "34%"), (Float(7), "100%"), (-Float.infinity, "0%"),
  ])
  func `a progress that is no number is none`(progress: Float, heard: String) {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = progress
    expectSpoken(Shown(view: view), reads: heard)
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// Keeps what its field asks.
  private final class Limits: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location) \(range.length) '\(string)'")
      return true
    }
  }

  @Test func `a field says which part changes`() {
    let field = UITextField()
    let limits = Limits()
    field.delegate = limits
    _ = Listening(Shown(view: field), .user(.type("Ab")), .user(.delete))
    #expect(field.text == "A")
    #expect(limits.asked == ["0 0 'Ab'", "1 1 ''"])
  }
}
