import { apiPaths } from 'shared-types/urls/api-paths'
import supertest from 'supertest'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually, type FrontDesk, impatient, openFrontDesk } from './front-desk.ts'
import { contactMessage } from './guest.ts'
import { emptyCart, json, openProviderDouble } from './provider-double.ts'
import { openRedisServer, redisCommand } from './redis-server.ts'

const shopSession = 'a'.repeat(43)
const loggedOut = json({ loggedIn: false, customer: null })
const failed = json({ message: 'Even niet.', code: 'internal_error' }, 500)

let provider: Awaited<ReturnType<typeof openProviderDouble>>
const open: FrontDesk[] = []

beforeEach(async () => {
  provider = await openProviderDouble()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((desk) => desk.close()))
  await provider.close()
})

const openDesk = async (overrides: Parameters<typeof openFrontDesk>[1] = {}) => {
  const desk = await openFrontDesk(provider.url, overrides)
  open.push(desk)
  if (overrides.redisUrl) await eventually(() => desk.bff.sharedState.redis?.status === 'ready')
  return desk
}
const closeDesk = async (desk: FrontDesk) => {
  open.splice(open.indexOf(desk), 1)
  await desk.close()
}

/** A cookie with a session, which every replica can read. */
const startSession = async (desk: FrontDesk): Promise<string> => {
  provider.answer = json(emptyCart, 200, { 'set-cookie': `shop_session=${shopSession}; Path=/` })
  const answer = await supertest(desk.url).get(apiPaths.cart)
  return answer.get('Set-Cookie')?.[0]?.split(';', 1)[0] ?? ''
}
const logOutWithoutProvider = async (desk: FrontDesk, cookie: string) => {
  provider.answer = failed
  const { publicUrl } = desk.bff.config
  const answer = supertest(desk.url)
    .post(apiPaths.logout)
    .set('Cookie', cookie)
    .set('Origin', publicUrl.origin)
  expect((await answer).body.loggedIn).toBe(false)
}
/** The session that a desk passes on to the provider. */
const sessionAtProvider = async (desk: FrontDesk, cookie: string) => {
  provider.answer = json(emptyCart)
  await supertest(desk.url).get(apiPaths.cart).set('Cookie', cookie).expect(200)
  return provider.seen.findLast(({ url }) => url === '/v1/cart')?.headers.cookie
}
const send = (desk: FrontDesk) => {
  provider.answer = json({ message: 'Bedankt.' })
  return desk.browser().post(apiPaths.contact).send(contactMessage)
}
const session = `shop_session=${shopSession}`

describe('without Redis', () => {
  test('a logout that the provider did not hear holds after a restart', async () => {
    const first = await openDesk()
    const { dataDir } = first.bff.config
    const cookie = await startSession(first)
    expect(await sessionAtProvider(first, cookie)).toBe(session)
    await logOutWithoutProvider(first, cookie)
    // It is killed: nothing is closed, and nothing tells the provider.
    first.bff.endedSessions.close()

    const restarted = await openDesk({ dataDir })
    expect(await sessionAtProvider(restarted, cookie)).toBeUndefined()
  })

  test('the provider refuses the session once it knows, and nothing stays stored', async () => {
    const desk = await openDesk()
    const cookie = await startSession(desk)
    await logOutWithoutProvider(desk, cookie)
    provider.answer = loggedOut
    await eventually(() => desk.lines.some((line) => line.includes('knows every logout')))
    const next = await openDesk({ dataDir: desk.bff.config.dataDir })
    expect(await sessionAtProvider(next, cookie)).toBe(session)
  })
})

describe.skipIf(redisCommand === undefined)('replicas on one Redis', () => {
  let redis: Awaited<ReturnType<typeof openRedisServer>>
  beforeEach(async () => {
    redis = await openRedisServer()
  })
  afterEach(() => redis.kill())

  test('count together', async () => {
    const one = await openDesk({ redisUrl: redis.url })
    const two = await openDesk({ redisUrl: redis.url })
    for (let sent = 0; sent < 5; sent += 1) {
      await send(one).expect(200)
      await send(two).expect(200)
    }
    for (const desk of [one, two]) {
      const refused = await send(desk).expect(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    }
  })

  test.each(['killed', 'frozen'])('fall back to their own memory while Redis is %s', async (fault) => {
    const desk = await openDesk({ redisUrl: redis.url, deadlines: impatient })
    const cookie = await startSession(desk)
    if (fault === 'killed') await redis.kill()
    else await redis.freeze()
    // Sessions stay valid, and the limits still apply.
    expect(await sessionAtProvider(desk, cookie)).toBe(session)
    for (let sent = 0; sent < 10; sent += 1) await send(desk).expect(200)
    await send(desk).expect(429)

    if (fault === 'killed') await redis.start()
    else redis.thaw()
    // Redis has counted fewer requests than the memory.
    await eventually(async () => (await send(desk)).status === 200)
  })

  test('refuse a session whose logout the provider did not hear, also when its replica is gone', async () => {
    const one = await openDesk({ redisUrl: redis.url })
    const two = await openDesk({ redisUrl: redis.url })
    const cookie = await startSession(one)
    expect(await sessionAtProvider(two, cookie)).toBe(session)
    await logOutWithoutProvider(one, cookie)
    await closeDesk(one)
    expect(await sessionAtProvider(two, cookie)).toBeUndefined()
    const restarted = await openDesk({ redisUrl: redis.url })
    expect(await sessionAtProvider(restarted, cookie)).toBeUndefined()
  })

  test('start without Redis, and use it once it is there', async () => {
    await redis.kill()
    const desk = await openFrontDesk(provider.url, { redisUrl: redis.url })
    open.push(desk)
    await send(desk).expect(200)
    await redis.start()
    await eventually(() => desk.bff.sharedState.redis?.status === 'ready')
    expect((await send(desk)).headers.ratelimit).toContain('"messages";r=9')
  })
})
