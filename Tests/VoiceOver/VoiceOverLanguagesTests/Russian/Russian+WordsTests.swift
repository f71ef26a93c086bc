import Testing
import VoiceOverLanguages

struct RussianWordsTests {
  @Test(arguments: [
    (Word.ID.dimmed, "Недоступно", "Недоступно.", Evidence.recorded),
    (.backButton, "Кнопка назад", "Кнопка назад.", .recorded),
    (.switchButton, "Кнопка-переключатель", "Кнопка-переключатель.", .recorded),
    (.secureTextField, "Защищённое текстовое поле", "Защищённое текстовое поле.", .recorded),
    (.adjustable, "Элемент регулировки", "Элемент регулировки.", .recorded),
    (.actionsAvailable, "Доступны действия", "Доступны действия", .recorded),
    (
      .toggleHint, "Коснитесь дважды, чтобы переключить настройку.",
      "Коснитесь дважды, чтобы переключить настройку.", .recorded
    ),
    (
      .editAreaHint,
      "Коснитесь дважды, чтобы редактировать. Используйте ротор для доступа к объекту: Слова с ошибками",
      "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к объекту: Слова с ошибками",
      .translation
    ), (.place, "%1 из %2", "%1 из %2.", .recorded),
    (.listStart, "Начало списка", "Начало списка.", .recorded),
    (.rowHeader, "Заголовок строки", "Заголовок строки.", .translation),
    (.navigationLandmark, "Навигация", "Навигация.", .translation),
    (.activate, "Активировать", "Активировать.", .translation),
    (.rotorHeadings, "Заголовки", "Заголовки.", .recorded),
    (.noResults, "<нет результатов>", "<нет результатов>", .recorded),
    (.lineChart, "линейный график", "линейный график.", .translation),
    (.increment, "Увеличить", "Увеличить", .translation),
  ]) func `has its words in both styles, with their evidence`(
    id: Word.ID, text: String, snapshot: String, evidence: Evidence
  ) {
    let word = Vocabulary.russian[id]
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
    #expect(word.evidence == evidence)
  }

  @Test(arguments: [
    (Word.ID.headingLevel, ["2"], "Заголовок уровня 2"), (.page, ["4", "9"], "Страница 4 из 9"),
    (.capital, ["Ä"], "Заглавная Ä"), (.axisEnds, ["T", "1", "9"], "T, от 1 до 9"),
    (.passesIn, ["A", "B", "C"], "A превышает B: C"),
    (.risesBy, ["3", "M"], "растёт, в среднем на 3 на единицу оси «M»"),
    (.manyMoreResults, ["99"], "+ Много (99+) дополнительных результатов..."),
    (.pageOfControl, ["2", "5"], "страница 2 из 5"),
  ]) func `fills in numbers and names in the order of the language`(
    id: Word.ID, parts: [String], text: String
  ) {
    #expect(Vocabulary.russian[id].filled(parts).text == text)
  }

  @Test(arguments: [
    (
      Word.ID.rowSpan,
      [
        "Охватывает 0 строк", "Охватывает 1 строку", "Охватывает 2 строки", "Охватывает 5 строк",
        "Охватывает 11 строк", "Охватывает 21 строку",
      ]
    ),
    (
      .characters,
      ["0 символов", "1 символ", "2 символа", "5 символов", "11 символов", "21 символ"]
    ), (.items, ["0 объектов", "1 объект", "2 объекта", "5 объектов", "11 объектов", "21 объект"]),
    (
      .missingValues,
      [
        "0 значений отсутствует", "1 значение отсутствует", "2 значения отсутствуют",
        "5 значений отсутствует", "11 значений отсутствует", "21 значение отсутствует",
      ]
    ),
  ]) func `counts in the forms of the language`(id: Word.ID, texts: [String]) {
    let counted = [0, 1, 2, 5, 11, 21].map { Vocabulary.russian[id, counting: $0].text }
    #expect(counted == texts)
  }

  @Test func `a hint begins with a small letter in references, as it was recorded`() {
    let hint = Vocabulary.russian[.editHint]
    #expect(hint.text == "Коснитесь дважды, чтобы редактировать.")
    #expect(hint.snapshot == "коснитесь дважды, чтобы редактировать.")
    #expect(hint.evidence == .recorded)
  }

  @Test(arguments: [
    (Character("-"), "дефис"), ("@", "собака"), ("»", "закрывающая кавычка"), ("²", "в квадрате"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.russian.punctuation[mark] == name)
  }
}
