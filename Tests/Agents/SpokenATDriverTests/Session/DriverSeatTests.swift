import SpokenATDriver
import Testing

struct DriverSeatTests {
  @Test func `one has it at a time, and only the one who has it frees it`() {
    let seat = DriverSeat()
    #expect(seat.take(1) && !seat.take(2) && !seat.take(1))
    seat.leave(2)
    #expect(!seat.take(2))
    seat.leave(1)
    #expect(seat.take(2))
  }
}
