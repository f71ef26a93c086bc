import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct ContainerRuleTests {
  private static func container(
    _ label: String?, value: String? = nil, type: Property.ContainerType = .semanticGroup,
    role: String? = nil, size: Property.TableSize? = nil, count: Int = 3
  ) -> Container {
    func said(_ text: String) -> Sourced<Wording> {
      Sourced(.text(text), from: nowhere, by: .stated)
    }
    var container = Container(
      node: "group", type: type, label: label.map(said), value: value.map(said))
    container.role = role.map { Sourced($0, from: nowhere, by: .stated) }
    container.size = size
    (container.count, container.itemCount) = (count, count)
    return container
  }

  @Test(arguments: [
    (
      container("Budgets", value: "3 left"), "Budgets, 3 left, Food",
      "Food, Budgets, 3 left, Group"
    ),
    (container(nil), "Food", "Food"),
    (
      container("Site", type: .landmark, role: "navigation"),
      "Food, Site, Navigation, Landmark", "Food, Site, Navigation"
    ),
    (
      container(nil, type: .dataTable, role: "table", size: .init(rows: 6, columns: 4)),
      "Food, Table start, 6 rows, 4 columns", "Food, Table, 4 columns, 6 rows"
    ),
    (
      container("Log", type: .dataTable, role: "table", size: .init(rows: 1, columns: 1)),
      "Log, Food, Table start, 1 row, 1 column", "Food, Log, Table, 1 column, 1 row"
    ),
    (
      container("Cookies", role: "dialog"), "Cookies, Web dialog, Food",
      "Food, Cookies, Web dialog"
    ),
    (container(nil, role: "alertdialog"), "Web dialog, Food", "Food, Web dialog"),
    (container(nil, role: "toolbar"), "Toolbar, Food", "Food, Toolbar"),
    (container("Files", type: .list, count: 1), "Files, Food", "Food, List, Files, 1 item"),
  ]) func `speaks what the cursor comes into`(container: Container, ios: String, mac: String) {
    let food = element("Food", containers: [container])
    #expect(utterance(food).lines(.voiceover) == ios)
    // On the Mac the container is a stop itself; only after the Tab key it is said with the element.
    #expect(utterance(food, platform: .macos).lines(.voiceover) == "Food")
    #expect(heardByTab(food) == mac)
  }

  /// What is heard on the Mac when the Tab key leads to an element.
  private func heardByTab(_ element: Element) -> String {
    var focus = Focus(element, number: 1, entered: element.containers)
    focus.isByTab = true
    return Event.focused(focus)
      .phrased(
        after: .gesture(.tab), words: .english, platform: .macos, settings: SpeechSettings()
      ).lines(.voiceover)
  }

  @Test func `after the Tab key the innermost container comes first`() {
    let site = Self.container("Site sections", type: .landmark, role: "navigation")
    let list = Self.container(nil, type: .list, role: "list", count: 2)
    let group = Self.container(nil, type: .semanticGroup)
    #expect(
      heardByTab(element("Home", .button, containers: [site, group, list])).prefix {
        $0 != "|"
      } == "Home, Button, List, 2 items, Site sections, Navigation ")
  }

  @Test(arguments: [
    ("ru", 1, "Начало таблицы, 1 строка, 1 столбец"),
    ("ru", 2, "Начало таблицы, 2 строки, 2 столбца"),
    ("ru", 11, "Начало таблицы, 11 строк, 11 столбцов"),
    ("ru", 21, "Начало таблицы, 21 строка, 21 столбец"),
    ("de", 1, "Tabellenanfang, 1 Zeile, 1 Spalte"),
    ("fr", 1, "Début du tableau, 1 rangée, 1 colonne"),
    ("es", 2, "Inicio de la tabla, 2 filas, 2 columnas"),
    ("vi", 1, "Đầu bảng, 1 hàng, 1 cột"),
    ("ja", 2, "表の開始位置です, 2行, 2列"),
  ]) func `counts the rows and columns of a table in the forms of a language`(
    language: String, count: Int, spoken: String
  ) throws {
    let words = try #require(Vocabulary.all.first { $0.language == language })
    let table = Self.container(
      nil, type: .dataTable, role: "table", size: .init(rows: count, columns: count))
    let said = Event.focused(Focus(element("x", containers: [table]), number: 1, entered: [table]))
      .phrased(after: .gesture(.next), words: words, settings: SpeechSettings())
    #expect(said.lines(.voiceover) == "x, " + spoken)
  }

  @Test func `says nothing of containers when AccessibilitySnapshot is followed`() throws {
    var settings = SpeechSettings()
    try settings.set("compatibility", to: "snapshot")
    let food = element("Food", containers: [Self.container("Budgets")])
    let said = utterance(food, settings: settings)
    #expect(said.lines(.snapshot) == "Food")
    #expect(said.suppressed.map { "\($0.by)" } == ["compatibility=snapshot"])
  }
}
