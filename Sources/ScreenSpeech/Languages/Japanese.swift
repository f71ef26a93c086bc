extension Vocabulary {
  /// VoiceOver's words in Japanese.
  ///
  /// Everything here is our translation: nobody has compared it with what VoiceOver says.
  public static let japanese = Vocabulary(
    language: "ja", name: "日本語", traits: .japanese, hints: .japanese, containers: .japanese,
    rotors: RotorWords(
      noResults: "<結果なし>", moreResults: "+ 他%1件の結果...",
      manyMoreResults: "+ 他多数(%1+)の結果..."),
    web: .japanese, mac: .japanese, session: .japanese,
    punctuation: [
      "-": "ハイフン", "‐": "ハイフン", "+": "プラス", "−": "マイナス", "×": "かける", "÷": "わる", "*": "アスタリスク",
      "/": "スラッシュ", "\\": "バックスラッシュ", "=": "イコール", "<": "小なり", ">": "大なり", "#": "シャープ",
      "@": "アットマーク", "&": "アンパサンド", "%": "パーセント", "_": "アンダースコア", "|": "縦線", "~": "チルダ",
      "^": "キャレット", "•": "ビュレット", ".": "ピリオド", ",": "カンマ", ":": "コロン", ";": "セミコロン", "!": "感嘆符",
      "?": "疑問符", "(": "左かっこ", ")": "右かっこ", "[": "左角かっこ", "]": "右角かっこ", "{": "左波かっこ", "}": "右波かっこ",
      "\"": "引用符", "'": "アポストロフィ", "$": "ドル記号", "£": "ポンド記号", "¥": "円記号", "…": "三点リーダ",
      "¶": "段落記号", "¢": "セント記号", "¤": "通貨記号", "§": "節記号", "¬": "否定", "∖": "差集合", "`": "グレーブアクセント",
      "∘": "合成", "′": "プライム", "¡": "逆感嘆符", "¦": "破断縦線", "»": "右二重山かっこ", "«": "左二重山かっこ",
      "\t": "タブ", "²": "二乗", "³": "三乗",
    ]
  )
}

extension TraitWords {
  fileprivate static let japanese = TraitWords(
    selected: Word("選択中", .translation),
    dimmed: Word("淡色表示", .translation),
    button: Word("ボタン", .translation),
    popUpButton: Word("ポップアップボタン", .translation),
    backButton: Word("戻るボタン", .translation),
    back: "戻る",
    switchButton: Word("スイッチボタン", .translation),
    on: Word("オン", .translation),
    off: Word("オフ", .translation),
    mixed: Word("混在", .translation),
    tab: Word("タブ", .translation),
    textField: Word("テキストフィールド", .translation),
    secureTextField: Word("セキュアテキストフィールド", .translation),
    isEditing: Word("編集中", .translation),
    heading: Word("見出し", .translation),
    headingLevel: Word("見出しレベル%1", .translation),
    link: Word("リンク", .translation),
    pickerItem: Word("ピッカー項目", .translation),
    adjustable: Word("調整可能", .translation),
    image: Word("イメージ", .translation),
    searchField: Word("検索フィールド", .translation),
    draggable: Word("ドラッグ可能", .translation),
    expanded: Word("展開されています", .translation),
    collapsed: Word("折りたたまれています", .translation)
  )
}

extension HintWords {
  fileprivate static let japanese = HintWords(
    actionsAvailable: .sentence("アクションがあります", .translation),
    moreContentAvailable: .sentence("その他のコンテンツがあります", .translation),
    toggle: Word("設定を切り替えるにはダブルタップします", .translation),
    edit: Word("編集するにはダブルタップします", .translation),
    editArea: Word(
      "編集するにはダブルタップします。スペルミスの単語にアクセスするにはローターを使用します",
      snapshot: "編集するにはダブルタップします., スペルミスの単語にアクセスするにはローターを使用します.", .translation),
    editing: Word("スペルミスの単語にアクセスするにはローターを使用します", .translation),
    adjust: Word("値を調整するには1本指で上または下にスワイプします", .translation),
    picker: Word("ピッカーを有効にするにはダブルタップします", .translation),
    expand: Word("展開するにはダブルタップします", .translation),
    collapse: Word("折りたたむにはダブルタップします", .translation),
    directTouch: Word("このAppでダイレクトタッチを有効にするにはローターを使用します", .translation)
  )
}

extension ContainerWords {
  fileprivate static let japanese = ContainerWords(
    place: Word("%2の%1", .translation),
    listStart: Word("リストの先頭", .translation),
    listEnd: Word("リストの末尾", .translation),
    landmarkStart: Word("ランドマーク", .translation),
    landmarkEnd: Word("ランドマークの末尾", .translation),
    rowHeader: Word("行ヘッダ", .translation),
    columnHeader: Word("列ヘッダ", .translation),
    rowSpan: CountedWord(other: Word("%1行にわたる", .translation)),
    columnSpan: CountedWord(other: Word("%1列にわたる", .translation)),
    row: Word("行%1", .translation),
    column: Word("列%1", .translation)
  )
}

extension WebWords {
  fileprivate static let japanese = WebWords(
    checkbox: Word("チェックボックス", .translation),
    checked: Word("チェックあり", .translation),
    unchecked: Word("チェックなし", .translation),
    radioButton: Word("ラジオボタン", .translation),
    multiLineTextField: Word("複数行テキストフィールド", .translation),
    colorWell: Word("カラーウェル", .translation),
    progressIndicator: Word("進行状況インジケータ", .translation),
    required: Word("必須", .translation),
    invalid: Word("無効なデータ", .translation),
    readOnly: Word("読み出し専用", .translation),
    visited: Word("アクセス済み", .translation),
    busy: Word("ビジー", .translation),
    current: Word("現在", .translation),
    dialog: Word("Webダイアログ", .translation),
    tableStart: Word("表の先頭, %1, %2", .translation),
    rows: CountedWord(
      other: Word("%1行", .translation)),
    columns: CountedWord(
      other: Word("%1列", .translation)),
    tableEnd: Word("表の末尾", .translation),
    end: Word("末尾, %1, %2", .translation),
    landmarks: [
      "banner": Word("バナー, ランドマーク", .translation),
      "complementary": Word("補足, ランドマーク", .translation),
      "contentinfo": Word("コンテンツ情報, ランドマーク", .translation),
      "form": Word("フォーム, ランドマーク", .translation),
      "main": Word("メイン, ランドマーク", .translation),
      "navigation": Word("ナビゲーション, ランドマーク", .translation),
      "region": Word("領域, ランドマーク", .translation),
      "search": Word("検索, ランドマーク", .translation),
    ]
  )
}

extension MacWords {
  fileprivate static let japanese = MacWords(
    slider: Word("スライダ", .translation),
    stepper: Word("ステッパ", .translation),
    checkbox: Word("チェックボックス", .translation),
    checked: Word("チェックあり", .translation),
    unchecked: Word("チェックなし", .translation),
    switchButton: Word("スイッチ", .translation),
    toggleButton: Word("トグルボタン", .translation),
    popUpButton: Word("ポップアップボタン", .translation),
    menuButton: Word("メニューボタン", .translation),
    editText: Word("テキスト編集", .translation),
    secureEditText: Word("セキュアテキスト編集", .translation),
    searchField: Word("検索テキストフィールド", .translation),
    characters: CountedWord(other: Word("%1文字", .translation)),
    group: Word("グループ", .translation),
    scrollArea: Word("スクロール領域", .translation),
    list: Word("リスト", .translation),
    table: Word("表", .translation),
    tabGroup: Word("タブグループ", .translation),
    entering: Word("%1内", .translation),
    items: CountedWord(other: Word("%1項目", .translation)),
    buttonHint: Word("現在ボタンの上にいます。このボタンをクリックするには、Control-Option-スペースを押します", .translation),
    popUpHint: Word("現在ボタンの上にいます。オプションのリストを表示するには、Control-Option-スペースを押します", .translation),
    linkHint: Word("現在リンクの上にいます。このリンクをクリックするには、Control-Option-スペースを押します", .translation)
  )
}

extension SessionWords {
  fileprivate static let japanese = SessionWords(
    voiceOverOn: Word("VoiceOverオン", .translation),
    voiceOverOff: Word("VoiceOverオフ", .translation),
    quickNavOn: Word("クイックナビオン", .translation),
    quickNavOff: Word("クイックナビオフ", .translation),
    activate: Word("アクティベート", .translation),
    defaultAction: Word("デフォルト", .translation),
    drag: Word("ドラッグ", .translation),
    drop: Word("ドロップ", .translation),
    dropReady: Word("ドロップ可能", .translation),
    dropComplete: Word("ドロップ完了", .translation),
    page: Word("%2ページ中%1ページ", .translation),
    capital: Word("大文字%1", .translation),
    space: Word("スペース", .translation),
    rotors: [
      "Actions": Word("アクション", .translation),
      "Adjust Value": Word("値を調整", .translation),
      "More Content": Word("その他のコンテンツ", .translation),
      "Characters": Word("文字", .translation),
      "Words": Word("単語", .translation),
      "Lines": Word("行", .translation),
      "Containers": Word("コンテナ", .translation),
      "Headings": Word("見出し", .translation),
      "Heading 1": Word("見出し1", .translation),
      "Heading 2": Word("見出し2", .translation),
      "Heading 3": Word("見出し3", .translation),
      "Heading 4": Word("見出し4", .translation),
      "Heading 5": Word("見出し5", .translation),
      "Heading 6": Word("見出し6", .translation),
      "Links": Word("リンク", .translation),
      "Form Controls": Word("フォームコントロール", .translation),
      "Tables": Word("表", .translation),
      "Lists": Word("リスト", .translation),
      "Landmarks": Word("ランドマーク", .translation),
      "Visited Links": Word("アクセス済みリンク", .translation),
      "Non-Visited Links": Word("未アクセスリンク", .translation),
      "Buttons": Word("ボタン", .translation),
      "Text Fields": Word("テキストフィールド", .translation),
      "Search Fields": Word("検索フィールド", .translation),
      "Images": Word("イメージ", .translation),
      "Static Text": Word("静的テキスト", .translation),
    ]
  )
}
