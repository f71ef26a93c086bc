extension Resolution {
  /// The same elements with a language for all words without one; for a walkthrough of screens in
  /// several languages.
  ///
  /// - Parameter language: the language of the screen as a BCP 47 tag.
  /// - Returns: the elements with the language filled in.
  package func inLanguage(_ language: String) -> Resolution {
    var resolution = self
    resolution.elements = elements.map { element in
      var element = element
      element.language = element.language ?? language
      element.containers = element.containers.map { $0.inLanguage(language) }
      element.edge = element.edge?.inLanguage(language)
      return element
    }
    return resolution
  }
}

extension Element.Edge {
  fileprivate func inLanguage(_ language: String) -> Element.Edge {
    switch self {
    case .start(let container): .start(container.inLanguage(language))
    case .end(let container): .end(container.inLanguage(language))
    }
  }
}

extension Container {
  fileprivate func inLanguage(_ language: String) -> Container {
    var container = self
    container.language = self.language ?? language
    return container
  }
}
