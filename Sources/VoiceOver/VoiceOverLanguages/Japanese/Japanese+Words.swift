extension Vocabulary {
  /// VoiceOver's words in Japanese.
  ///
  /// Words that listeners heard name their systems, and those that only iOS 6 is known to have said
  /// are old. All else is our translation. Each word with a kanji has its reading in kana.
  package static let japanese = Vocabulary(
    language: "ja", name: "日本語",
    punctuation: japaneseMarks, markReadings: japaneseMarkReadings, symbol: Word.japanese,
    word: Word.japanese)
}

extension Word {
  /// A word in Japanese: a function, because a closure in a constant is type-checked again with each file
  /// that uses the constant.
  fileprivate static func japanese(_ id: ID) -> Word {
    switch id {
    // Traits and states
    case .selected:
      Word("選択中", reading: "せんたくちゅう", .heard(by: 1, on: "macOS 13.6"))
    case .dimmed: Word("淡色表示", reading: "たんしょくひょうじ", .translation)
    case .button: Word("ボタン", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .popUpButton: Word("ポップアップボタン", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .backButton: Word("戻るボタン", reading: "もどるボタン", .translation)
    case .switchButton: Word("スイッチボタン", .translation)
    case .on: Word("オン", .translation)
    case .off: Word("オフ", .translation)
    case .mixed: Word("混在", reading: "こんざい", .translation)
    case .tab: Word("タブ", .translation)
    case .textField: Word("テキストフィールド", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .secureTextField: Word("セキュアテキストフィールド", .translation)
    case .isEditing: Word("編集中", reading: "へんしゅうちゅう", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .insertionPointAtStart: Word("挿入ポイントは先頭", reading: "そうにゅうポイントはせんとう", .translation)
    case .insertionPointAtEnd: Word("挿入ポイントは末尾", reading: "そうにゅうポイントはまつび", .translation)
    case .insertionPointAfter: Word("挿入ポイントは%1文字目の後", reading: "そうにゅうポイントは%1もじめのあと", .translation)
    case .characterMode: Word("文字モード", reading: "もじモード", .translation)
    case .wordMode: Word("単語モード", reading: "たんごモード", .translation)
    case .lineMode: Word("行モード", reading: "ぎょうモード", .translation)
    case .heading: Word("見出し", reading: "みだし", .translation)
    case .headingLevel:
      Word("見出しレベル%1", reading: "みだしレベル%1", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .link: Word("リンク", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .inPageLink: Word("ページ内リンク", reading: "ページないリンク", .translation)
    case .pickerItem:
      Word("ピッカー項目", reading: "ピッカーこうもく", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .adjustable:
      Word("調整可能", reading: "ちょうせいかのう", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .image: Word("画像", reading: "がぞう", .heard(by: 1, on: "iOS 17.2.1"))
    case .searchField: Word("検索フィールド", reading: "けんさくフィールド", .translation)
    case .draggable: Word("ドラッグ可能", reading: "ドラッグかのう", .translation)
    case .expanded: Word("展開されています", reading: "てんかいされています", .translation)
    case .collapsed: Word("折りたたまれています", reading: "おりたたまれています", .translation)
    // Hints and cues
    case .actionsAvailable: .sentence("アクションがあります", .translation)
    case .moreContentAvailable:
      .sentence("その他のコンテンツがあります", reading: "そのたのコンテンツがあります", .translation)
    case .toggleHint:
      Word("ダブルタップして設定を切り替えます", reading: "ダブルタップしてせっていをきりかえます", .heard(by: 1, on: "iOS 6.1.3"))
    case .editHint:
      Word(
        "ダブルタップして編集します", reading: "ダブルタップしてへんしゅうします", .heard(by: 2, on: "iOS 6.1.3", "iOS 17.2.1")
      )
    case .editAreaHint:
      Word(
        "ダブルタップして編集します。ローターを使用してスペルミスのある単語にアクセスします",
        snapshot: "ダブルタップして編集します., ローターを使用してスペルミスのある単語にアクセスします.",
        reading: "ダブルタップしてへんしゅうします。ローターをしようしてスペルミスのあるたんごにアクセスします",
        .heard(by: 1, on: "iOS 17.2.1"))
    case .editingHint:
      Word(
        "ローターを使用してスペルミスのある単語にアクセスします", reading: "ローターをしようしてスペルミスのあるたんごにアクセスします",
        .heard(by: 1, on: "iOS 17.2.1"))
    case .adjustHint:
      Word(
        "値を調整するには1本指で上または下にスワイプします", reading: "あたいをちょうせいするにはいっぽんゆびでうえまたはしたにスワイプします",
        .heard(by: 1, on: "iOS 6.1.3"))
    case .pickerHint:
      Word("ダブルタップしてピッカーを起動します", reading: "ダブルタップしてピッカーをきどうします", .heard(by: 1, on: "iOS 6.1.3"))
    case .expandHint: Word("ダブルタップして展開します", reading: "ダブルタップしててんかいします", .translation)
    case .collapseHint: Word("ダブルタップして折りたたみます", reading: "ダブルタップしておりたたみます", .translation)
    case .directTouchHint:
      Word(
        "このAppでダイレクトタッチを有効にするにはローターを使用します", reading: "このアプリでダイレクトタッチをゆうこうにするにはローターをしようします",
        .translation)
    case .directTouchActivateHint:
      .sentence("アクティベートするとダイレクトタッチを開始します。", reading: "アクティベートするとダイレクトタッチをかいしします。", .translation)
    case .reorderHint:
      .sentence(
        "ダブルタップして押さえたまま、音が鳴ったらドラッグして並べ替えます。", reading: "ダブルタップしておさえたまま、おとがなったらドラッグしてならべかえます。",
        .translation)
    // Containers and places in them
    case .place: Word("%2の%1", .heard(by: 2, on: "iOS 14.2", "iOS 15.0"))
    case .listStart:
      Word("リストの開始位置です", reading: "リストのかいしいちです", .heard(by: 2, on: "iOS 6.1.3", "iOS 17.2.1"))
    case .listEnd:
      Word("リストの終了位置です", reading: "リストのしゅうりょういちです", .heard(by: 2, on: "iOS 6.1.3", "iOS 17.2.1"))
    case .landmarkStart: Word("ランドマーク", .translation)
    case .landmarkEnd: Word("エンド", .heard(by: 4, on: "iOS 14.2", "iOS 15.3.1", "iOS 17.2.1"))
    case .definitionListStart:
      Word("定義リストの始まり", reading: "ていぎリストのはじまり", .heard(by: 1, on: "iOS 14.2"))
    case .definitionListEnd:
      Word("定義リストの終わり", reading: "ていぎリストのおわり", .heard(by: 1, on: "iOS 14.2"))
    case .alert: Word("警告", reading: "けいこく", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .rowHeader: Word("行ヘッダ", reading: "ぎょうヘッダ", .translation)
    case .columnHeader: Word("列ヘッダ", reading: "れつヘッダ", .translation)
    case .rowSpan: .counted(other: Word("%1行にわたる", reading: "%1ぎょうにわたる", .translation))
    case .columnSpan: .counted(other: Word("%1列にわたる", reading: "%1れつにわたる", .translation))
    case .row: Word("行%1", reading: "ぎょう%1", .translation)
    case .column: Word("列%1", reading: "れつ%1", .translation)
    // Web content, as in Safari
    case .checkbox: Word("チェックボックス", .translation)
    case .checked:
      Word("チェックマークが付きました", reading: "チェックマークがつきました", .heard(by: 2, on: "iOS 6.1.3", "iOS 15.0"))
    case .unchecked: Word("チェックが外されました", reading: "チェックがはずされました", .heard(by: 1, on: "iOS 6.1.3"))
    case .radioButton: Word("ラジオボタン", .translation)
    case .multiLineTextField: Word("複数行テキストフィールド", reading: "ふくすうぎょうテキストフィールド", .translation)
    case .colorWell: Word("カラーウェル", .translation)
    case .comboBox: Word("コンボボックス", .translation)
    case .menuItem: Word("メニュー項目", reading: "メニューこうもく", .translation)
    case .toggleButton: Word("トグルボタン", .translation)
    case .pressed: Word("押されています", reading: "おされています", .translation)
    case .notPressed: Word("押されていません", reading: "おされていません", .translation)
    case .menuPopUp: Word("メニューポップアップ", .translation)
    case .listBoxPopUp: Word("リストボックスポップアップ", .translation)
    case .treePopUp: Word("ツリーポップアップ", .translation)
    case .gridPopUp: Word("グリッドポップアップ", .translation)
    case .dialogPopUp: Word("ダイアログポップアップ", .translation)
    case .description: Word("音声ガイド", reading: "おんせいガイド", .heard(by: 1, on: "iOS 17.2.1"))
    case .term: Word("用語", reading: "ようご", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .definition: Word("定義", reading: "ていぎ", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .toolbar: Word("ツールバー", .translation)
    case .sortUp: Word("昇順", reading: "しょうじゅん", .translation)
    case .sortDown: Word("降順", reading: "こうじゅん", .translation)
    case .progressIndicator: Word("進行状況インジケータ", reading: "しんこうじょうきょうインジケータ", .translation)
    case .required: Word("必須", reading: "ひっす", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .invalid: Word("無効なデータ", reading: "むこうなデータ", .translation)
    case .invalidGrammar: Word("無効な文法", reading: "むこうなぶんぽう", .translation)
    case .invalidSpelling: Word("無効なスペル", reading: "むこうなスペル", .translation)
    case .readOnly: Word("読み出し専用", reading: "よみだしせんよう", .translation)
    case .visited: Word("閲覧済み", reading: "えつらんずみ", .heard(by: 1, on: "macOS 14"))
    case .busy: Word("ビジー", .translation)
    case .current: Word("現在", reading: "げんざい", .translation)
    case .currentPage: Word("現在のページ", reading: "げんざいのページ", .translation)
    case .currentStep: Word("現在の手順", reading: "げんざいのてじゅん", .translation)
    case .currentLocation: Word("現在の場所", reading: "げんざいのばしょ", .translation)
    case .currentDate: Word("現在の日付", reading: "げんざいのひづけ", .translation)
    case .currentTime: Word("現在の時刻", reading: "げんざいのじこく", .translation)
    case .dialog: Word("Webダイアログ", reading: "ウェブダイアログ", .translation)
    case .tableStart: Word("表の開始位置です", reading: "ひょうのかいしいちです", .heard(by: 1, on: "iOS 6.1.3"))
    case .tableRows:
      .counted(other: Word("%1行", reading: "%1ぎょう", .heard(by: 1, on: "macOS 10.14")))
    case .tableColumns:
      .counted(other: Word("%1列", reading: "%1れつ", .heard(by: 1, on: "macOS 10.14")))
    case .tableEnd: Word("表の終了位置です", reading: "ひょうのしゅうりょういちです", .heard(by: 1, on: "iOS 6.1.3"))
    case .bannerLandmark: Word("バナー", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .complementaryLandmark:
      Word("補足", reading: "ほそく", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .contentinfoLandmark:
      Word("コンテンツ情報", reading: "コンテンツじょうほう", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .formLandmark: Word("フォーム", .translation)
    case .mainLandmark: Word("メイン", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .navigationLandmark: Word("ナビゲーション", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .regionLandmark: Word("領域", reading: "りょういき", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    case .searchLandmark: Word("検索", reading: "けんさく", .heard(by: 2, on: "iOS 6.1.3", "iOS 27.0"))
    // The Mac
    case .macSlider: Word("スライダ", .translation)
    case .macStepper: Word("ステッパ", .translation)
    case .macCheckbox: Word("チェックボックス", .translation)
    case .macChecked: Word("チェックされている", .inferred)
    case .macUnchecked: Word("チェックされていない", .heard(by: 2, on: "macOS 10.14", "macOS 13.5"))
    case .macSwitchButton: Word("スイッチ", .translation)
    case .macToggleButton: Word("切り替えボタン", reading: "きりかえボタン", .heard(by: 1, on: "macOS 13.6"))
    case .macPopUpButton: Word("ポップアップボタン", .translation)
    case .menuButton: Word("メニューボタン", .translation)
    case .editText:
      Word("テキストを編集", reading: "テキストをへんしゅう", .heard(by: 2, on: "macOS 10.13", "macOS 13.5"))
    case .secureEditText:
      Word("保護されたテキストを編集", reading: "ほごされたテキストをへんしゅう", .heard(by: 1, on: "macOS 13.5"))
    case .macSearchField: Word("検索テキストフィールド", reading: "けんさくテキストフィールド", .translation)
    case .characters: .counted(other: Word("%1文字", reading: "%1もじ", .translation))
    case .group: Word("グループ", .translation)
    case .scrollArea: Word("スクロール領域", reading: "スクロールりょういき", .translation)
    case .list: Word("リスト", .heard(by: 1, on: "macOS 10.14"))
    case .table: Word("表", reading: "ひょう", .heard(by: 1, on: "macOS 10.14"))
    case .tabGroup: Word("タブグループ", .translation)
    case .entering: Word("%1内", reading: "%1ない", .translation)
    case .items:
      .counted(other: Word("%1項目", reading: "%1こうもく", .heard(by: 1, on: "macOS 10.14")))
    case .macMixed:
      Word("部分的チェックされている", reading: "ぶぶんてきチェックされている", .heard(by: 1, on: "macOS 13.6"))
    case .macPlace:
      Word(
        "%1/%2", reading: "%2ぶんの%1", .heard(by: 3, on: "macOS 10.13", "macOS 10.14", "macOS 13.5")
      )
    case .macColumnOf: Word("列%1/%2", reading: "れつ%2ぶんの%1", .translation)
    case .macTableSize: Word("%2%1", .heard(by: 1, on: "macOS 10.14"))
    case .macLevel: Word("レベル%1", .translation)
    case .macRegion: Word("セクション", .heard(by: 1, on: "macOS 15.6"))
    case .macArticle: Word("記事", reading: "きじ", .translation)
    case .macRadioGroup: Word("ラジオグループ", .translation)
    case .macDialog: Word("ダイアログ", .translation)
    case .macDescriptionList:
      Word("定義リスト", reading: "ていぎリスト", .heard(by: 1, on: "macOS 10.14"))
    case .macSummary: Word("概要", reading: "がいよう", .translation)
    case .macFileButton: Word("ファイルアップロードボタン", .translation)
    case .macTextArea: Word("テキスト入力領域", reading: "テキストにゅうりょくりょういき", .translation)
    case .macMenu: Word("メニュー", .translation)
    case .macMenuBar: Word("メニューバー", .translation)
    case .macProgressBar: Word("進行状況バー", reading: "しんこうじょうきょうバー", .translation)
    case .macEndOf: Word("終わり、%1", reading: "おわり、%1", .heard(by: 1, on: "macOS 15.6"))
    case .macEndOfList:
      Word("リストの終わり", reading: "リストのおわり", .heard(by: 1, on: "macOS 10.14"))
    case .macEndOfTable: Word("表の終わり", reading: "ひょうのおわり", .heard(by: 1, on: "macOS 10.14"))
    case .macEndOfDescriptionList:
      Word("定義リストの終わり", reading: "ていぎリストのおわり", .heard(by: 1, on: "macOS 10.14"))
    case .macLeaving: Word("%1外", reading: "%1がい", .translation)
    case .moreContentMenu: Word("その他のコンテンツメニュー", reading: "そのたのコンテンツメニュー", .translation)
    case .actionsMenu: Word("アクションメニュー", .translation)
    case .macButtonHint:
      .sentence(
        "現在、あなたはボタンの上にいます。このボタンをクリックするには、コントロール-Option-スペースを押します。",
        reading: "げんざい、あなたはボタンのうえにいます。このボタンをクリックするには、コントロール、オプション、スペースをおします。",
        .translation)
    case .macPopUpHint:
      .sentence(
        "現在、あなたはボタンの上にいます。オプションのリストを表示するには、コントロール-Option-スペースを押します。",
        reading: "げんざい、あなたはボタンのうえにいます。オプションのリストをひょうじするには、コントロール、オプション、スペースをおします。",
        .translation)
    case .macLinkHint:
      .sentence(
        "現在、あなたはリンクの上にいます。このリンクをクリックするには、コントロール-Option-スペースを押します。",
        reading: "げんざい、あなたはリンクのうえにいます。このリンクをクリックするには、コントロール、オプション、スペースをおします。",
        .heard(by: 1, on: "macOS 10.13"))
    case .macHeadingHint:
      .sentence("現在、あなたは見出しレベル%1の上にいます。", reading: "げんざい、あなたはみだしレベル%1のうえにいます。", .translation)
    case .macTextHint:
      .sentence("現在、あなたはテキスト要素の上にいます。", reading: "げんざい、あなたはテキストようそのうえにいます。", .translation)
    case .macSelectableTextHint:
      .sentence("現在、あなたは選択可能なテキストの上にいます。", reading: "げんざい、あなたはせんたくかのうなテキストのうえにいます。", .translation)
    case .macTextAreaHint:
      .sentence("現在、あなたはテキスト領域の上にいます。", reading: "げんざい、あなたはテキストりょういきのうえにいます。", .translation)
    case .macGroupHint:
      .sentence("現在、あなたはグループの中にいます。", reading: "げんざい、あなたはグループのなかにいます。", .translation)
    case .macDimmedButtonHint:
      .sentence("現在、あなたはボタンの上にいます。", reading: "げんざい、あなたはボタンのうえにいます。", .translation)
    case .macToggleButtonHint:
      .sentence(
        "現在、あなたは切り替えボタンの上にいます。このチェックボックスを選択または選択解除するには、コントロール-Option-スペースを押します。",
        reading: "げんざい、あなたはきりかえボタンのうえにいます。"
          + "このチェックボックスをせんたくまたはせんたくかいじょするには、コントロール、オプション、スペースをおします。",
        .translation)
    case .macCheckboxHint:
      .sentence(
        "現在、あなたはチェックボックスの上にいます。このチェックボックスを選択または選択解除するには、コントロール-Option-スペースを押します。",
        reading: "げんざい、あなたはチェックボックスのうえにいます。"
          + "このチェックボックスをせんたくまたはせんたくかいじょするには、コントロール、オプション、スペースをおします。",
        .translation)
    case .macRadioButtonHint:
      .sentence(
        "現在、あなたはラジオボタンの上にいます。このオプションを選択するには、コントロール-Option-スペースを押します。",
        reading: "げんざい、あなたはラジオボタンのうえにいます。このオプションをせんたくするには、コントロール、オプション、スペースをおします。",
        .translation)
    case .macSliderHint:
      .sentence(
        "現在、あなたはスライダの上にいます。スライダの操作を開始するには、コントロール-Option-シフト-下矢印を押します。",
        reading: "げんざい、あなたはスライダのうえにいます。スライダのそうさをかいしするには、コントロール、オプション、シフト、したやじるしをおします。",
        .translation)
    case .macEditTextHint:
      .sentence(
        "現在、あなたはテキストフィールドの上にいます。このフィールドにテキストを入力するには、文字を入力してください。",
        reading: "げんざい、あなたはテキストフィールドのうえにいます。このフィールドにテキストをにゅうりょくするには、もじをにゅうりょくしてください。",
        .translation)
    case .macDimmedHint:
      .sentence("この項目は淡色表示されています。", reading: "このこうもくはたんしょくひょうじされています。", .translation)
    case .keyboardFocus: Word("キーボードフォーカス", .translation)
    // Gestures, rotors and VoiceOver itself
    case .voiceOverOn: Word("VoiceOverオン", reading: "ボイスオーバーオン", .translation)
    case .voiceOverOff: Word("VoiceOverオフ", reading: "ボイスオーバーオフ", .translation)
    case .quickNavOn: Word("クイックナビオン", .translation)
    case .quickNavOff: Word("クイックナビオフ", .translation)
    case .activate: Word("アクティベート", .translation)
    case .defaultAction: Word("デフォルト", .translation)
    case .drag: Word("ドラッグ", .translation)
    case .drop: Word("ドロップ", .translation)
    case .dropReady: Word("ドロップ可能", reading: "ドロップかのう", .translation)
    case .dropComplete: Word("ドロップ完了", reading: "ドロップかんりょう", .translation)
    case .page: Word("%2ページ中%1ページ", reading: "%2ページちゅう%1ページ", .translation)
    case .capital: Word("大文字%1", reading: "おおもじ%1", .translation)
    case .space: Word("スペース", .translation)
    case .rotorActions: Word("アクション", .translation)
    case .rotorAdjustValue: Word("値を調整", reading: "あたいをちょうせい", .translation)
    case .rotorMoreContent: Word("その他のコンテンツ", reading: "そのたのコンテンツ", .translation)
    case .rotorCharacters: Word("文字", reading: "もじ", .translation)
    case .rotorWords: Word("単語", reading: "たんご", .translation)
    case .rotorLines: Word("行", reading: "ぎょう", .translation)
    case .rotorContainers: Word("コンテナ", .translation)
    case .rotorHeadings: Word("見出し", reading: "みだし", .translation)
    case .rotorHeading1: Word("見出し1", reading: "みだし1", .translation)
    case .rotorHeading2: Word("見出し2", reading: "みだし2", .translation)
    case .rotorHeading3: Word("見出し3", reading: "みだし3", .translation)
    case .rotorHeading4: Word("見出し4", reading: "みだし4", .translation)
    case .rotorHeading5: Word("見出し5", reading: "みだし5", .translation)
    case .rotorHeading6: Word("見出し6", reading: "みだし6", .translation)
    case .rotorLinks: Word("リンク", .translation)
    case .rotorFormControls: Word("フォームコントロール", .translation)
    case .rotorTables: Word("表", reading: "ひょう", .translation)
    case .rotorLists: Word("リスト", .translation)
    case .rotorLandmarks: Word("ランドマーク", .translation)
    case .rotorVisitedLinks: Word("アクセス済みリンク", reading: "アクセスずみリンク", .translation)
    case .rotorNonVisitedLinks: Word("未アクセスリンク", reading: "みアクセスリンク", .translation)
    case .rotorButtons: Word("ボタン", .translation)
    case .rotorTextFields: Word("テキストフィールド", .translation)
    case .rotorSearchFields: Word("検索フィールド", reading: "けんさくフィールド", .translation)
    case .rotorImages: Word("イメージ", .translation)
    case .rotorStaticText: Word("静的テキスト", reading: "せいてきテキスト", .translation)
    case .rotorSpeakingRate: Word("読み上げ速度", reading: "よみあげそくど", .translation)
    case .rotorVolume: Word("音量", reading: "おんりょう", .translation)
    case .rotorPunctuation: Word("句読点", reading: "くとうてん", .translation)
    case .rotorLanguage: Word("言語", reading: "げんご", .translation)
    case .rotorHints: Word("ヒント", .translation)
    case .notFound: Word("%1が見つかりません", reading: "%1がみつかりません", .translation)
    case .containerItem: Word("コンテナ", .translation)
    case .formControlItem: Word("フォームコントロール", .translation)
    case .visitedLinkItem: Word("アクセス済みリンク", reading: "アクセスずみリンク", .translation)
    case .nonVisitedLinkItem: Word("未アクセスのリンク", reading: "みアクセスのリンク", .translation)
    case .staticTextItem: Word("静的テキスト", reading: "せいてきテキスト", .translation)
    case .back: Word("戻る", reading: "もどる", .translation)
    case .noResults: .sentence("<結果なし>", reading: "けっかなし", .translation)
    case .moreResults: .sentence("+ 他%1件の結果...", reading: "ほか%1けんのけっか", .translation)
    case .manyMoreResults:
      .sentence("+ 他多数(%1+)の結果...", reading: "ほかたすう、%1いじょうのけっか", .translation)
    // Charts
    case .rotorAudioGraph: Word("オーディオグラフ", .translation)
    case .describeChart: Word("グラフを説明", reading: "グラフをせつめい", .translation)
    case .playAudioGraph: Word("オーディオグラフを再生", reading: "オーディオグラフをさいせい", .translation)
    case .chartDetails: Word("グラフの詳細", reading: "グラフのしょうさい", .translation)
    case .graphComplete: Word("完了", reading: "かんりょう", .translation)
    case .chartSummary: Word("概要", reading: "がいよう", .translation)
    case .dataFeatures: Word("データの特徴", reading: "データのとくちょう", .translation)
    case .chartStatistics: Word("統計", reading: "とうけい", .translation)
    case .lineChart: Word("折れ線グラフ", reading: "おれせんグラフ", .translation)
    case .pointChart: Word("棒グラフまたは点グラフ", reading: "ぼうグラフまたはてんグラフ", .translation)
    case .pieChart: Word("円グラフ", reading: "えんグラフ", .translation)
    case .mixedChart: Word("線と点のグラフ", reading: "せんとてんのグラフ", .translation)
    case .chartKind: Word("%1、%2、%3", .translation)
    case .chartSeries:
      .counted(other: Word("%1系列", reading: "%1けいれつ", .translation))
    case .chartPoints:
      .counted(other: Word("%1点", reading: "%1てん", .translation))
    case .xAxis: Word("Xは%1", .translation)
    case .yAxis: Word("Yは%1", .translation)
    case .axisEnds: Word("%1、%2から%3まで", .translation)
    case .axisValue: Word("%1、%2", .translation)
    case .seriesNumber: Word("系列%1", reading: "けいれつ%1", .translation)
    case .lowestIn: Word("最低%1、%2", reading: "さいてい%1、%2", .translation)
    case .lowestAt: Word("最低%1、%2", reading: "さいてい%1、%2", .translation)
    case .highestIn: Word("最高%1、%2", reading: "さいこう%1、%2", .translation)
    case .highestAt: Word("最高%1、%2", reading: "さいこう%1、%2", .translation)
    case .onlyValue: Word("値は%1のみ、%2", reading: "あたいは%1のみ、%2", .translation)
    case .alwaysValue: Word("常に%1", reading: "つねに%1", .translation)
    case .average: Word("平均%1", reading: "へいきん%1", .translation)
    case .median: Word("中央値%1", reading: "ちゅうおうち%1", .translation)
    case .risesBy: Word("%2ごとに平均%1増加", reading: "%2ごとにへいきん%1ぞうか", .translation)
    case .fallsBy: Word("%2ごとに平均%1減少", reading: "%2ごとにへいきん%1げんしょう", .translation)
    case .rises: Word("上昇", reading: "じょうしょう", .translation)
    case .falls: Word("下降", reading: "かこう", .translation)
    case .risesUntil: Word("%1まで上昇", reading: "%1までじょうしょう", .translation)
    case .fallsUntil: Word("%1まで下降", reading: "%1までかこう", .translation)
    case .shapeThen: Word("%1、その後%2", reading: "%1、そのご%2", .translation)
    case .manyTurns: Word("上昇と下降を繰り返す", reading: "じょうしょうとかこうをくりかえす", .translation)
    case .noTrend: Word("明確な傾向なし", reading: "めいかくなけいこうなし", .translation)
    case .tendsToRise: Word("上昇傾向", reading: "じょうしょうけいこう", .translation)
    case .tendsToFall: Word("下降傾向", reading: "かこうけいこう", .translation)
    case .outliers:
      .counted(other: Word("外れ値%1件：%2", reading: "はずれち%1けん：%2", .translation))
    case .passesIn: Word("%3で%1が%2を上回る", reading: "%3で%1が%2をうわまわる", .translation)
    case .passesAt: Word("%3で%1が%2を上回る", reading: "%3で%1が%2をうわまわる", .translation)
    case .missingValues:
      .counted(other: Word("%1件の値なし", reading: "%1けんのあたいなし", .translation))
    case .noChartData: Word("データなし", .translation)
    case .chartInterval: Word("%1から%2", .translation)
    case .chartSentence: Word("%1。", .translation)
    // Words that the system adds to an app
    case .increment: .sentence("増やす", reading: "ふやす", .translation)
    case .decrement: .sentence("減らす", reading: "へらす", .translation)
    case .inProgress: .sentence("進行中", reading: "しんこうちゅう", .translation)
    case .pageOfControl: .sentence("%2ページ中%1ページ", reading: "%2ページちゅう%1ページ", .translation)
    }
  }
}
