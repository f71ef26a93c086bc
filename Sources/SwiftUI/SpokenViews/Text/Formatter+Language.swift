import Foundation

extension Formatter {
  /// The formatter in the locale of the screen, unless the app gave it one of its own.
  var inLanguageOfScreen: Formatter {
    // A formatter of an app's own class may know more than a copy would.
    if type(of: self) == DateFormatter.self, let dates = self as? DateFormatter {
      return dates.copied
    }
    if type(of: self) == NumberFormatter.self, let numbers = self as? NumberFormatter {
      return numbers.copied
    }
    return self
  }
}

extension DateFormatter {
  /// A copy in the locale of the screen.
  fileprivate var copied: DateFormatter {
    guard isOfProcess(locale), let copy = copy(with: nil) as? DateFormatter else { return self }
    copy.locale = Localization.locale
    return copy
  }
}

extension NumberFormatter {
  /// A copy in the locale of the screen.
  fileprivate var copied: NumberFormatter {
    guard isOfProcess(locale), let copy = copy(with: nil) as? NumberFormatter else { return self }
    copy.locale = Localization.locale
    return copy
  }
}

/// Whether a locale is that of the process, which a formatter has by itself.
private func isOfProcess(_ locale: Locale?) -> Bool {
  locale == nil || locale == Locale.current || locale == Locale.autoupdatingCurrent
}
