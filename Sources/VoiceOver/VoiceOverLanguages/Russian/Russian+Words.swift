extension Vocabulary {
  /// VoiceOver's words in Russian.
  ///
  /// The recorded words are AccessibilitySnapshot's, where they have no mistake; the rest is our
  /// translation.
  package static let russian = Vocabulary(
    language: "ru", name: "Русский",
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
    ],
    symbol: Word.russian, word: Word.russian)
}

extension Word {
  /// A word in Russian: a function, because a closure in a constant is type-checked again with each file
  /// that uses the constant.
  fileprivate static func russian(_ id: ID) -> Word {
    switch id {
    // Traits and states
    case .selected: Word("Выбрано", .recorded)
    case .dimmed: Word("Недоступно", .recorded)
    case .button: Word("Кнопка", .recorded)
    case .popUpButton: Word("Кнопка всплывающего меню", .translation)
    case .backButton: Word("Кнопка назад", .recorded)
    case .switchButton: Word("Кнопка-переключатель", .recorded)
    case .on: Word("Вкл", .recorded)
    case .off: Word("Выкл", .recorded)
    case .mixed: Word("Смешанно", .recorded)
    case .tab: Word("Вкладка", .recorded)
    case .textField: Word("Текстовое поле", snapshot: "текстовое поле.", .recorded)
    case .secureTextField: Word("Защищённое текстовое поле", .recorded)
    case .isEditing: Word("Идет правка", .translation)
    case .insertionPointAtStart: Word("Точка вставки в начале", .translation)
    case .insertionPointAtEnd: Word("Точка вставки в конце", .translation)
    case .insertionPointAfter: Word("Точка вставки после символа %1", .translation)
    case .characterMode: Word("Посимвольный режим", .translation)
    case .wordMode: Word("Пословный режим", .translation)
    case .lineMode: Word("Построчный режим", .translation)
    case .heading: Word("Заголовок", .recorded)
    case .headingLevel: Word("Заголовок уровня %1", .translation)
    case .link: Word("Ссылка", .recorded)
    case .inPageLink: Word("Ссылка внутри страницы", .translation)
    case .pickerItem: Word("Элемент выбора", .translation)
    case .adjustable: Word("Элемент регулировки", .recorded)
    case .image: Word("Изображение", .recorded)
    case .searchField: Word("Поле поиска", .recorded)
    case .draggable: Word("Можно перетянуть", .translation)
    case .expanded: Word("Развернуто", .recorded)
    case .collapsed: Word("Свернуто", .recorded)
    // Hints and cues
    case .actionsAvailable: .sentence("Доступны действия", .recorded)
    case .moreContentAvailable: .sentence("Доступно больше контента", .recorded)
    case .toggleHint: .sentence("Коснитесь дважды, чтобы переключить настройку.", .recorded)
    case .editHint:
      Word(
        "Коснитесь дважды, чтобы редактировать.",
        snapshot: "коснитесь дважды, чтобы редактировать.", .recorded)
    case .editAreaHint:
      Word(
        "Коснитесь дважды, чтобы редактировать. Используйте ротор для доступа к объекту: "
          + "Слова с ошибками",
        snapshot: "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к "
          + "объекту: Слова с ошибками", .translation)
    case .editingHint:
      .sentence("Используйте ротор для доступа к объекту: Слова с ошибками", .translation)
    case .adjustHint:
      .sentence(
        "Смахните вверх или вниз одним пальцем, чтобы настроить значение.", .recorded)
    case .pickerHint: .sentence("Коснитесь дважды, чтобы активировать меню выбора.", .translation)
    case .expandHint: .sentence("Коснитесь дважды, чтобы развернуть.", .recorded)
    case .collapseHint: .sentence("Коснитесь дважды, чтобы свернуть.", .recorded)
    case .directTouchHint:
      .sentence(
        "Используйте ротор, чтобы включить прямое касание для этого приложения.", .translation)
    case .directTouchActivateHint:
      .sentence(
        "Активируйте, чтобы начать прямое касание.", .translation)
    case .reorderHint:
      .sentence(
        "Коснитесь дважды и удерживайте, дождитесь звука, затем перетяните, чтобы изменить порядок.",
        .translation)
    // Containers and places in them
    case .place: Word("%1 из %2", .recorded)
    case .listStart: Word("Начало списка", .recorded)
    case .listEnd: Word("Конец списка", .recorded)
    case .landmarkStart: Word("Ориентир", .recorded)
    case .landmarkEnd: Word("Конец ориентира", .translation)
    case .definitionListStart: Word("Начало списка определений", .translation)
    case .definitionListEnd: Word("Конец списка определений", .translation)
    case .alert: Word("Предупреждение", .translation)
    case .rowHeader: Word("Заголовок строки", .translation)
    case .columnHeader: Word("Заголовок столбца", .translation)
    case .rowSpan:
      .counted(
        one: Word("Охватывает %1 строку", .translation),
        few: Word("Охватывает %1 строки", .translation),
        many: Word("Охватывает %1 строк", .translation),
        other: Word("Охватывает %1 строки", .translation))
    case .columnSpan:
      .counted(
        one: Word("Охватывает %1 столбец", .translation),
        few: Word("Охватывает %1 столбца", .translation),
        many: Word("Охватывает %1 столбцов", .translation),
        other: Word("Охватывает %1 столбца", .translation))
    case .row: Word("Ряд %1", .recorded)
    case .column: Word("Столбец %1", .recorded)
    // Web content, as in Safari
    case .checkbox: Word("Флажок", .translation)
    case .checked: Word("Установлен", .translation)
    case .unchecked: Word("Снят", .translation)
    case .radioButton: Word("Радиокнопка", .translation)
    case .multiLineTextField: Word("Многострочное текстовое поле", .translation)
    case .colorWell: Word("Выбор цвета", .translation)
    case .comboBox: Word("Поле со списком", .translation)
    case .menuItem: Word("Пункт меню", .translation)
    case .toggleButton: Word("Кнопка-переключатель", .translation)
    case .pressed: Word("Нажата", .translation)
    case .notPressed: Word("Не нажата", .translation)
    case .menuPopUp: Word("Всплывающее меню", .translation)
    case .listBoxPopUp: Word("Всплывающий список", .translation)
    case .treePopUp: Word("Всплывающее дерево", .translation)
    case .gridPopUp: Word("Всплывающая сетка", .translation)
    case .dialogPopUp: Word("Всплывающее диалоговое окно", .translation)
    case .description: Word("Описание", .translation)
    case .term: Word("Термин", .translation)
    case .definition: Word("Определение", .translation)
    case .toolbar: Word("Панель инструментов", .translation)
    case .sortUp: Word("Сортировка по возрастанию", .translation)
    case .sortDown: Word("Сортировка по убыванию", .translation)
    case .progressIndicator: Word("Индикатор выполнения", .translation)
    case .required: Word("Обязательное поле", .translation)
    case .invalid: Word("Недопустимые данные", .translation)
    case .invalidGrammar: Word("Грамматическая ошибка", .translation)
    case .invalidSpelling: Word("Орфографическая ошибка", .translation)
    case .readOnly: Word("Только чтение", .translation)
    case .visited: Word("Посещенная", .translation)
    case .busy: Word("Занято", .translation)
    case .current: Word("Текущий элемент", .translation)
    case .currentPage: Word("Текущая страница", .translation)
    case .currentStep: Word("Текущий шаг", .translation)
    case .currentLocation: Word("Текущее местоположение", .translation)
    case .currentDate: Word("Текущая дата", .translation)
    case .currentTime: Word("Текущее время", .translation)
    case .dialog: Word("Веб-диалог", .translation)
    case .tableStart: Word("Начало таблицы", .translation)
    case .tableRows:
      .counted(
        one: Word("%1 строка", .translation), few: Word("%1 строки", .translation),
        many: Word("%1 строк", .translation), other: Word("%1 строки", .translation))
    case .tableColumns:
      .counted(
        one: Word("%1 столбец", .translation), few: Word("%1 столбца", .translation),
        many: Word("%1 столбцов", .translation), other: Word("%1 столбца", .translation))
    case .tableEnd: Word("Конец таблицы", .translation)
    case .bannerLandmark: Word("Баннер", .translation)
    case .complementaryLandmark: Word("Дополнительно", .translation)
    case .contentinfoLandmark: Word("Информация о содержимом", .translation)
    case .formLandmark: Word("Форма", .translation)
    case .mainLandmark: Word("Основное содержимое", .translation)
    case .navigationLandmark: Word("Навигация", .translation)
    case .regionLandmark: Word("Область", .translation)
    case .searchLandmark: Word("Поиск", .translation)
    // The Mac
    case .macSlider: Word("Бегунок", .translation)
    case .macStepper: Word("Шаговый регулятор", .translation)
    case .macCheckbox: Word("Флажок", .translation)
    case .macChecked: Word("Установлен", .translation)
    case .macUnchecked: Word("Снят", .translation)
    case .macSwitchButton: Word("Переключатель", .translation)
    case .macToggleButton: Word("Кнопка-переключатель", .translation)
    case .macPopUpButton: Word("Кнопка всплывающего меню", .translation)
    case .menuButton: Word("Кнопка меню", .translation)
    case .editText: Word("Редактирование текста", .translation)
    case .secureEditText: Word("Редактирование защищённого текста", .translation)
    case .macSearchField: Word("Текстовое поле поиска", .translation)
    case .characters:
      .counted(
        one: Word("%1 символ", .translation), few: Word("%1 символа", .translation),
        many: Word("%1 символов", .translation), other: Word("%1 символа", .translation))
    case .group: Word("Группа", .translation)
    case .scrollArea: Word("Область прокрутки", .translation)
    case .list: Word("Список", .translation)
    case .table: Word("Таблица", .translation)
    case .tabGroup: Word("Группа вкладок", .translation)
    case .entering: Word("Внутри: %1", .translation)
    case .items:
      .counted(
        one: Word("%1 объект", .translation), few: Word("%1 объекта", .translation),
        many: Word("%1 объектов", .translation), other: Word("%1 объекта", .translation))
    case .macMixed: Word("Смешанно", .translation)
    case .macPlace: Word("%1 из %2", .translation)
    case .macColumnOf: Word("Столбец %1 из %2", .translation)
    case .macTableSize: Word("%1, %2", .translation)
    case .macLevel: Word("Уровень %1", .translation)
    case .macRegion: Word("Область", .translation)
    case .macArticle: Word("Статья", .translation)
    case .macRadioGroup: Word("Группа радиокнопок", .translation)
    case .macDialog: Word("Диалоговое окно", .translation)
    case .macDescriptionList: Word("Список описаний", .translation)
    case .macSummary: Word("Сводка", .translation)
    case .macFileButton: Word("Кнопка загрузки файла", .translation)
    case .macTextArea: Word("Область ввода текста", .translation)
    case .macMenu: Word("Меню", .translation)
    case .macMenuBar: Word("Строка меню", .translation)
    case .macProgressBar: Word("Полоса выполнения", .translation)
    case .macEndOf: Word("Конец: %1", .translation)
    case .macEndOfList: Word("Конец списка", .translation)
    case .macEndOfTable: Word("Конец таблицы", .translation)
    case .macEndOfDescriptionList: Word("Конец списка описаний", .translation)
    case .macLeaving: Word("Снаружи: %1", .translation)
    case .moreContentMenu: Word("Меню «Больше контента»", .translation)
    case .actionsMenu: Word("Меню действий", .translation)
    case .macButtonHint:
      .sentence(
        "Вы находитесь на кнопке. Чтобы нажать эту кнопку, нажмите клавиши Control, Option и пробел.",
        .translation)
    case .macPopUpHint:
      .sentence(
        "Вы находитесь на кнопке. Чтобы открыть список вариантов, нажмите клавиши Control, "
          + "Option и пробел.", .translation)
    case .macLinkHint:
      .sentence(
        "Вы находитесь на ссылке. Чтобы перейти по этой ссылке, нажмите клавиши Control, "
          + "Option и пробел.", .translation)
    case .macHeadingHint: .sentence("Вы находитесь на заголовке уровня %1.", .translation)
    case .macTextHint: .sentence("Вы находитесь на текстовом элементе.", .translation)
    case .macSelectableTextHint:
      .sentence("Вы находитесь на тексте, который можно выделить.", .translation)
    case .macTextAreaHint: .sentence("Вы находитесь на текстовой области.", .translation)
    case .macGroupHint: .sentence("Вы находитесь в группе.", .translation)
    case .macDimmedButtonHint: .sentence("Вы находитесь на кнопке.", .translation)
    case .macToggleButtonHint:
      .sentence(
        "Вы находитесь на кнопке-переключателе. Чтобы установить или снять этот флажок, "
          + "нажмите клавиши Control, Option и пробел.", .translation)
    case .macCheckboxHint:
      .sentence(
        "Вы находитесь на флажке. Чтобы установить или снять этот флажок, нажмите клавиши "
          + "Control, Option и пробел.", .translation)
    case .macRadioButtonHint:
      .sentence(
        "Вы находитесь на радиокнопке. Чтобы выбрать этот вариант, нажмите клавиши Control, "
          + "Option и пробел.", .translation)
    case .macSliderHint:
      .sentence(
        "Вы находитесь на бегунке. Чтобы начать взаимодействие с бегунком, нажмите клавиши "
          + "Control, Option, Shift и стрелку вниз.", .translation)
    case .macEditTextHint:
      .sentence(
        "Вы находитесь на текстовом поле. Чтобы ввести текст в это поле, начните печатать.",
        .translation)
    case .macDimmedHint: .sentence("Этот объект недоступен.", .translation)
    case .keyboardFocus: Word("Фокус клавиатуры", .translation)
    // Gestures, rotors and VoiceOver itself
    case .voiceOverOn: Word("VoiceOver включен", .translation)
    case .voiceOverOff: Word("VoiceOver выключен", .translation)
    case .quickNavOn: Word("Быстрая навигация включена", .translation)
    case .quickNavOff: Word("Быстрая навигация выключена", .translation)
    case .activate: Word("Активировать", .translation)
    case .defaultAction: Word("По умолчанию", .translation)
    case .drag: Word("Перетянуть", .translation)
    case .drop: Word("Отпустить", .translation)
    case .dropReady: Word("Можно отпустить", .translation)
    case .dropComplete: Word("Отпущено", .translation)
    case .page: Word("Страница %1 из %2", .translation)
    case .capital: Word("Заглавная %1", .translation)
    case .space: Word("пробел", .translation)
    case .rotorActions: Word("Действия", .translation)
    case .rotorAdjustValue: Word("Изменить значение", .translation)
    case .rotorMoreContent: Word("Больше контента", .translation)
    case .rotorCharacters: Word("Символы", .translation)
    case .rotorWords: Word("Слова", .translation)
    case .rotorLines: Word("Строки", .translation)
    case .rotorContainers: Word("Контейнеры", .translation)
    case .rotorHeadings: Word("Заголовки", .recorded)
    case .rotorHeading1: Word("Заголовок 1", .recorded)
    case .rotorHeading2: Word("Заголовок 2", .recorded)
    case .rotorHeading3: Word("Заголовок 3", .recorded)
    case .rotorHeading4: Word("Заголовок 4", .recorded)
    case .rotorHeading5: Word("Заголовок 5", .recorded)
    case .rotorHeading6: Word("Заголовок 6", .recorded)
    case .rotorLinks: Word("Ссылки", .recorded)
    case .rotorFormControls: Word("Элементы формы", .translation)
    case .rotorTables: Word("Таблицы", .recorded)
    case .rotorLists: Word("Списки", .recorded)
    case .rotorLandmarks: Word("Ориентиры", .recorded)
    case .rotorVisitedLinks: Word("Посещенные ссылки", .recorded)
    case .rotorNonVisitedLinks: Word("Непосещенные ссылки", .translation)
    case .rotorButtons: Word("Кнопки", .translation)
    case .rotorTextFields: Word("Текстовые поля", .recorded)
    case .rotorSearchFields: Word("Поля поиска", .translation)
    case .rotorImages: Word("Изображения", .recorded)
    case .rotorStaticText: Word("Статический текст", .translation)
    case .rotorSpeakingRate: Word("Скорость речи", .translation)
    case .rotorVolume: Word("Громкость", .translation)
    case .rotorPunctuation: Word("Пунктуация", .translation)
    case .rotorLanguage: Word("Язык", .translation)
    case .rotorHints: Word("Подсказки", .translation)
    case .notFound: Word("%1: не найдено", .translation)
    case .containerItem: Word("Контейнер", .translation)
    case .formControlItem: Word("Элемент формы", .translation)
    case .visitedLinkItem: Word("Посещенная ссылка", .translation)
    case .nonVisitedLinkItem: Word("Непосещенная ссылка", .translation)
    case .staticTextItem: Word("Статический текст", .translation)
    case .back: Word("Назад", .recorded)
    case .noResults: .sentence("<нет результатов>", .recorded)
    case .moreResults: .sentence("+ %1 дополнительных результатов...", .recorded)
    case .manyMoreResults: .sentence("+ Много (%1+) дополнительных результатов...", .recorded)
    // Charts
    case .rotorAudioGraph: Word("Звуковой график", .translation)
    case .describeChart: Word("Описать диаграмму", .translation)
    case .playAudioGraph: Word("Воспроизвести звуковой график", .translation)
    case .chartDetails: Word("Сведения о диаграмме", .translation)
    case .graphComplete: Word("Завершено", .translation)
    case .chartSummary: Word("Сводка", .translation)
    case .dataFeatures: Word("Особенности данных", .translation)
    case .chartStatistics: Word("Статистика", .translation)
    case .lineChart: Word("линейный график", .translation)
    case .pointChart: Word("столбчатая или точечная диаграмма", .translation)
    case .pieChart: Word("круговая диаграмма", .translation)
    case .mixedChart: Word("график с линиями и точками", .translation)
    case .chartKind: Word("%1, %2, %3", .translation)
    case .chartSeries:
      .counted(
        one: Word("%1 ряд", .translation), few: Word("%1 ряда", .translation),
        many: Word("%1 рядов", .translation), other: Word("%1 ряда", .translation))
    case .chartPoints:
      .counted(
        one: Word("%1 точка", .translation), few: Word("%1 точки", .translation),
        many: Word("%1 точек", .translation), other: Word("%1 точки", .translation))
    case .xAxis: Word("X: %1", .translation)
    case .yAxis: Word("Y: %1", .translation)
    case .axisEnds: Word("%1, от %2 до %3", .translation)
    case .axisValue: Word("%1, %2", .translation)
    case .seriesNumber: Word("ряд %1", .translation)
    case .lowestIn: Word("минимум %1, %2", .translation)
    case .lowestAt: Word("минимум %1, %2", .translation)
    case .highestIn: Word("максимум %1, %2", .translation)
    case .highestAt: Word("максимум %1, %2", .translation)
    case .onlyValue: Word("единственное значение %1, %2", .translation)
    case .alwaysValue: Word("всегда %1", .translation)
    case .average: Word("среднее %1", .translation)
    case .median: Word("медиана %1", .translation)
    case .risesBy: Word("растёт, в среднем на %1 на единицу оси «%2»", .translation)
    case .fallsBy: Word("падает, в среднем на %1 на единицу оси «%2»", .translation)
    case .rises: Word("растёт", .translation)
    case .falls: Word("падает", .translation)
    case .risesUntil: Word("растёт до %1", .translation)
    case .fallsUntil: Word("падает до %1", .translation)
    case .shapeThen: Word("%1, затем %2", .translation)
    case .manyTurns: Word("много раз растёт и падает", .translation)
    case .noTrend: Word("нет явной тенденции", .translation)
    case .tendsToRise: Word("скорее растёт", .translation)
    case .tendsToFall: Word("скорее падает", .translation)
    case .outliers:
      .counted(
        one: Word("%1 выброс: %2", .translation), few: Word("%1 выброса: %2", .translation),
        many: Word("%1 выбросов: %2", .translation), other: Word("%1 выброса: %2", .translation))
    case .passesIn: Word("%1 превышает %2: %3", .translation)
    case .passesAt: Word("%1 превышает %2: %3", .translation)
    case .missingValues:
      .counted(
        one: Word("%1 значение отсутствует", .translation),
        few: Word("%1 значения отсутствуют", .translation),
        many: Word("%1 значений отсутствует", .translation),
        other: Word("%1 значения отсутствует", .translation))
    case .noChartData: Word("нет данных", .translation)
    case .chartInterval: Word("от %1 до %2", .translation)
    case .chartSentence: Word("%1.", .translation)
    // Words that the system adds to an app
    case .increment: .sentence("Увеличить", .translation)
    case .decrement: .sentence("Уменьшить", .translation)
    case .inProgress: .sentence("Выполняется", .translation)
    case .pageOfControl: .sentence("страница %1 из %2", .translation)
    }
  }
}
