import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages

@testable import VoiceOverSpeech

struct WebRoleWordsTests {
  @Test(arguments: [
    (WebRole.switch, WebRole.Speech.trait), (.popupbutton, .trait), (.spinbutton, .trait),
    (.menuitemcheckbox, .word(.checkbox)), (.menuitemradio, .word(.radioButton)),
    (.progressbar, .word(.progressIndicator)), (.rowheader, .word(.rowHeader)),
    (.dialog, .entering(.dialog)), (.alertdialog, .entering(.dialog)),
    (.toolbar, .entering(.toolbar)), (.contentinfo, .landmark(.contentinfoLandmark)),
    (.search, .landmark(.searchLandmark)), (.searchbox, .trait), (.treegrid, .edges),
    (.definitionList, .edges), (.gridcell, .silent("the table says where it lies")),
    (.timer, .silent("a live region is heard when it changes")),
    (.presentation, .silent("it has no meaning")),
    (.time, .silent("its text is read as any other")),
    (.tree, .silent("it is called by its label when the cursor comes in")),
    (.treeitem, .silent("no recording has a word for it")),
  ]) func `announces a role in one way, or says why it does not`(
    role: WebRole, speech: WebRole.Speech
  ) {
    #expect(role.speech == speech)
  }

  private func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
    Sourced(value, from: nowhere, by: .stated)
  }

  @Test(
    arguments: [
      ("checkbox", [.checked(.on)], .checkbox), ("button", [.pressed(.off)], .toggleButton),
      ("button", [.popup(.menu)], .popUpButton),
      // A state of pressing counts more than what pops up.
      ("button", [.popup(.menu), .pressed(.on)], .toggleButton), ("button", [.visited], nil),
      ("link", [.pressed(.on), .popup(.menu)], nil), ("rowheader", [], nil),
      ("columnheader", [], nil), ("dialog", [], nil), ("made-up", [.pressed(.on)], nil),
    ] as [(String, [Element.State], Word.ID?)])
  func `has a word beside the label where no trait has one`(
    role: String, states: [Element.State], word: Word.ID?
  ) {
    var view = element("Bold")
    view.role = said(role)
    view.states = states.map(said)
    #expect(view.roleWord?.0 == word)
  }

  @Test func `an element without a role has no word for one`() {
    var view = element("Bold", .button)
    view.states = [said(.pressed(.on))]
    #expect(view.roleWord == nil)
  }

  @Test(
    arguments: [
      (.checked(.on), .checked, nil, nil, nil), (.checked(.off), .unchecked, nil, nil, nil),
      (.checked(.mixed), .mixed, nil, nil, nil), (.pressed(.mixed), .mixed, nil, nil, nil),
      (.pressed(.off), .notPressed, nil, nil, nil), (.visited, .visited, nil, nil, nil),
      (.required, nil, .required, nil, nil), (.readOnly, nil, .readOnly, nil, nil),
      (.busy, nil, .busy, nil, nil), (.invalid(.data), nil, .invalid, nil, nil),
      (.invalid(.spelling), nil, .invalidSpelling, nil, nil),
      (.invalid(.nothing), nil, nil, nil, nil), (.current(.item), nil, nil, .current, nil),
      (.current(.page), nil, nil, .currentPage, nil), (.current(.nothing), nil, nil, nil, nil),
      (.popup(.listbox), nil, nil, nil, .listBoxPopUp), (.popup(.nothing), nil, nil, nil, nil),
      (.sorted(.ascending), nil, nil, nil, nil), (.draggable, nil, nil, nil, nil),
    ] as [(Element.State, Word.ID?, Word.ID?, Word.ID?, Word.ID?)])
  func `a state has one word at most, in its own place`(
    state: Element.State, word: Word.ID?, remark: Word.ID?, current: Word.ID?, popup: Word.ID?
  ) {
    #expect(state.word == word)
    #expect(state.remark == remark)
    #expect(state.current == current)
    #expect(state.popup == popup)
  }
}
