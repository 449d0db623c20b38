// Loaded into a server before its own code: each SIGURG sets its clock a day ahead, or back again.
const RealDate = Date
const day = 24 * 60 * 60 * 1000
let offset = 0

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
  offset = offset === 0 ? day : 0
})
