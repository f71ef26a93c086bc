import JSONRPC
package import ScreenDocuments
import SpokenSyntax

/// A command of AT Driver, with parameters of the right form.
package enum DriverCommand: Hashable, Sendable {
  /// Begins a session with capabilities that it must have, a mapping.
  case newSession(alwaysMatch: Document)
  /// Changes settings.
  case setSettings([Setting])
  /// Asks for the values of settings by their names.
  case getSettings([String])
  /// Asks for all settings.
  case getSupportedSettings
  /// Presses keys together: one code point each.
  case pressKeys([String])
  /// Does what an extension names, with all parameters.
  case intent(String, Document)

  /// A setting with its new value.
  package struct Setting: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value, any JSON.
    package var value: Document
  }

  /// The names of the commands.
  package enum Method: String, Hashable, Sendable, CaseIterable {
    case newSession = "session.new"
    case setSettings = "settings.setSettings"
    case getSettings = "settings.getSettings"
    case getSupportedSettings = "settings.getSupportedSettings"
    case userIntent = "interaction.userIntent"
  }

  /// Reads the parameters of a command.
  ///
  /// - Throws: `DriverError` for parameters of another form.
  init(_ method: Method, _ params: Document) throws(DriverError) {
    switch method {
    case .newSession: self = .newSession(alwaysMatch: try Self.alwaysMatch(params))
    case .setSettings: self = .setSettings(try Self.newSettings(params))
    case .getSettings:
      var names: [String] = []
      for item in try Self.settings(params) { names.append(try Self.name(item)) }
      self = .getSettings(names)
    case .getSupportedSettings: self = .getSupportedSettings
    case .userIntent: self = try Self.intent(params)
    }
  }

  private static func alwaysMatch(_ params: Document) throws(DriverError) -> Document {
    guard let capabilities = params["capabilities"], capabilities.entries != nil else {
      throw .invalidArgument("session.new needs capabilities, an object; {} asks for nothing")
    }
    guard let wanted = capabilities["alwaysMatch"] else { return .mapping([]) }
    guard wanted.entries != nil else {
      throw .invalidArgument("alwaysMatch is an object with capabilities, not \(wanted.kind)")
    }
    for key in ["atName", "atVersion", "platformName"] {
      if let value = wanted[key], value.string == nil {
        throw .invalidArgument("\(key) is a text, not \(value.kind)")
      }
    }
    return wanted
  }

  private static func settings(_ params: Document) throws(DriverError) -> [Document] {
    guard let items = params["settings"]?.items, !items.isEmpty else {
      throw .invalidArgument("settings is a list with at least one setting, such as {\"name\": …}")
    }
    return items
  }

  private static func name(_ item: Document) throws(DriverError) -> String {
    guard let name = item["name"]?.string else {
      throw .invalidArgument("a setting is an object with its name, not \(item.kind)")
    }
    return name
  }

  private static func newSettings(_ params: Document) throws(DriverError) -> [Setting] {
    var new: [Setting] = []
    for item in try settings(params) {
      let name = try name(item)
      guard let value = item["value"] else {
        throw .invalidArgument("the setting '\(name.prefix(80))' has no value")
      }
      new.append(Setting(name: name, value: value))
    }
    return new
  }

  private static func intent(_ params: Document) throws(DriverError) -> DriverCommand {
    guard let name = params["name"]?.string else {
      throw .invalidArgument("interaction.userIntent needs a name, such as \"pressKeys\"")
    }
    guard name == "pressKeys" else {
      guard name.contains(byte: ":") else {
        throw .invalidArgument(
          "'\(name.prefix(80))' is neither \"pressKeys\" nor of the form \"spoken:next\"")
      }
      return .intent(name, params)
    }
    let keys = params["keys"]?.items ?? []
    let texts = keys.compactMap(\.string)
    guard !keys.isEmpty, texts.count == keys.count else {
      throw .invalidArgument("pressKeys needs keys, a list of texts with at least one")
    }
    return .pressKeys(texts)
  }
}
