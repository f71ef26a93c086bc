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
      element.group = element.group?.inLanguage(language)
      element.groupEnd = element.groupEnd?.inLanguage(language)
      return element
    }
    return resolution
  }
}

extension Container {
  fileprivate func inLanguage(_ language: String) -> Container {
    var container = self
    container.language = self.language ?? language
    return container
  }
}
