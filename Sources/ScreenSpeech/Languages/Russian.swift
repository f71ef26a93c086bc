extension Vocabulary {
  /// VoiceOver's words in Russian.
  ///
  /// The recorded words are AccessibilitySnapshot's, where they have no mistake; the rest is our
  /// translation.
  public static let russian = Vocabulary(
    language: "ru", name: "Русский", traits: .russian, hints: .russian, containers: .russian,
    rotors: RotorWords(
      noResults: "<нет результатов>", moreResults: "+ %1 дополнительных результатов...",
      manyMoreResults: "+ Много (%1+) дополнительных результатов..."),
    web: .russian, mac: .russian, session: .russian,
    punctuation: [
      "-": "дефис", "‐": "дефис", "+": "плюс", "−": "минус", "×": "умножить", "÷": "разделить на",
      "*": "звездочка", "/": "косая черта", "\\": "обратная косая черта", "=": "равно",
      "<": "меньше", ">": "больше", "#": "решетка", "@": "собака", "&": "амперсанд", "%": "процент",
      "_": "подчеркивание", "|": "вертикальная черта", "~": "тильда", "^": "циркумфлекс",
      "•": "маркер", ".": "точка", ",": "запятая", ":": "двоеточие", ";": "точка с запятой",
      "!": "восклицательный знак", "?": "вопросительный знак", "(": "левая скобка",
      ")": "правая скобка", "[": "левая квадратная скобка", "]": "правая квадратная скобка",
      "{": "левая фигурная скобка", "}": "правая фигурная скобка", "\"": "кавычка", "'": "апостроф",
      "$": "знак доллара", "£": "знак фунта", "¥": "знак иены", "…": "многоточие",
      "¶": "знак абзаца", "¢": "знак цента", "¤": "знак валюты", "§": "знак параграфа",
      "¬": "отрицание", "∖": "разность множеств", "`": "гравис", "∘": "композиция с",
      "′": "штрих", "¡": "перевёрнутый восклицательный знак", "¦": "разорванная черта",
      "»": "закрывающая кавычка", "«": "открывающая кавычка", "\t": "табуляция",
      "²": "в квадрате", "³": "в кубе",
    ]
  )
}

extension TraitWords {
  fileprivate static let russian = TraitWords(
    selected: Word("Выбрано", .recorded),
    dimmed: Word("Недоступно", .recorded),
    button: Word("Кнопка", .recorded),
    popUpButton: Word("Кнопка всплывающего меню", .translation),
    backButton: Word("Кнопка назад", .recorded),
    back: "Назад",
    switchButton: Word("Кнопка-переключатель", .recorded),
    on: Word("Вкл", .recorded),
    off: Word("Выкл", .recorded),
    mixed: Word("Смешанно", .recorded),
    tab: Word("Вкладка", .recorded),
    textField: Word("Текстовое поле", snapshot: "текстовое поле.", .recorded),
    secureTextField: Word("Защищённое текстовое поле", .recorded),
    isEditing: Word("Идет правка", .translation),
    heading: Word("Заголовок", .recorded),
    headingLevel: Word("Заголовок уровня %1", .translation),
    link: Word("Ссылка", .recorded),
    pickerItem: Word("Элемент выбора", .translation),
    adjustable: Word("Элемент регулировки", .recorded),
    image: Word("Изображение", .recorded),
    searchField: Word("Поле поиска", .recorded),
    draggable: Word("Можно перетянуть", .translation),
    expanded: Word("Развернуто", .recorded),
    collapsed: Word("Свернуто", .recorded)
  )
}

extension HintWords {
  fileprivate static let russian = HintWords(
    actionsAvailable: .sentence("Доступны действия", .recorded),
    moreContentAvailable: .sentence("Доступно больше контента", .recorded),
    toggle: .sentence("Коснитесь дважды, чтобы переключить настройку.", .recorded),
    edit: Word(
      "Коснитесь дважды, чтобы редактировать.",
      snapshot: "коснитесь дважды, чтобы редактировать.", .recorded),
    editArea: Word(
      "Коснитесь дважды, чтобы редактировать. Используйте ротор для доступа к объекту: "
        + "Слова с ошибками",
      snapshot: "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к "
        + "объекту: Слова с ошибками", .translation),
    editing: .sentence("Используйте ротор для доступа к объекту: Слова с ошибками", .translation),
    adjust: .sentence(
      "Смахните вверх или вниз одним пальцем, чтобы настроить значение.", .recorded),
    picker: .sentence("Коснитесь дважды, чтобы активировать меню выбора.", .translation),
    expand: .sentence("Коснитесь дважды, чтобы развернуть.", .recorded),
    collapse: .sentence("Коснитесь дважды, чтобы свернуть.", .recorded),
    directTouch: .sentence(
      "Используйте ротор, чтобы включить прямое касание для этого приложения.", .translation)
  )
}

extension ContainerWords {
  fileprivate static let russian = ContainerWords(
    place: Word("%1 из %2", .recorded),
    listStart: Word("Начало списка", .recorded),
    listEnd: Word("Конец списка", .recorded),
    landmarkStart: Word("Ориентир", .recorded),
    landmarkEnd: Word("Конец ориентира", .translation),
    rowHeader: Word("Заголовок строки", .translation),
    columnHeader: Word("Заголовок столбца", .translation),
    rowSpan: CountedWord(
      one: Word("Охватывает %1 строку", .translation),
      few: Word("Охватывает %1 строки", .translation),
      many: Word("Охватывает %1 строк", .translation),
      other: Word("Охватывает %1 строки", .translation)),
    columnSpan: CountedWord(
      one: Word("Охватывает %1 столбец", .translation),
      few: Word("Охватывает %1 столбца", .translation),
      many: Word("Охватывает %1 столбцов", .translation),
      other: Word("Охватывает %1 столбца", .translation)),
    row: Word("Ряд %1", .recorded),
    column: Word("Столбец %1", .recorded)
  )
}

extension WebWords {
  fileprivate static let russian = WebWords(
    checkbox: Word("Флажок", .translation),
    checked: Word("Установлен", .translation),
    unchecked: Word("Снят", .translation),
    radioButton: Word("Радиокнопка", .translation),
    multiLineTextField: Word("Многострочное текстовое поле", .translation),
    colorWell: Word("Выбор цвета", .translation),
    progressIndicator: Word("Индикатор выполнения", .translation),
    required: Word("Обязательное поле", .translation),
    invalid: Word("Недопустимые данные", .translation),
    readOnly: Word("Только чтение", .translation),
    visited: Word("Посещенная", .translation),
    busy: Word("Занято", .translation),
    current: Word("Текущий элемент", .translation),
    dialog: Word("Веб-диалог", .translation),
    tableStart: Word("Начало таблицы, %1, %2", .translation),
    rows: CountedWord(
      one: Word("%1 строка", .translation), few: Word("%1 строки", .translation),
      many: Word("%1 строк", .translation), other: Word("%1 строки", .translation)),
    columns: CountedWord(
      one: Word("%1 столбец", .translation), few: Word("%1 столбца", .translation),
      many: Word("%1 столбцов", .translation), other: Word("%1 столбца", .translation)),
    tableEnd: Word("Конец таблицы", .translation),
    end: Word("Конец, %1, %2", .translation),
    landmarks: [
      "banner": Word("Баннер, ориентир", .translation),
      "complementary": Word("Дополнительно, ориентир", .translation),
      "contentinfo": Word("Информация о содержимом, ориентир", .translation),
      "form": Word("Форма, ориентир", .translation),
      "main": Word("Основное содержимое, ориентир", .translation),
      "navigation": Word("Навигация, ориентир", .translation),
      "region": Word("Область, ориентир", .translation),
      "search": Word("Поиск, ориентир", .translation),
    ]
  )
}

extension MacWords {
  fileprivate static let russian = MacWords(
    slider: Word("Бегунок", .translation),
    stepper: Word("Шаговый регулятор", .translation),
    checkbox: Word("Флажок", .translation),
    checked: Word("Установлен", .translation),
    unchecked: Word("Снят", .translation),
    switchButton: Word("Переключатель", .translation),
    toggleButton: Word("Кнопка-переключатель", .translation),
    popUpButton: Word("Кнопка всплывающего меню", .translation),
    menuButton: Word("Кнопка меню", .translation),
    editText: Word("Редактирование текста", .translation),
    secureEditText: Word("Редактирование защищённого текста", .translation),
    searchField: Word("Текстовое поле поиска", .translation),
    characters: CountedWord(
      one: Word("%1 символ", .translation), few: Word("%1 символа", .translation),
      many: Word("%1 символов", .translation), other: Word("%1 символа", .translation)),
    group: Word("Группа", .translation),
    scrollArea: Word("Область прокрутки", .translation),
    list: Word("Список", .translation),
    table: Word("Таблица", .translation),
    tabGroup: Word("Группа вкладок", .translation),
    entering: Word("Внутри: %1", .translation),
    items: CountedWord(
      one: Word("%1 объект", .translation), few: Word("%1 объекта", .translation),
      many: Word("%1 объектов", .translation), other: Word("%1 объекта", .translation)),
    buttonHint: .sentence(
      "Вы находитесь на кнопке. Чтобы нажать эту кнопку, нажмите клавиши Control, Option и пробел.",
      .translation),
    popUpHint: .sentence(
      "Вы находитесь на кнопке. Чтобы открыть список вариантов, нажмите клавиши Control, "
        + "Option и пробел.", .translation),
    linkHint: .sentence(
      "Вы находитесь на ссылке. Чтобы перейти по этой ссылке, нажмите клавиши Control, "
        + "Option и пробел.", .translation)
  )
}

extension SessionWords {
  fileprivate static let russian = SessionWords(
    voiceOverOn: Word("VoiceOver включен", .translation),
    voiceOverOff: Word("VoiceOver выключен", .translation),
    quickNavOn: Word("Быстрая навигация включена", .translation),
    quickNavOff: Word("Быстрая навигация выключена", .translation),
    activate: Word("Активировать", .translation),
    defaultAction: Word("По умолчанию", .translation),
    drag: Word("Перетянуть", .translation),
    drop: Word("Отпустить", .translation),
    dropReady: Word("Можно отпустить", .translation),
    dropComplete: Word("Отпущено", .translation),
    page: Word("Страница %1 из %2", .translation),
    capital: Word("Заглавная %1", .translation),
    space: Word("пробел", .translation),
    rotors: [
      "Actions": Word("Действия", .translation),
      "Adjust Value": Word("Изменить значение", .translation),
      "More Content": Word("Больше контента", .translation),
      "Characters": Word("Символы", .translation),
      "Words": Word("Слова", .translation),
      "Lines": Word("Строки", .translation),
      "Containers": Word("Контейнеры", .translation),
      "Headings": Word("Заголовки", .recorded),
      "Heading 1": Word("Заголовок 1", .recorded),
      "Heading 2": Word("Заголовок 2", .recorded),
      "Heading 3": Word("Заголовок 3", .recorded),
      "Heading 4": Word("Заголовок 4", .recorded),
      "Heading 5": Word("Заголовок 5", .recorded),
      "Heading 6": Word("Заголовок 6", .recorded),
      "Links": Word("Ссылки", .recorded),
      "Form Controls": Word("Элементы формы", .translation),
      "Tables": Word("Таблицы", .recorded),
      "Lists": Word("Списки", .recorded),
      "Landmarks": Word("Ориентиры", .recorded),
      "Visited Links": Word("Посещенные ссылки", .recorded),
      "Non-Visited Links": Word("Непосещенные ссылки", .translation),
      "Buttons": Word("Кнопки", .translation),
      "Text Fields": Word("Текстовые поля", .recorded),
      "Search Fields": Word("Поля поиска", .translation),
      "Images": Word("Изображения", .recorded),
      "Static Text": Word("Статический текст", .translation),
    ]
  )
}
