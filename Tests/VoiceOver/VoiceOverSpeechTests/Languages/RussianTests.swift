import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

struct RussianTests {
  @Test(arguments: [
    (
      element("A", .selected, .button, context: .series(.init(number: 2, count: 3))),
      "Выбрано: A. Кнопка. 2 из 3."
    ),
    (
      element("A", value: "1", .button, .switchButton, .notEnabled),
      "A. Недоступно. Кнопка-переключатель. Вкл."
    ),
    (
      element("A", value: "b", .adjustable, actions: ["c"]),
      "A: b. Элемент регулировки. | Смахните вверх или вниз одним пальцем, чтобы настроить значение. | Доступны действия"
    ),
    (element("A", .header, .link, .image), "A. Заголовок. Ссылка. Изображение."),
    (
      element("A", .button, context: .listStart, expanded: true),
      "A. Кнопка. Развернуто. Начало списка. | Коснитесь дважды, чтобы свернуть."
    ),
  ]) func `speaks its words in VoiceOver's order`(element: Element, snapshot: String) {
    #expect(utterance(element, words: .russian).lines(.snapshot) == snapshot)
  }

  @Test(arguments: [
    (1, "Охватывает 1 столбец"), (2, "Охватывает 2 столбца"), (5, "Охватывает 5 столбцов"),
    (11, "Охватывает 11 столбцов"), (21, "Охватывает 21 столбец"),
  ])
  func `counts columns by its plural rules`(number: Int, words: String) {
    #expect(Vocabulary.russian[.columnSpan, counting: number].text == words)
  }
}
