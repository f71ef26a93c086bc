public import Foundation

/// What Foundation lacks on Linux: addresses as words.
extension URL {
  /// How an address is put into words.
  public struct FormatStyle: Foundation.ParseableFormatStyle {
    /// Whether a part is shown.
    public struct ComponentDisplayOption: Hashable, Sendable, Codable {
      fileprivate enum Rule: Codable { case always, never, omitIfHTTP }
      fileprivate let rule: Rule

      /// It is.
      public static let always = ComponentDisplayOption(rule: .always)
      /// It is not.
      public static let never = ComponentDisplayOption(rule: .never)
      /// It is not shown in addresses of the web.
      public static let omitIfHTTPFamily = ComponentDisplayOption(rule: .omitIfHTTP)
    }

    private var options: [String: ComponentDisplayOption]

    /// Which parts are shown.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        "scheme": scheme, "user": user, "password": password, "host": host, "port": port,
        "path": path, "query": query, "fragment": fragment,
      ]
    }

    /// The address in words.
    public func format(_ value: URL) -> String {
      guard var parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let isOfWeb = ["http", "https"].contains(parts.scheme?.lowercased())
      if hides("scheme", isOfWeb) { parts.scheme = nil }
      if hides("user", isOfWeb) { parts.user = nil }
      if hides("password", isOfWeb) { parts.password = nil }
      if hides("port", isOfWeb) { parts.port = nil }
      if hides("path", isOfWeb) { parts.path = "" }
      if hides("query", isOfWeb) { parts.query = nil }
      if hides("fragment", isOfWeb) { parts.fragment = nil }
      if hides("host", isOfWeb) { parts.host = nil }
      let words = parts.string ?? value.absoluteString
      // Without a scheme, Foundation leaves the slashes of the host.
      return parts.scheme == nil && words.hasPrefix("//") ? String(words.dropFirst(2)) : words
    }

    /// What makes an address of words.
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    private func hides(_ part: String, _ isOfWeb: Bool) -> Bool {
      switch options[part]?.rule {
      case .always, nil: false
      case .never: true
      case .omitIfHTTP: isOfWeb
      }
    }

    private func with(_ part: String, _ option: ComponentDisplayOption) -> FormatStyle {
      var style = self
      style.options[part] = option
      return style
    }

    /// The style with or without the scheme.
    public func scheme(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      with("scheme", option)
    }
    /// The style with or without the name of a user.
    public func user(_ option: ComponentDisplayOption = .never) -> FormatStyle {
      with("user", option)
    }
    /// The style with or without a password.
    public func password(_ option: ComponentDisplayOption = .never) -> FormatStyle {
      with("password", option)
    }
    /// The style with or without the host.
    public func host(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      with("host", option)
    }
    /// The style with or without the port.
    public func port(_ option: ComponentDisplayOption = .omitIfHTTPFamily) -> FormatStyle {
      with("port", option)
    }
    /// The style with or without the path.
    public func path(_ option: ComponentDisplayOption = .always) -> FormatStyle {
      with("path", option)
    }
    /// The style with or without what is asked for.
    public func query(_ option: ComponentDisplayOption = .never) -> FormatStyle {
      with("query", option)
    }
    /// The style with or without the place in the page.
    public func fragment(_ option: ComponentDisplayOption = .never) -> FormatStyle {
      with("fragment", option)
    }
  }

  /// What makes an address of words.
  public struct ParseStrategy: Foundation.ParseStrategy {
    /// Words as they are.
    public init() {}

    /// The address of words.
    public func parse(_ value: String) throws -> URL {
      guard let url = URL(string: value) else { throw CocoaError(.formatting) }
      return url
    }
  }

  /// The address in words.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The address in words.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// An address in words.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// An address in words.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
