// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenUIKit

@MainActor
enum Guide {
  static func titles() -> [UIView] {
    let label = UILabel()
    label.text = "Accessibility Basics"
    // label.accessibilityLabel == "Accessibility Basics"

    let button = UIButton()
    button.setTitle("Share", for: .normal)
    // button.accessibilityLabel == "Share"
    return [label, button]
  }

  static func volume() -> [UIView] {
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 11
    slider.accessibilityLabel = "Volume"
    return [slider]
  }

  static func disabled() -> [UIView] {
    let button = UIButton()
    button.isEnabled = false
    // button.accessibilityTraits = [.button, .notEnabled]
    return [button]
  }

  static func percent() -> [UIView] {
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.value = 2
    // slider.accessibilityValue == "20%"
    return [slider]
  }

  static func hello() -> [UIView] {
    let label = UILabel()
    label.text = "Hello World!"
    return [label]
  }

  static func download() -> [UIView] {
    let button = UIButton()
    button.setTitle("Download", for: .normal)
    return [button]
  }

  static func unnamed() -> [UIView] {
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.value = 5
    return [slider]
  }

  static func named() -> [UIView] {
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 10
    slider.value = 5
    slider.accessibilityLabel = "Volume"
    return [slider]
  }

  static func unnamedImage() -> [UIView] {
    let button = UIButton()
    button.setImage(UIImage(named: "square-and-arrow-down-filled"), for: .normal)
    return [button]
  }

  static func namedImage() -> [UIView] {
    let button = UIButton()
    button.setImage(UIImage(named: "square-and-arrow-down-filled"), for: .normal)
    button.accessibilityLabel = "Download"
    return [button]
  }
}

class AppCell: UIView {
  var titleLabel = UILabel()
  var descriptionLabel = UILabel()
  var ratingLabel = UILabel()
  var priceLabel = UILabel()

  private var _accessibilityElements: [Any]?

  override var accessibilityElements: [Any]? {
      get {
          // If we've already generated the elements, return them.
          if let _accessibilityElements = _accessibilityElements {
              return _accessibilityElements
          }

          var elements: [UIAccessibilityElement] = []

          // Create a single element representing all the text inside the view.
          let labelsElement = UIAccessibilityElement(accessibilityContainer: self)
          // Define an accessibility frame that captures all the labels so VoiceOver
          // knows where the grouped accessibility element is on screen.
          labelsElement.accessibilityFrameInContainerSpace = self.titleLabel.frame
            .union(self.descriptionLabel.frame)
            .union(self.ratingLabel.frame)
            .union(self.priceLabel.frame)

          // Create an accessibility label that contains the text from each of the labels.
          labelsElement.accessibilityLabel = """
            \(self.titleLabel.text!), \(self.descriptionLabel.text!), \(self.ratingLabel.text!). Price: \(self.priceLabel.text!)
          """

          elements.append(labelsElement)

          // Cache the elements.
          self._accessibilityElements = elements

          return elements
      }
      set {
          self._accessibilityElements = newValue
      }
  }
}
