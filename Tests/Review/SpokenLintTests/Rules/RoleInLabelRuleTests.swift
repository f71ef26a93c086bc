import Testing

struct RoleInLabelRuleTests {
  @Test(arguments: [
    ("- Button: Submit button", "en-US"), ("- Button: \"Submit Button.\"", "en-US"),
    ("- Link: Download link", "en-US"), ("- Button: Sendetaste Taste", "de-DE"),
    ("- Button: Bouton envoyer", "fr-FR"), ("- Button: Botón de enviar", "es-ES"),
    ("- Button: Кнопка отправить", "ru-RU"), ("- Button: Nút gửi", "vi-VN"),
    ("- Button: 送信ボタン", "ja-JP"), ("- Text: News heading\n  addTraits: [isHeader]", "en-US"),
    ("- Image: cat\n  label: Cat image", "en-US"), ("- TextField: Name text field", "en-US"),
    ("- Button: Submit button\n  language: en", "de-DE"),
  ]) func `reports the word for the role in each language`(views: String, language: String) throws {
    #expect(try found(views, language: language).map { $0.dropFirst(2) } == ["role-in-label"])
  }

  @Test(arguments: [
    ("- Button: Submit", "en-US"), ("- Text: The red button", "en-US"),
    ("- Link: Link your account", "en-US"), ("- Button: Button up", "en-US"),
    ("- Button: Leertaste", "de-DE"), ("- Button: ボタン", "ja-JP"), ("- Button: New link", "en-US"),
    ("- Button: Submit button", "de-DE"), ("- Button:\n  symbol: link", "en-US"),
  ]) func `is silent about other words and places`(views: String, language: String) throws {
    #expect(try found(views, language: language) == [])
  }
}
