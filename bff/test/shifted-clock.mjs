// Loaded into a server before its own code. Its clock is CLOCK_AHEAD_MS ahead, and each SIGURG sets it a further day
// ahead, or back again.
const RealDate = Date
const day = 24 * 60 * 60 * 1000
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
let offset = ahead

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(RealDate.now() + offset)
  }

  static now() {
    return RealDate.now() + offset
  }
}
process.on('SIGURG', () => {
  offset = offset === ahead ? ahead + day : ahead
})
