extension Vocabulary {
  /// VoiceOver's words in Japanese.
  ///
  /// Everything here is our translation: nobody has compared it with what VoiceOver says.
  public static let japanese = Vocabulary(
    language: "ja", name: "日本語",
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
    ],
    word: { id in
      switch id {
      // Traits and states
      case .selected: Word("選択中", .translation)
      case .dimmed: Word("淡色表示", .translation)
      case .button: Word("ボタン", .translation)
      case .popUpButton: Word("ポップアップボタン", .translation)
      case .backButton: Word("戻るボタン", .translation)
      case .switchButton: Word("スイッチボタン", .translation)
      case .on: Word("オン", .translation)
      case .off: Word("オフ", .translation)
      case .mixed: Word("混在", .translation)
      case .tab: Word("タブ", .translation)
      case .textField: Word("テキストフィールド", .translation)
      case .secureTextField: Word("セキュアテキストフィールド", .translation)
      case .isEditing: Word("編集中", .translation)
      case .heading: Word("見出し", .translation)
      case .headingLevel: Word("見出しレベル%1", .translation)
      case .link: Word("リンク", .translation)
      case .pickerItem: Word("ピッカー項目", .translation)
      case .adjustable: Word("調整可能", .translation)
      case .image: Word("イメージ", .translation)
      case .searchField: Word("検索フィールド", .translation)
      case .draggable: Word("ドラッグ可能", .translation)
      case .expanded: Word("展開されています", .translation)
      case .collapsed: Word("折りたたまれています", .translation)
      // Hints and cues
      case .actionsAvailable: .sentence("アクションがあります", .translation)
      case .moreContentAvailable: .sentence("その他のコンテンツがあります", .translation)
      case .toggleHint: Word("設定を切り替えるにはダブルタップします", .translation)
      case .editHint: Word("編集するにはダブルタップします", .translation)
      case .editAreaHint:
        Word(
          "編集するにはダブルタップします。スペルミスの単語にアクセスするにはローターを使用します",
          snapshot: "編集するにはダブルタップします., スペルミスの単語にアクセスするにはローターを使用します.", .translation)
      case .editingHint: Word("スペルミスの単語にアクセスするにはローターを使用します", .translation)
      case .adjustHint: Word("値を調整するには1本指で上または下にスワイプします", .translation)
      case .pickerHint: Word("ピッカーを有効にするにはダブルタップします", .translation)
      case .expandHint: Word("展開するにはダブルタップします", .translation)
      case .collapseHint: Word("折りたたむにはダブルタップします", .translation)
      case .directTouchHint: Word("このAppでダイレクトタッチを有効にするにはローターを使用します", .translation)
      // Containers and places in them
      case .place: Word("%2の%1", .translation)
      case .listStart: Word("リストの先頭", .translation)
      case .listEnd: Word("リストの末尾", .translation)
      case .landmarkStart: Word("ランドマーク", .translation)
      case .landmarkEnd: Word("ランドマークの末尾", .translation)
      case .rowHeader: Word("行ヘッダ", .translation)
      case .columnHeader: Word("列ヘッダ", .translation)
      case .rowSpan: .counted(other: Word("%1行にわたる", .translation))
      case .columnSpan: .counted(other: Word("%1列にわたる", .translation))
      case .row: Word("行%1", .translation)
      case .column: Word("列%1", .translation)
      // Web content, as in Safari
      case .checkbox: Word("チェックボックス", .translation)
      case .checked: Word("チェックあり", .translation)
      case .unchecked: Word("チェックなし", .translation)
      case .radioButton: Word("ラジオボタン", .translation)
      case .multiLineTextField: Word("複数行テキストフィールド", .translation)
      case .colorWell: Word("カラーウェル", .translation)
      case .progressIndicator: Word("進行状況インジケータ", .translation)
      case .required: Word("必須", .translation)
      case .invalid: Word("無効なデータ", .translation)
      case .readOnly: Word("読み出し専用", .translation)
      case .visited: Word("アクセス済み", .translation)
      case .busy: Word("ビジー", .translation)
      case .current: Word("現在", .translation)
      case .dialog: Word("Webダイアログ", .translation)
      case .tableStart: Word("表の先頭, %1, %2", .translation)
      case .tableRows:
        .counted(
          other: Word("%1行", .translation))
      case .tableColumns:
        .counted(
          other: Word("%1列", .translation))
      case .tableEnd: Word("表の末尾", .translation)
      case .leavingLandmark: Word("末尾, %1, %2", .translation)
      case .bannerLandmark: Word("バナー, ランドマーク", .translation)
      case .complementaryLandmark: Word("補足, ランドマーク", .translation)
      case .contentinfoLandmark: Word("コンテンツ情報, ランドマーク", .translation)
      case .formLandmark: Word("フォーム, ランドマーク", .translation)
      case .mainLandmark: Word("メイン, ランドマーク", .translation)
      case .navigationLandmark: Word("ナビゲーション, ランドマーク", .translation)
      case .regionLandmark: Word("領域, ランドマーク", .translation)
      case .searchLandmark: Word("検索, ランドマーク", .translation)
      // The Mac
      case .macSlider: Word("スライダ", .translation)
      case .macStepper: Word("ステッパ", .translation)
      case .macCheckbox: Word("チェックボックス", .translation)
      case .macChecked: Word("チェックあり", .translation)
      case .macUnchecked: Word("チェックなし", .translation)
      case .macSwitchButton: Word("スイッチ", .translation)
      case .macToggleButton: Word("トグルボタン", .translation)
      case .macPopUpButton: Word("ポップアップボタン", .translation)
      case .menuButton: Word("メニューボタン", .translation)
      case .editText: Word("テキスト編集", .translation)
      case .secureEditText: Word("セキュアテキスト編集", .translation)
      case .macSearchField: Word("検索テキストフィールド", .translation)
      case .characters: .counted(other: Word("%1文字", .translation))
      case .group: Word("グループ", .translation)
      case .scrollArea: Word("スクロール領域", .translation)
      case .list: Word("リスト", .translation)
      case .table: Word("表", .translation)
      case .tabGroup: Word("タブグループ", .translation)
      case .entering: Word("%1内", .translation)
      case .items: .counted(other: Word("%1項目", .translation))
      case .macButtonHint: Word("現在ボタンの上にいます。このボタンをクリックするには、Control-Option-スペースを押します", .translation)
      case .macPopUpHint:
        Word("現在ボタンの上にいます。オプションのリストを表示するには、Control-Option-スペースを押します", .translation)
      case .macLinkHint: Word("現在リンクの上にいます。このリンクをクリックするには、Control-Option-スペースを押します", .translation)
      // Gestures, rotors and VoiceOver itself
      case .voiceOverOn: Word("VoiceOverオン", .translation)
      case .voiceOverOff: Word("VoiceOverオフ", .translation)
      case .quickNavOn: Word("クイックナビオン", .translation)
      case .quickNavOff: Word("クイックナビオフ", .translation)
      case .activate: Word("アクティベート", .translation)
      case .defaultAction: Word("デフォルト", .translation)
      case .drag: Word("ドラッグ", .translation)
      case .drop: Word("ドロップ", .translation)
      case .dropReady: Word("ドロップ可能", .translation)
      case .dropComplete: Word("ドロップ完了", .translation)
      case .page: Word("%2ページ中%1ページ", .translation)
      case .capital: Word("大文字%1", .translation)
      case .space: Word("スペース", .translation)
      case .rotorActions: Word("アクション", .translation)
      case .rotorAdjustValue: Word("値を調整", .translation)
      case .rotorMoreContent: Word("その他のコンテンツ", .translation)
      case .rotorCharacters: Word("文字", .translation)
      case .rotorWords: Word("単語", .translation)
      case .rotorLines: Word("行", .translation)
      case .rotorContainers: Word("コンテナ", .translation)
      case .rotorHeadings: Word("見出し", .translation)
      case .rotorHeading1: Word("見出し1", .translation)
      case .rotorHeading2: Word("見出し2", .translation)
      case .rotorHeading3: Word("見出し3", .translation)
      case .rotorHeading4: Word("見出し4", .translation)
      case .rotorHeading5: Word("見出し5", .translation)
      case .rotorHeading6: Word("見出し6", .translation)
      case .rotorLinks: Word("リンク", .translation)
      case .rotorFormControls: Word("フォームコントロール", .translation)
      case .rotorTables: Word("表", .translation)
      case .rotorLists: Word("リスト", .translation)
      case .rotorLandmarks: Word("ランドマーク", .translation)
      case .rotorVisitedLinks: Word("アクセス済みリンク", .translation)
      case .rotorNonVisitedLinks: Word("未アクセスリンク", .translation)
      case .rotorButtons: Word("ボタン", .translation)
      case .rotorTextFields: Word("テキストフィールド", .translation)
      case .rotorSearchFields: Word("検索フィールド", .translation)
      case .rotorImages: Word("イメージ", .translation)
      case .rotorStaticText: Word("静的テキスト", .translation)
      case .back: Word("戻る", .translation)
      case .noResults: .sentence("<結果なし>", .translation)
      case .moreResults: .sentence("+ 他%1件の結果...", .translation)
      case .manyMoreResults: .sentence("+ 他多数(%1+)の結果...", .translation)
      }
    })
}
