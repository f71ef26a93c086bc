import Testing
import VoiceOverLanguages

/// The words of the Mac, word for word in each language.
struct VocabularyMacTests {
  @Test(arguments: [
    (
      "en", ["End of list", "End of table", "End of description list", "End of navigation"],
      ["End of Site header", "Banner"]
    ),
    (
      "de",
      [
        "Ende der Liste", "Ende der Tabelle", "Ende der Beschreibungsliste", "Ende, Navigation",
      ], ["Ende, Site header", "Banner"]
    ),
    (
      "ru", ["Конец списка", "Конец таблицы", "Конец списка описаний", "Конец: навигация"],
      ["Конец: Site header", "Баннер"]
    ),
    (
      "vi", ["Cuối danh sách", "Cuối bảng", "Cuối danh sách mô tả", "Cuối điều hướng"],
      ["Cuối Site header", "Biểu ngữ"]
    ),
    (
      "fr",
      ["Fin de la liste", "Fin du tableau", "Fin de la liste de descriptions", "Fin, navigation"],
      ["Fin, Site header", "Bannière"]
    ),
    (
      "es",
      [
        "Fin de la lista", "Fin de la tabla", "Fin de la lista de descripciones",
        "Fin, navegación",
      ], ["Fin, Site header", "Banner"]
    ),
    (
      "ja", ["リストの終わり", "表の終わり", "定義リストの終わり", "終わり、ナビゲーション"],
      ["終わり、Site header", "バナー"]
    ),
    ("zh-Hans", ["列表结尾", "表格结尾", "描述列表结尾", "导航结尾"], ["Site header结尾", "横幅"]),
    ("zh-Hant", ["列表結尾", "表格結尾", "描述列表結尾", "導覽結尾"], ["Site header結尾", "橫幅"]),
  ]) func `says the ends of containers`(language: String, ends: [String], named: [String]) throws {
    let words = try #require(Vocabulary.for(language))
    let roles: [Word.ID] = [.list, .table, .macDescriptionList, .navigationLandmark]
    #expect(roles.map { words.macEnd(of: $0).text } == ends)
    let banner = words.macEnd(of: .bannerLandmark, named: Word("Site header", .ours))
    #expect(banner.map(\.text) == named)
  }

  @Test(arguments: [
    ("en", ["4 columns, 10 rows", "1 column, 1 row"], "Column 2 of 3", "1 of 3", "Level 2"),
    ("de", ["4 Spalten, 10 Zeilen", "1 Spalte, 1 Zeile"], "Spalte 2 von 3", "1 von 3", "Ebene 2"),
    (
      "ru", ["4 столбца, 10 строк", "1 столбец, 1 строка"], "Столбец 2 из 3", "1 из 3", "Уровень 2"
    ),
    ("vi", ["4 cột, 10 hàng", "1 cột, 1 hàng"], "Cột 2 trên 3", "1 trên 3", "Cấp 2"),
    (
      "fr", ["4 colonnes, 10 rangées", "1 colonne, 1 rangée"], "Colonne 2 sur 3", "1 sur 3",
      "Niveau 2"
    ),
    ("es", ["4 columnas, 10 filas", "1 columna, 1 fila"], "Columna 2 de 3", "1 de 3", "Nivel 2"),
    ("ja", ["10行4列", "1行1列"], "列2/3", "1/3", "レベル2"),
    ("zh-Hans", ["4列，10行", "1列，1行"], "第2列，共3列", "第1项，共3项", "级别2"),
    ("zh-Hant", ["4欄，10列", "1欄，1列"], "第2欄，共3欄", "第1項，共3項", "層級2"),
  ]) func `counts columns and rows, and says places and levels`(
    language: String, sizes: [String], column: String, place: String, level: String
  ) throws {
    let words = try #require(Vocabulary.for(language))
    #expect([(4, 10), (1, 1)].map { words.macTableSize(columns: $0, rows: $1).text } == sizes)
    #expect(words[.macColumnOf].filled("2", "3").text == column)
    #expect(words[.macPlace].filled("1", "3").text == place)
    #expect(words[.macLevel].filled("2").text == level)
  }

  @Test(arguments: [
    (
      "en",
      [
        "Article", "Radio group", "Dialog", "Description list", "Region", "Menu", "Menu bar",
        "Summary", "File upload button", "Text entry area", "Progress bar",
      ]
    ),
    (
      "de",
      [
        "Artikel", "Optionsfeldgruppe", "Dialog", "Beschreibungsliste", "Bereich", "Menü",
        "Menüleiste", "Zusammenfassung", "Taste zum Hochladen einer Datei", "Texteingabebereich",
        "Fortschrittsbalken",
      ]
    ),
    (
      "ru",
      [
        "Статья", "Группа радиокнопок", "Диалоговое окно", "Список описаний", "Область", "Меню",
        "Строка меню", "Сводка", "Кнопка загрузки файла", "Область ввода текста",
        "Полоса выполнения",
      ]
    ),
    (
      "vi",
      [
        "Bài viết", "Nhóm nút radio", "Hộp thoại", "Danh sách mô tả", "Vùng", "Menu", "Thanh menu",
        "Tóm tắt", "Nút tải tệp lên", "Vùng nhập văn bản", "Thanh tiến trình",
      ]
    ),
    (
      "fr",
      [
        "Article", "Groupe de boutons radio", "Dialogue", "Liste de descriptions", "Région", "Menu",
        "Barre des menus", "Résumé", "Bouton de chargement de fichier", "Zone de saisie de texte",
        "Barre de progression",
      ]
    ),
    (
      "es",
      [
        "Artículo", "Grupo de botones de opción", "Diálogo", "Lista de descripciones", "Región",
        "Menú", "Barra de menús", "Resumen", "Botón para cargar un archivo",
        "Área de entrada de texto", "Barra de progreso",
      ]
    ),
    (
      "ja",
      [
        "記事", "ラジオグループ", "ダイアログ", "定義リスト", "セクション", "メニュー", "メニューバー", "概要",
        "ファイルアップロードボタン", "テキスト入力領域", "進行状況バー",
      ]
    ),
    (
      "zh-Hans",
      [
        "文章", "单选按钮组", "对话框", "描述列表", "区域", "菜单", "菜单栏", "摘要", "文件上传按钮", "文本输入区域",
        "进度条",
      ]
    ),
    (
      "zh-Hant",
      [
        "文章", "單選按鈕群組", "對話框", "描述列表", "區域", "選單", "選單列", "摘要", "檔案上傳按鈕", "文字輸入區域",
        "進度列",
      ]
    ),
  ]) func `names containers and controls`(language: String, names: [String]) throws {
    let words = try #require(Vocabulary.for(language))
    let ids: [Word.ID] = [
      .macArticle, .macRadioGroup, .macDialog, .macDescriptionList, .macRegion, .macMenu,
      .macMenuBar, .macSummary, .macFileButton, .macTextArea, .macProgressBar,
    ]
    #expect(ids.map { words[$0].text } == names)
  }

  @Test(arguments: [
    (Word.ID.macHeadingHint, "You are currently on a heading level %1."),
    (.macTextHint, "You are currently on a text element."),
    (.macSelectableTextHint, "You are currently on a selectable text."),
    (.macTextAreaHint, "You are currently on a text area."),
    (.macGroupHint, "You are currently in a group."),
    (.macDimmedButtonHint, "You are currently on a button."),
    (.macDimmedHint, "This item is dimmed."),
    (
      .macButtonHint,
      "You are currently on a button. To click this button, press Control-Option-Space."
    ),
    (
      .macToggleButtonHint,
      "You are currently on a toggle button. To select or deselect this checkbox, press Control-Option-Space."
    ),
    (
      .macSliderHint,
      "You are currently on a slider. To start interacting with the slider, press Control-Option-Shift-Down Arrow."
    ),
  ]) func `has the hints that were recorded`(id: Word.ID, text: String) {
    let word = Vocabulary.english[id]
    #expect((word.text, word.snapshot) == (text, text))
    #expect(word.evidence == .observed)
  }

  @Test(arguments: Vocabulary.all) func `has a hint of its own for each kind`(words: Vocabulary) {
    let hints: [Word.ID] = [
      .macButtonHint, .macPopUpHint, .macLinkHint, .macHeadingHint, .macTextHint,
      .macSelectableTextHint, .macTextAreaHint, .macGroupHint, .macDimmedButtonHint,
      .macDimmedHint, .macToggleButtonHint, .macCheckboxHint, .macRadioButtonHint, .macSliderHint,
      .macEditTextHint,
    ]
    #expect(Set(hints.map { words[$0].text }).count == hints.count)
    for hint in hints { #expect(words[hint].text.last.map { ".。".contains($0) } == true) }
  }

  @Test(arguments: [
    ("en", "More Content menu", "Actions menu", "5 items", "Out of Dogs"),
    ("de", "Menü „Weitere Inhalte“", "Aktionsmenü", "5 Objekte", "Nicht mehr in Dogs"),
    ("ru", "Меню «Больше контента»", "Меню действий", "5 объектов", "Снаружи: Dogs"),
    ("vi", "Menu Nội dung khác", "Menu Tác vụ", "5 mục", "Ra khỏi Dogs"),
    ("fr", "Menu Contenu supplémentaire", "Menu Actions", "5 éléments", "Hors de Dogs"),
    ("es", "Menú Más contenido", "Menú Acciones", "5 ítems", "Fuera de Dogs"),
    ("ja", "その他のコンテンツメニュー", "アクションメニュー", "5項目", "Dogs外"),
    ("zh-Hans", "更多内容菜单", "操作菜单", "5项", "离开Dogs"),
    ("zh-Hant", "更多內容選單", "動作選單", "5個項目", "離開Dogs"),
  ]) func `has the menus, their items, and the way out`(
    language: String, content: String, actions: String, items: String, leaving: String
  ) throws {
    let words = try #require(Vocabulary.for(language))
    #expect([.moreContentMenu, .actionsMenu].map { words[$0].text } == [content, actions])
    #expect(words[.items, counting: 5].text == items)
    #expect(words[.macLeaving].filled("Dogs").text == leaving)
  }
}
