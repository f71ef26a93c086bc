import SpokenLiveTesting
import SpokenSwiftData
import SpokenUI
import SpokenViews
import Testing

/// A journey; a brace in a comment, { var, counts for nothing.
@Model
private final class Trip {
  @Attribute(.unique) var name: String
  var days: Int = 1  // As = many { as there are.
  var note = "\"Quoted\" {\(1 + 1)}"
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isOpen = false
  var isLong: Bool { days > 7 }

  init(_ name: String, days: Int = 1) {
    self.name = name
    self.days = days
  }
}

@Model
private final class Stop {
  #Index<Stop>([\.name])
  #Unique<Stop>([\.name, \.place])
  var name: String
  var place = 0
  var trip: Trip?

  init(_ name: String, in trip: Trip? = nil, place: Int = 0) {
    self.name = name
    self.trip = trip
    self.place = place
  }
}

/// Two classes that lead to each other, and neither says by which property.
@Model
private final class Owner {
  var pets: [Pet]? = []
  init() {}
}

@Model
private final class Pet {
  var owner: Owner?
  init(of owner: Owner?) { self.owner = owner }
}

@ModelActor
private actor Importer {
  func add(_ names: [String]) throws {
    for name in names { modelContext.insert(Trip(name)) }
    try modelContext.save()
  }
}

private struct TripList: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    NavigationStack {
      List {
        ForEach(trips) { trip in
          NavigationLink(value: trip) { Text("\(trip.name), \(trip.stops.count) stops") }
        }
        .onDelete { for place in $0 { modelContext.delete(trips[place]) } }
      }
      .overlay { if trips.isEmpty { ContentUnavailableView("No Trips", image: "map") } }
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.self) { TripView(trip: $0) }
      .toolbar {
        Button("Add") { modelContext.insert(Trip("Oslo", days: trips.count)) }
      }
    }
  }
}

private struct TripView: View {
  @Bindable var trip: Trip

  var body: some View {
    Toggle(
      "Long",
      isOn: Binding {
        trip.isLong
      } set: {
        trip.days = $0 ? 14 : 1
      })
    ForEach(trip.stops) { Text($0.name) }
    Button("Add stop") { trip.stops.append(Stop("Harbor")) }
    TextField("Name", text: $trip.name)
  }
}

private struct Choices: View {
  @Query private var all: [Trip]
  @Query(
    filter: #Predicate<Trip> { $0.days > 1 },
    sort: [SortDescriptor(\Trip.days, order: .reverse), SortDescriptor(\Trip.name)],
    animation: .default)
  private var long: [Trip]
  @Query(Self.first) private var first: [Trip]
  @Query(sort: \Trip.days, order: .reverse) private var byDays: [Trip]
  @Query private var named: [Trip]

  static var first: FetchDescriptor<Trip> {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    descriptor.fetchLimit = 1
    return descriptor
  }

  init(name: String) {
    _named = Query(filter: #Predicate<Trip> { $0.name == name })
  }

  var body: some View {
    let lists = [all, long, first, byDays, named]
    ForEach(lists.indices, id: \.self) { place in
      Text(lists[place].map(\.name).joined(separator: ", "))
    }
  }
}

/// Models in memory: what an app inserts, changes and deletes is heard at once.
@MainActor
struct SwiftDataTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Trip.self, Stop.self, Owner.self, Pet.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context.insert(Trip("Rome", days: 3))
    context.insert(Trip("Bern", days: 9))
  }

  private func names() throws -> [String] {
    try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
  }

  @Test func `a list inserts and deletes`() {
    expectSpoken(
      TripList().modelContainer(container), .next, .activate, .next, .next, .action("Delete"),
      .next(3),
      reads: """
        Trips, Heading
        Add, Button
        ♪ item activated, Add
        Bern, 0 stops, Button
          Actions available
        Oslo, 0 stops, Button
          Actions available
        Delete  dropped by the focus move
        Trips, Heading
        Add, Button
        Bern, 0 stops, Button
          Actions available
        Rome, 0 stops, Button
          Actions available
        """)
  }

  @Test func `a container of the view's own is empty, and set up once`() {
    expectSpoken(
      TripList().modelContainer(for: Trip.self, inMemory: true),
      reads: """
        Trips, Heading
        Add, Button
        No Trips
        """)
    expectSpoken(
      TripList().modelContainer(for: [Trip.self, Stop.self]) { made in
        if let container = try? made.get() { container.mainContext.insert(Trip("Paris")) }
      },
      reads: """
        Trips, Heading
        Add, Button
        Paris, 0 stops, Button
          Actions available
        """)
  }

  @Test func `without a container there is nothing`() {
    expectSpoken(
      TripList(),
      reads: """
        Trips, Heading
        Add, Button
        No Trips
        """)
  }

  @Test func `a property that is changed in a pushed screen is heard in the list`() {
    expectSpoken(
      TripList().modelContainer(container), .next, .next, .activate, .next, .activate, .next,
      .activate, .previous, .next, .next, .activate, .user(.type("Basel")), .escape,
      reads: """
        Trips, Heading
        Add, Button
        Bern, 0 stops, Button
          Actions available
        Trips, Back button
        Long, Switch button, On
          Double tap to toggle setting.
        Off
        Add stop, Button
        ♪ item activated, Add stop
        Harbor
        Add stop, Button
        Bern, Text field
          Double tap to edit.
        Cap B, a, s, e, l
        BernBasel, 1 stops, Button
          Actions available
        """)
  }

  @Test func `queries filter, sort and limit`() {
    expectSpoken(
      Choices(name: "Bern").modelContainer(container),
      reads: """
        Rome, Bern
        Bern, Rome
        Bern
        Bern, Rome
        Bern
        """)
  }

  @Test func `an app's scene gives its container`() {
    let scene = WindowGroup { TripList() }.modelContainer(container)
    expectSpoken(
      scene._content,
      reads: """
        Trips, Heading
        Add, Button
        Bern, 0 stops, Button
          Actions available
        Rome, 0 stops, Button
          Actions available
        """)
    expectSpoken(
      WindowGroup { TripList() }.modelContainer(for: Trip.self)._content,
      reads: """
        Trips, Heading
        Add, Button
        No Trips
        """)
  }

  @Test func `both sides of a relation are kept equal`() throws {
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    trip.stops = [Stop("Forum")]
    context.insert(Stop("Station", in: trip))
    #expect(trip.stops.map(\.name) == ["Forum", "Station"])
    #expect(trip.stops.allSatisfy { $0.trip === trip && $0.modelContext === context })
    trip.stops[0].trip = nil
    #expect(trip.stops.map(\.name) == ["Station"])
    let owner = Owner()
    context.insert(Pet(of: owner))
    #expect(owner.pets?.count == 1 && owner.modelContext === context)
  }

  @Test func `a deletion goes on to what the relation says`() throws {
    let trip = Trip("Oslo")
    trip.stops = [Stop("Fjord"), Stop("Opera")]
    context.insert(trip)
    let owner = Owner()
    let pet = Pet(of: owner)
    context.insert(pet)
    context.delete(trip)
    context.delete(owner)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(trip.isDeleted && trip.modelContext == nil && pet.owner == nil && !pet.isDeleted)
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "Rome" })
    #expect(try names() == ["Bern"])
  }

  @Test func `what is not saved can be taken back`() throws {
    try context.save()
    #expect(!context.hasChanges)
    let rome = try #require(
      try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Rome" })).first)
    rome.days = 5
    rome.stops = [Stop("Forum")]
    context.insert(Trip("Oslo"))
    for trip in try context.fetch(FetchDescriptor<Trip>()) where trip.name == "Bern" {
      context.delete(trip)
    }
    #expect(rome.hasChanges && context.insertedModelsArray.count == 2)
    #expect(context.changedModelsArray.count == 2 && context.deletedModelsArray.count == 1)
    #expect(try names() == ["Oslo", "Rome"])
    context.rollback()
    #expect(try names() == ["Bern", "Rome"])
    #expect(rome.days == 3 && rome.stops.isEmpty && !rome.hasChanges && !context.hasChanges)
  }

  @Test func `a second model with a unique value takes the place of the first`() throws {
    context.insert(Trip("Rome", days: 20))
    #expect(try names() == ["Bern", "Rome"])
    for place in [0, 1, 1] { context.insert(Stop("Station", place: place)) }
    #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.place) == [0, 1])
  }

  @Test func `an actor has a context of the container`() async throws {
    let importer = Importer(modelContainer: container)
    try await importer.add(["Oslo", "Nice"])
    #expect(try names() == ["Bern", "Nice", "Oslo", "Rome"])
  }

  @Test func `an identity is found again, and is that of one object`() throws {
    let trip = Trip("Oslo")
    let id = trip.persistentModelID
    context.insert(trip)
    try context.save()
    #expect(trip.id == id && id.entityName == "Trip" && Set([trip, trip]).count == 1)
    #expect(context.model(for: id) as? Trip === trip)
    let found: Stop? = context.registeredModel(for: id)
    #expect(found == nil)
  }

  @Test(arguments: [
    ["", " ", "1", "a", "b"], ["a", "A", "b", "B"], ["9", "09", "10", "a"],
    ["item 2", "Item 10", "item b"], ["eclair", "Éclair", "fig", "Zoo"], ["x-1", "x-2"],
  ])
  func `words are ordered as people order them`(words: [String]) throws {
    let container = try ModelContainer(for: Stop.self)
    for (place, word) in words.reversed().enumerated() {
      container.mainContext.insert(Stop(word, place: place))
    }
    for (order, expected) in [(SortOrder.forward, words), (.reverse, words.reversed())] {
      let sort = SortDescriptor(\Stop.name, comparator: .localizedStandard, order: order)
      let found = try container.mainContext.fetch(FetchDescriptor(sortBy: [sort]))
      #expect(found.map(\.name) == expected)
    }
  }

  @Test(arguments: [("ROM", 1), ("e", 2), ("öm", 1), ("x", 0)])
  func `a predicate looks for words as people do`(words: String, count: Int) throws {
    let found = try context.fetchCount(
      FetchDescriptor<Trip>(predicate: #Predicate { $0.name.localizedStandardContains(words) }))
    #expect(found == count)
  }
}
