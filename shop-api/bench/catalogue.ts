import { openShop, row } from './open-shop.ts'
import { questionsFor } from './questions.ts'

const products = 100_000
const rounds = 300
const warmUp = 40
const loadSeconds = 5
const atOnce = 8

type Call = (path: string) => Promise<void>

/** A shop with a client that is logged in as the bff. */
const openForService = async (folder: string, atLeast: number) => {
  const { db, config, address, stop } = await openShop(folder, atLeast)
  const login = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: config.serviceEmail, password: config.servicePassword }),
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  const call: Call = async (path) => {
    const answer = await fetch(`${address}${path}`, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  }
  return { call, stop, questions: await questionsFor(db) }
}

/** Sends one request at a time: the response times that one shopper sees, in ms. */
const timed = async (call: Call, question: () => string): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const begun = performance.now()
    await call(question())
    if (round >= warmUp) times.push(performance.now() - begun)
  }
  return times
}

/** Sends several requests at once for some seconds. Returns requests per second. */
const loaded = async (call: Call, question: () => string): Promise<number> => {
  for (let round = 0; round < 200; round += 1) await call(question())
  const begun = performance.now()
  let answered = 0
  const shopper = async () => {
    while (performance.now() - begun < loadSeconds * 1000) {
      await call(question())
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, shopper))
  return Math.round(answered / ((performance.now() - begun) / 1000))
}

const large = await openForService('.data/scale', products)
try {
  const { call, questions } = large
  process.stdout.write(`Uncached at shop-api, ${products} products, one request at a time:\n`)
  console.table([
    row('listing, three filters and all counts', '≤ 60', await timed(call, questions.listing)),
    row('listing, a size and two other filters', '≤ 60', await timed(call, questions.sizeListing)),
    row('listing, a size, sorted by price', '', await timed(call, questions.sizeByPrice)),
    row('listing, a price range', '', await timed(call, questions.priceListing)),
    row('listing of a large category, no filter', '', await timed(call, questions.plainListing)),
    row('search', '≤ 60', await timed(call, questions.search)),
    row('suggestions', '≤ 30', await timed(call, questions.suggestions)),
  ])
} finally {
  await large.stop()
}

const seeded = await openForService('.data/bench', 0)
try {
  const { call, questions } = seeded
  process.stdout.write(
    `Uncached at shop-api, the seeded shop, ${atOnce} at once, called by the same process:\n`,
  )
  console.table([
    { what: 'listings a second', now: await loaded(call, questions.plainListing), aim: '≥ 1000' },
    { what: 'listings with three filters a second', now: await loaded(call, questions.listing), aim: '' },
  ])
} finally {
  await seeded.stop()
}
