public import Foundation
import ScreenTree

/// How what is behind a view is seen; not heard.
@preconcurrency
@MainActor
open class UIVisualEffect: NSObject {}

/// What is behind is blurred; not heard.
open class UIBlurEffect: UIVisualEffect {
  /// How it is blurred.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// A blur.
  public init(style: Style) {}
}

/// What is in front is brighter; not heard.
open class UIVibrancyEffect: UIVisualEffect {
  /// A brightness for a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// A brightness for a blur and a use.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// What a brightness is for; not heard.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// Glass; not heard.
open class UIGlassEffect: UIVisualEffect {
  /// The kind of glass.
  public enum Style: Int, Hashable, Sendable {
    case regular, clear
  }

  /// Whether it moves when it is touched.
  open var isInteractive = false
  /// Its color.
  open var tintColor: UIColor?

  /// Glass.
  override public init() {}
  /// Glass of a kind.
  public init(style: Style) {}
}

/// A view with an effect; the views in it are heard.
open class UIVisualEffectView: UIView {
  /// The effect; not heard.
  open var effect: UIVisualEffect?
  /// The view with the content.
  public let contentView = UIView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view from a storyboard, which is not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
