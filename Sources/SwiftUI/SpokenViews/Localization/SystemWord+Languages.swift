import VoiceOverLanguages

/// The words of the system in each language, one function for each.
///
/// `.apple` words are those of Apple's user guides; `.inferred` ones follow from them, or differ by
/// version or region. Words that are not known for certain are missing.
extension SystemWord {
  /// The words in a language by the tag of its vocabulary; nil where they are not known.
  func known(in tag: String) -> Word? {
    switch tag {
    case "de": german
    case "fr": french
    case "es": spanish
    case "ja": japanese
    case "zh-Hans": simplifiedChinese
    case "zh-Hant": traditionalChinese
    case "ru": russian
    case "vi": vietnamese
    // English words are the names of the cases.
    default: nil
    }
  }

  private var german: Word? {
    switch self {
    case .edit: Word("Bearbeiten", .apple)
    case .done: Word("Fertig", .apple)
    case .delete: Word("Löschen", .apple)
    case .cancel: Word("Abbrechen", .apple)
    case .ok: Word("OK", .apple)
    case .close: Word("Schließen", .apple)
    case .search: Word("Suchen", .apple)
    case .save: Word("Sichern", .apple)
    case .share: Word("Teilen", .apple)
    case .shareTitle: Word("Teilen …", .inferred)
    case .paste: Word("Einsetzen", .apple)
    case .copy: Word("Kopieren", .apple)
    case .rename: Word("Umbenennen", .apple)
    case .item: Word("1 Objekt", .inferred)
    case .items: Word("%1 Objekte", .inferred)
    case .back: nil
    }
  }

  private var french: Word? {
    switch self {
    case .edit: Word("Modifier", .apple)
    case .done: Word("OK", .inferred)
    case .delete: Word("Supprimer", .apple)
    case .cancel: Word("Annuler", .apple)
    case .ok: Word("OK", .apple)
    case .close: Word("Fermer", .apple)
    case .search: Word("Rechercher", .apple)
    case .save: Word("Enregistrer", .apple)
    case .share: Word("Partager", .apple)
    case .shareTitle: Word("Partager…", .inferred)
    case .paste: Word("Coller", .apple)
    case .copy: Word("Copier", .apple)
    case .rename: Word("Renommer", .apple)
    case .item: Word("1 élément", .inferred)
    case .items: Word("%1 éléments", .inferred)
    case .back: nil
    }
  }

  private var spanish: Word? {
    switch self {
    case .edit: Word("Editar", .apple)
    case .done: Word("OK", .inferred)
    case .delete: Word("Eliminar", .apple)
    case .cancel: Word("Cancelar", .apple)
    case .ok: Word("OK", .apple)
    case .close: Word("Cerrar", .apple)
    case .search: Word("Buscar", .apple)
    case .save: Word("Guardar", .apple)
    case .share: Word("Compartir", .apple)
    case .shareTitle: Word("Compartir…", .inferred)
    case .paste: Word("Pegar", .apple)
    case .copy: Word("Copiar", .apple)
    case .back, .rename, .item, .items: nil
    }
  }

  private var japanese: Word? {
    switch self {
    case .edit: Word("編集", .apple)
    case .done: Word("完了", .apple)
    case .delete: Word("削除", .apple)
    case .cancel: Word("キャンセル", .apple)
    case .ok: Word("OK", .apple)
    case .close: Word("閉じる", .apple)
    case .search: Word("検索", .apple)
    case .save: Word("保存", .apple)
    case .share: Word("共有", .apple)
    case .shareTitle: Word("共有…", .inferred)
    case .paste: Word("ペースト", .apple)
    case .copy: Word("コピー", .apple)
    case .back, .rename, .item, .items: nil
    }
  }

  private var simplifiedChinese: Word? {
    switch self {
    case .edit: Word("编辑", .apple)
    case .done: Word("完成", .apple)
    case .delete: Word("删除", .apple)
    case .cancel: Word("取消", .apple)
    case .ok: Word("好", .apple)
    case .close: Word("关闭", .apple)
    case .search: Word("搜索", .apple)
    case .share: Word("共享", .apple)
    case .shareTitle: Word("共享…", .inferred)
    case .paste: Word("粘贴", .apple)
    case .copy: Word("拷贝", .apple)
    case .back, .save, .rename, .item, .items: nil
    }
  }

  private var traditionalChinese: Word? {
    switch self {
    case .edit: Word("編輯", .apple)
    case .done: Word("完成", .apple)
    case .delete: Word("刪除", .apple)
    case .cancel: Word("取消", .apple)
    case .ok: Word("好", .apple)
    case .close: Word("關閉", .apple)
    case .search: Word("搜尋", .apple)
    case .save: Word("儲存", .apple)
    case .share: Word("分享", .apple)
    case .shareTitle: Word("分享…", .inferred)
    case .paste: Word("貼上", .apple)
    case .copy: Word("拷貝", .apple)
    case .back, .rename, .item, .items: nil
    }
  }

  private var russian: Word? {
    switch self {
    case .done: Word("Готово", .apple)
    case .delete: Word("Удалить", .apple)
    case .cancel: Word("Отменить", .inferred)
    case .close: Word("Закрыть", .apple)
    case .search: Word("Поиск", .apple)
    case .save: Word("Сохранить", .apple)
    case .share: Word("Поделиться", .apple)
    case .paste: Word("Вставить", .apple)
    case .copy: Word("Скопировать", .apple)
    case .rename: Word("Переименовать", .apple)
    case .back, .edit, .ok, .shareTitle, .item, .items: nil
    }
  }

  private var vietnamese: Word? {
    switch self {
    case .edit: Word("Sửa", .apple)
    case .done: Word("Xong", .apple)
    case .delete: Word("Xóa", .apple)
    case .cancel: Word("Hủy", .apple)
    case .ok: Word("OK", .apple)
    case .close: Word("Đóng", .apple)
    case .search: Word("Tìm kiếm", .apple)
    case .save: Word("Lưu", .apple)
    case .share: Word("Chia sẻ", .apple)
    case .paste: Word("Dán", .apple)
    case .copy: Word("Sao chép", .apple)
    case .back, .shareTitle, .rename, .item, .items: nil
    }
  }
}
