// Previews as an app that knows UIKit alone writes them.
import SpokenUIKit

#Preview("A label") {
  let label = UILabel()
  label.text = "Fresh apples"
  return label
}

#Preview("A controller", traits: .portrait, .fixedLayout(width: 320, height: 480)) {
  let controller = UIViewController()
  controller.title = "Apples"
  return UINavigationController(rootViewController: controller)
}
