/** @module-tag slow */

import { apiPaths } from 'shared-types/urls/api-paths'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import supertest from 'supertest'
import { held } from '../../shop-api/test/resiliency.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually, type FrontDesk, shortDeadlines, openFrontDesk } from './front-desk.ts'
import { contactMessage } from './guest.ts'
import { isMissing } from './is-missing.ts'
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
const startSession = async (desk: FrontDesk, shop = shopSession): Promise<string> => {
  provider.answer = json(emptyCart, 200, { 'set-cookie': `shop_session=${shop}; Path=/` })
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
/** The session that a bff passes on to the provider. */
const sessionAtProvider = async (desk: FrontDesk, cookie: string) => {
  provider.answer = json(emptyCart)
  await supertest(desk.url).get(apiPaths.cart).set('Cookie', cookie).expect(200)
  return provider.seen.findLast(({ url }) => url === '/v1/cart')?.headers.cookie
}
const send = (desk: FrontDesk) => {
  provider.answer = json({ message: 'Bedankt.' })
  return desk.browser().post(apiPaths.contact).send(contactMessage)
}
/** The mean milliseconds of a change, which is counted. */
const addToCart = async (desk: FrontDesk) => {
  provider.answer = json(emptyCart)
  const changes = 40
  const begun = performance.now()
  for (let sent = 0; sent < changes; sent += 1)
    await desk.browser().post(apiPaths.cartItems).send({ itemId: 1, quantity: 1 }).expect(200)
  return (performance.now() - begun) / changes
}
const session = `shop_session=${shopSession}`

describe('without Redis', () => {
  test('a logout that did not reach the provider is valid after a restart', async () => {
    const first = await openDesk()
    const { dataDir } = first.bff.config
    const cookie = await startSession(first)
    expect(await sessionAtProvider(first, cookie)).toBe(session)
    await logOutWithoutProvider(first, cookie)
    // It is killed, so nothing is closed, and the provider is not notified.
    first.bff.endedSessions.close()

    const restarted = await openDesk({ dataDir })
    expect(await sessionAtProvider(restarted, cookie)).toBeUndefined()
  })

  test('the provider refuses the session once it knows, and nothing remains stored', async () => {
    const desk = await openDesk()
    const cookie = await startSession(desk)
    await logOutWithoutProvider(desk, cookie)
    provider.answer = loggedOut
    await eventually(() => desk.lines.some((line) => line.includes('knows every logout')))
    const next = await openDesk({ dataDir: desk.bff.config.dataDir })
    expect(await sessionAtProvider(next, cookie)).toBe(session)
  })
})

test('stored logouts that cannot be read are logged as an error', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-logouts-'))
  await writeFile(join(dataDir, 'ended-sessions'), '')
  const { lines } = await openDesk({ dataDir })
  expect(lines.filter((line) => line.includes('ENOTDIR'))).toHaveLength(1)
  await rm(dataDir, { recursive: true })
})

test('a logout that keeps failing does not delay the next ones', async () => {
  const desk = await openDesk()
  const later = 'b'.repeat(43)
  const cookies = [await startSession(desk), await startSession(desk, later)]
  for (const cookie of cookies) await logOutWithoutProvider(desk, cookie)
  const ended: (string | undefined)[] = []
  provider.answer = (request, response) => {
    const isFirst = request.headers.cookie === session
    if (!isFirst) ended.push(request.headers.cookie)
    return (isFirst ? failed : loggedOut)(request, response)
  }
  await eventually(() => ended.length > 0, 10_000)
  expect(ended).toEqual([`shop_session=${later}`])
  await eventually(() => desk.lines.some((line) => line.includes('the provider does not know a logout')))
})

const withoutRedis = isMissing('replicas: Redis or Valkey is not installed', redisCommand !== undefined)

describe.skipIf(withoutRedis)('replicas on one Redis', () => {
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

  test('share no session, only its hash', async () => {
    const desk = await openDesk({ redisUrl: redis.url })
    const cookie = await startSession(desk)
    expect(await sessionAtProvider(desk, cookie)).toBe(session)
    await logOutWithoutProvider(desk, cookie)
    const keys = (await desk.bff.sharedState.redis?.keys('*')) ?? []
    expect(keys.some((key) => key.includes('session'))).toBe(true)
    expect(keys.join(' ')).not.toContain(shopSession)
  })

  test.for(['killed', 'frozen'])(
    'fall back to their own memory while Redis is %s',
    async (fault, { task }) => {
      const desk = await openDesk({ redisUrl: redis.url, deadlines: shortDeadlines })
      const cookie = await startSession(desk)
      const before = await addToCart(desk)
      if (fault === 'killed') await redis.kill()
      else await redis.freeze()
      const during = await addToCart(desk)
      expect(during - before).toBeLessThanOrEqual(shortDeadlines.redis)
      // Sessions stay valid, and the limits still apply.
      expect(await sessionAtProvider(desk, cookie)).toBe(session)
      for (let sent = 0; sent < 10; sent += 1) await send(desk).expect(200)
      await send(desk).expect(429)

      if (fault === 'killed') await redis.start()
      else redis.thaw()
      // Redis has counted fewer requests than the memory.
      await eventually(async () => (await send(desk)).status === 200)
      held(task, {
        fault: 'Redis is lost or frozen',
        measured: `${fault}: a change takes ${during.toFixed(1)} ms, ${before.toFixed(1)} before; limits hold, sessions continue`,
      })
    },
  )

  test('refuse a session whose logout did not reach the provider, also after its replica has ended', async () => {
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

  test('start without Redis, and use it once it is available', async () => {
    await redis.kill()
    const desk = await openFrontDesk(provider.url, { redisUrl: redis.url })
    open.push(desk)
    await send(desk).expect(200)
    await redis.start()
    await eventually(() => desk.bff.sharedState.redis?.status === 'ready')
    expect((await send(desk)).headers.ratelimit).toContain('"messages";r=9')
  })
})
