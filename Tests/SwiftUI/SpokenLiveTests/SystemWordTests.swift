import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Words that the system adds to the views of an app, in the language of the screen.
@MainActor
struct SystemWordTests {
  @Test(arguments: [
    ("en-US", "Edit Done Delete Cancel OK Close Back Search Share Paste"),
    ("de-AT", "Bearbeiten Fertig Löschen Abbrechen OK Schließen Zurück Suchen Teilen Einsetzen"),
    ("fr", "Modifier OK Supprimer Annuler OK Fermer Retour Rechercher Partager Coller"),
    ("es-ES", "Editar OK Eliminar Cancelar OK Cerrar Atrás Buscar Compartir Pegar"),
    ("ja", "編集 完了 削除 キャンセル OK 閉じる 戻る 検索 共有 ペースト"),
    ("zh-CN", "编辑 完成 删除 取消 好 关闭 返回 搜索 共享 粘贴"),
    ("zh-TW", "編輯 完成 刪除 取消 好 關閉 返回 搜尋 分享 貼上"),
    // What is not known stays English.
    ("ru", "Edit Готово Удалить Отменить OK Закрыть Назад Поиск Поделиться Вставить"),
    ("vi", "Sửa Xong Xóa Hủy OK Đóng Quay lại Tìm kiếm Chia sẻ Dán"),
    ("xx", "Edit Done Delete Cancel OK Close Back Search Share Paste"),
  ]) func `each language has its words`(language: String, words: String) {
    let asked: [SystemWord] = [
      .edit, .done, .delete, .cancel, .ok, .close, .back, .search, .share, .paste,
    ]
    #expect(asked.map { $0.text(in: language) }.joined(separator: " ") == words)
  }

  @Test func `English words are their own names`() {
    for word in SystemWord.allCases { #expect(word.text(in: "en") == word.rawValue) }
  }

  @Test func `an edit button says the words of the screen's language`() {
    expectSpoken(
      VStack {
        EditButton()
        Button(role: .cancel) {}
        Button(role: .close) {}
      }, .activate, .next(2), language: "de",
      reads: """
        Bearbeiten, Taste
        Fertig
        Abbrechen, Taste
        Schließen, Taste
        """)
  }

  @Test func `a part of a screen has the words of its locale`() {
    expectSpoken(
      VStack {
        Button(role: .cancel) {}
        Button(role: .cancel) {}.environment(\.locale, Locale(identifier: "fr_FR"))
      },
      reads: """
        Cancel, Button
        Annuler, Button
        """)
  }

  private struct Rows: View {
    @State private var names = ["Ada", "Bo"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `a row is deleted by the word of the language`() {
    #expect(Listening(Rows(), .action("Löschen"), language: "de").failures.isEmpty)
    #expect(Listening(Rows(), .action("Delete")).failures.isEmpty)
    #expect(!Listening(Rows(), .action("Delete"), language: "de").failures.isEmpty)
  }

  @Test func `the badge of a tab counts in the language`() {
    expectSpoken(
      TabView {
        Tab("Start", systemImage: "house") { Text("Hallo") }.badge(2)
        Tab("Post", systemImage: "mail") { Text("Briefe") }.badge(1)
      }, .next(2), language: "de",
      reads: """
        Hallo
        Auswahl, Start, 2 Objekte, Tabulator, 1 von 2
        Post, 1 Objekt, Tabulator, 2 von 2
        """)
  }

  @Test func `a bar of UIKit has the words too`() {
    let words = [UIBarButtonItem.SystemItem.done, .trash, .action, .add, .fixedSpace].map(\.words)
    #expect(words == ["Done", "Delete", "Share", "Add", nil])
    expectHeard("Fertig, Taste", of: ControllerView { DoneController() }, language: "de")
  }

  private final class DoneController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let done = UIButton(
        type: .system,
        primaryAction: UIAction(title: UIBarButtonItem.SystemItem.done.words ?? "") { _ in })
      view.addSubview(done)
    }
  }
}
