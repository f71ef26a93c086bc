/// The words of buttons in navigation bars that are not the way back, which has the title of a screen.
///
/// Most are items of `UIBarButtonItem.SystemItem`; those that are titles of screens too, such as Search,
/// are left out. The words of other languages are those that Apple's apps use.
enum BarWords {
  /// Whether a label is a word of an item that is not the way back.
  static func isItem(_ label: String) -> Bool { items.contains(label.lowercased()) }

  private static let items: Set<String> = [
    "cancel", "done", "edit", "close", "save", "add", "menu", "log out", "sign out", "log in",
    "sign in", "filter", "share", "delete", "trash", "skip", "next", "reply", "compose", "refresh",
    "reload", "stop", "undo", "redo", "select", "reset", "clear", "sort",
    // German and French.
    "abbrechen", "fertig", "bearbeiten", "schließen", "sichern", "hinzufügen", "menü",
    "annuler", "ok", "modifier", "fermer", "enregistrer", "ajouter", "terminé",
    // Spanish, Russian and Vietnamese.
    "cancelar", "listo", "editar", "cerrar", "guardar", "añadir", "aceptar", "menú",
    "отменить", "отмена", "готово", "править", "изменить", "закрыть", "сохранить", "добавить",
    "меню", "hủy", "huỷ", "xong", "sửa", "đóng", "lưu", "thêm",
    // Japanese and Chinese.
    "キャンセル", "完了", "編集", "閉じる", "保存", "追加", "メニュー", "取消", "完成", "编辑", "关闭",
    "存储", "添加", "菜单", "編輯", "關閉", "儲存", "加入", "選單",
  ]
}
