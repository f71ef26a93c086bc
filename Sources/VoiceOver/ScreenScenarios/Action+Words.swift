package import ScreenTree

extension Walkthrough.Action {
  /// What happens, in the words of a person who shows it: `Swipe right`, `Swipe right 3 times`.
  package var inWords: String {
    switch self {
    case .gesture(let gesture, let count):
      count > 1 ? "\(gesture.inWords) \(count) times" : gesture.inWords
    case .effect(let effect): effect.inWords
    case .wait(let duration): "Wait \(duration.inSeconds)"
    case .expect: "Expect"
    }
  }
}

extension VoiceOverGesture {
  /// The gesture in the words of a person who shows it.
  package var inWords: String {
    switch self {
    case .next: "Swipe right"
    case .previous: "Swipe left"
    case .first: "Tap the top with four fingers"
    case .last: "Tap the bottom with four fingers"
    case .touch, .touchAt: "Touch"
    case .explore: "Drag one finger over the screen"
    case .readAll: "Swipe up with two fingers"
    case .readFromHere: "Swipe down with two fingers"
    case .rotor(let name): "Turn the rotor to \(name)"
    case .turnRotor: "Turn the rotor"
    case .turnRotorBack: "Turn the rotor back"
    case .rotorNext: "Flick down"
    case .rotorPrevious: "Flick up"
    case .increment: "Swipe up"
    case .decrement: "Swipe down"
    case .activate: "Double-tap"
    case .action(let name): "Perform the action \(name)"
    case .moreContent: "More content"
    case .actionsMenu: "Open the Actions menu"
    case .tab: "Press Tab"
    case .shiftTab: "Press Shift and Tab"
    case .interact: "Interact with it"
    case .stopInteracting: "Stop interacting"
    case .escape: "Scrub with two fingers"
    case .magicTap: "Double-tap with two fingers"
    case .scroll(let direction): "Scroll \(direction.rawValue) with three fingers"
    case .drag: "Pick it up"
    case .drop: "Drop it"
    case .type: "Type"
    case .delete: "Delete"
    case .read(let unit): "Read by \(unit.rawValue)"
    case .spell: "Spell it"
    case .voiceOver(let isOn): isOn ? "Turn VoiceOver on" : "Turn VoiceOver off"
    case .quickNav(let isOn): isOn ? "Turn Quick Nav on" : "Turn Quick Nav off"
    case .launch: "Start the app"
    case .describeChart: "Describe the chart"
    case .playAudioGraph: "Play the audio graph"
    case .chartDetails: "Open the details of the chart"
    case .scrub: "Double-tap and hold, and move over the graph"
    case .pause: "Double-tap with two fingers"
    }
  }
}

extension Effect {
  /// What the app does, for somebody who does not see it.
  package var inWords: String {
    switch self {
    case .open: "The screen opens"
    case .close: "The screen closes"
    case .update: "The app changes a view"
    case .remove: "The app removes a view"
    case .show: "The app shows a view"
    case .announce: "The app announces"
    case .focus: "The app moves the focus"
    case .screenChanged: "The app changes the screen"
    case .layoutChanged: "The app changes the layout"
    case .pageScrolled: "The app scrolls"
    }
  }
}
