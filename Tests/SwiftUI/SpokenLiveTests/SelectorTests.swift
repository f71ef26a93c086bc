import Foundation
import SpokenUIKit
import Testing

/// A selector calls a method of an object, or equals another one.
@MainActor
struct SelectorTests {
  /// An object whose methods take what a sender may give.
  private final class Form: UIView {
    var heard: [String] = []
    var count = 1

    func save() { heard.append("save") }
    func send(_ sender: UIView) { heard.append("send from \(type(of: sender))") }
    func sendAnything(_ sender: Any) { heard.append("sendAnything from \(type(of: sender))") }
    func maybe(_ sender: UIView?) {
      heard.append("maybe from \(sender == nil ? "nobody" : "a view")")
    }
    func touch(_ sender: UIView, for event: UIEvent) -> Bool {
      heard.append("touch")
      return true
    }
    func switched(_ isOn: Bool) { heard.append("switched \(isOn)") }

    /// The selectors of its own methods, as an app's code in the class names them.
    var ownSelectors: [Selector] {
      [Selector(save), Selector(send), Selector(self.sendAnything(_:)), Selector(touch(_:for:))]
    }
  }

  @Test(
    arguments: [
      ("a method without arguments", Selector(Form.save), ["save"]),
      ("a method with its sender", Selector(Form.send(_:)), ["send from UILabel"]),
      ("any sender", Selector(Form.sendAnything), ["sendAnything from UILabel"]),
      ("a sender or none", Selector(Form.maybe(_:)), ["maybe from a view"]),
      ("a sender and its event", Selector(Form.touch(_:for:)), ["touch"]),
      ("a Boolean gets the sender's address", Selector(Form.switched(_:)), ["switched true"]),
      ("a method of a class above", Selector(UIView.setNeedsLayout), []),
    ] as [(String, Selector, [String])])
  func `a method is called on its object`(_ name: String, _ selector: Selector, _ heard: [String]) {
    let form = Form()
    #expect(selector.perform(on: form, with: UILabel(), UIEvent()) != nil)
    #expect(form.heard == heard)
  }

  @Test func `a method is not called where it is not`() {
    let calls: [(name: String, selector: Selector, target: UIView?)] = [
      ("another object", Selector(Form.save), UILabel()), ("no object", Selector(Form.save), nil),
      ("a name in quotes", Selector("save"), Form()),
    ]
    for call in calls {
      #expect(call.selector.perform(on: call.target, with: UILabel()) == nil, "\(call.name)")
    }
  }

  @Test func `a sender of another class is not handed over`() {
    #expect(Selector(Form.send(_:)).perform(on: Form(), with: Timer.self) == nil)
    #expect(Selector(Form.maybe(_:)).perform(on: Form(), with: nil) != nil)
  }

  @Test func `the methods of an object itself are called on it`() {
    let form = Form()
    for selector in form.ownSelectors { selector.perform(on: form, with: UILabel(), UIEvent()) }
    #expect(form.heard == ["save", "send from UILabel", "sendAnything from UILabel", "touch"])
  }

  @Test func `a property is read and set`() {
    let form = Form()
    #expect(Selector(getter: \Form.count).perform(on: form) as? Int == 1)
    Selector(setter: \Form.count).perform(on: form, with: 5)
    #expect(form.count == 5)
    #expect(Selector(getter: form.count).perform(on: nil) as? Int == 5)
  }

  @Test func `what a method returns comes back`() {
    #expect(
      Selector(Form.touch(_:for:)).perform(on: Form(), with: UILabel(), UIEvent()) as? Bool == true)
  }

  @Test func `two are equal by their name and how many arguments there are`() {
    let named = Selector(Form.send(_:), named: "send(_:)")
    #expect(named == Selector(Form.send, named: "send"))
    #expect(named == "send:")
    #expect(named.hashValue == Selector("send(_:)").hashValue)
    #expect(named != Selector(Form.save, named: "save"))
    #expect(Selector(Form.touch(_:for:), named: "touch(_:for:)") == "touch:for:")
    #expect(named.description == "send(_:)")
    // Without a name only one place in a source is the same.
    let twice = (0..<2).map { _ in Selector(Form.save) }
    let elsewhere = Selector(Form.save)
    #expect(twice[0] == twice[1])
    #expect(twice[0] != elsewhere)
  }
}
