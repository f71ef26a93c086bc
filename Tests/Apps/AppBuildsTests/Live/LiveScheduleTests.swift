import Testing

@testable import AppBuilds

struct LiveScheduleTests {
  private let plan = LivePlan(
    ["SpokenUI", "SpokenUIKit", "SpokenViews"].map {
      LiveTarget(name: $0, folder: "/Sources/SwiftUI/\($0)", files: [], isC: false)
    }, imports: { $0.name == "SpokenUI" ? ["SpokenViews", "SpokenUIKit"] : [] })

  @Test func `hands out what can be built`() throws {
    let schedule = LiveSchedule(plan)
    let first = [schedule.next(), schedule.next()].compactMap(\.self)
    #expect(first.map(\.name) == ["SpokenUIKit", "SpokenViews"])
    #expect(first.map(schedule.finish) == [1, 2])
    #expect(schedule.next()?.name == "SpokenUI")
    #expect(schedule.next() == nil)
    try schedule.check()
  }

  @Test func `ends with the first error`() {
    let schedule = LiveSchedule(plan)
    schedule.fail(AppBuildError("first", in: "a"))
    schedule.fail(AppBuildError("second", in: "b"))
    #expect(schedule.next() == nil)
    #expect(throws: AppBuildError("first", in: "a")) { try schedule.check() }
  }
}
