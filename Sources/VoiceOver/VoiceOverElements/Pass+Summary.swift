extension Pass {
  /// The pass in a few words, as an explanation prints it.
  package var summary: String {
    switch self {
    case .stated: "stated in the file"
    case .title: "the title of the view"
    case .classDefault: "the default of the class"
    case .inferred: "inferred from the type"
    case .guessed: "guessed from its place"
    case .symbolLabel: "the default label of the symbol"
    case .symbolVariant: "the label of another form of the symbol; none is known of this one"
    case .symbolName: "no label of the symbol is known, so its name is spoken"
    case .imageName: "an image without a label is spoken by its name"
    case .formattedValue: "the value of the control in words"
    case .combined: "merged from a child by combine"
    case .represented: "taken from the view that represents this one"
    case .paired: "taken from the label of the pair"
    case .counted: "the place among the members of the container"
    case .charted: "worked out from the data of the chart"
    }
  }
}
