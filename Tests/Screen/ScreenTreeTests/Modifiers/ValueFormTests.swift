import Testing

@testable import ScreenTree

struct ValueFormTests {
  @Test(arguments: [
    (ValueForm<String>.text.form, ModifierForm.text), (ValueForm<String>.language.form, .language),
    (ValueForm<[String]>.texts.form, .texts), (ValueForm<Property.Scalar>.scalar.form, .scalar),
    (ValueForm<Bool>.flag.form, .flag), (ValueForm<Property.Tristate>.tristate.form, .tristate),
    (ValueForm<Double>.number(0...1).form, .number(0...1)),
    (ValueForm<Int>.integer(1...6).form, .integer(1...6)),
    (ValueForm<[Int]>.integers.form, .integers),
    (ValueForm<ClosedRange<Double>>.range.form, .range),
    (ValueForm<Property.ValueFormat>.format.form, .format),
    (ValueForm<[Node.Trait]>.traits.form, .traits), (ValueForm<[Node]>.nodes.form, .nodes),
    (ValueForm<[Property.ElementReference]>.references.form, .references),
    (ValueForm<Frame>.frame.form, .frame), (ValueForm<Property.Point>.point.form, .point),
    (ValueForm<[Property.Point]>.points.form, .points),
    (ValueForm<Property.Place>.place.form, .place),
    (ValueForm<[Property.CustomContent]>.customContent.form, .customContent),
    (ValueForm<[Property.Action]>.actions.form, .actions),
    (ValueForm<[Property.Rotor]>.rotors.form, .rotors),
    (ValueForm<Property.RotorEntry>.rotorEntry.form, .rotorEntry),
    (ValueForm<[Effect]>.effects.form, .effects),
    (ValueForm<Property.Speech>.speech.form, .speech),
    (ValueForm<[Property.AttributedRange]>.attributedRanges.form, .attributedRanges),
    (ValueForm<Property.LabeledPair>.labeledPair.form, .labeledPair),
    (ValueForm<Property.Cell>.cell.form, .cell),
    (ValueForm<Property.Context>.context.form, .context),
    (ValueForm<Property.Chart>.chart.form, .chart),
    (ValueForm<Property.ChildBehavior>.childBehavior.form, .childBehavior),
    (ValueForm<Property.ContainerType>.containerType.form, .containerType),
    (ValueForm<Property.Live>.live.form, .live), (ValueForm<Property.Popup>.popup.form, .popup),
    (ValueForm<Property.Sort>.sort.form, .sort),
    (ValueForm<Property.Invalidity>.invalidity.form, .invalidity),
    (ValueForm<Property.CurrentItem>.currentItem.form, .currentItem),
    (ValueForm<Property.DirectTouch>.directTouch.form, .directTouch),
    (ValueForm<Property.InsertionPoint>.insertionPoint.form, .insertionPoint),
  ]) func `a type of value has its form`(form: ModifierForm, expected: ModifierForm) {
    #expect(form == expected)
  }
}
