import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Cart } from 'shared-types/contracts/cart'
import { apiPaths } from 'shared-types/urls/api-paths'
import { Pool } from 'undici'
import { startServers } from '../../commands/servers.mjs'
import { hashPassword, limitHashing, isPassword } from '../../shop-api/src/password/password.ts'
import { freePort } from './load.ts'

const inFlight = 20
const seconds = 10
const email = 'bench@example.org'
const password = 'Zacht&Warm1'

/** The time to verify one password on an idle core, in milliseconds. */
const costOfPassword = async (): Promise<number> => {
  const hash = await hashPassword(password)
  const rounds = 20
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) await limitHashing(() => isPassword(hash, password))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

const p95 = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10
}

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
const unlimited = { LIMIT_PER_SESSION: '1000000', LIMIT_PER_ADDRESS: '10000000', QUOTA_FACTOR: '100000' }
const cost = await costOfPassword()
const shop = await startServers({
  env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error', ...unlimited },
})
const connections = new Pool(`http://127.0.0.1:${PORT}`, { connections: inFlight + 1 })

/** Returns the body and the cookie of the answer. */
const send = async (method: 'GET' | 'POST', path: string, body?: object, cookie = '') => {
  const answer = await connections.request({
    method,
    path,
    headers: {
      origin: shop.url,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await answer.body.text()
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
  const set = [answer.headers['set-cookie'] ?? []].flat()[0] ?? ''
  return { text, cookie: set.slice(0, set.indexOf(';')) }
}

/** The token in the link of the only mail in the outbox. */
const tokenInMail = async (): Promise<string> => {
  const outbox = `http://127.0.0.1:${SHOP_API_PORT}`
  const list = await (await fetch(`${outbox}/outbox`)).text()
  const mail = /href="(\/outbox\/[^"?]+)\?as=text"/.exec(list)?.[1] ?? ''
  return /token=([\w-]+)/.exec(await (await fetch(outbox + mail)).text())?.[1] ?? ''
}

const openAccount = async (): Promise<void> => {
  const names = { type: 'private', firstName: 'Zoë', lastName: 'de Vries', phone: '', company: '' }
  await send('POST', apiPaths.customer, { ...names, email, password, confirmation: password })
  await send('POST', apiPaths.confirmEmail, { token: await tokenInMail(), password })
}

/** Reads the cart of another shopper repeatedly, with short pauses. */
const readCart = async (cookie: string, until: number): Promise<number[]> => {
  const times: number[] = []
  while (performance.now() < until) {
    const begun = performance.now()
    Cart.parse(JSON.parse((await send('GET', apiPaths.cart, undefined, cookie)).text))
    times.push(performance.now() - begun)
    await sleep(10)
  }
  return times
}

const logInRepeatedly = async (until: number): Promise<number[]> => {
  const times: number[] = []
  while (performance.now() < until) {
    const begun = performance.now()
    await send('POST', apiPaths.login, { username: email, password, remember: false })
    times.push(performance.now() - begun)
  }
  return times
}

try {
  await openAccount()
  const { cookie } = await send('POST', apiPaths.cartItems, { itemId: 1, quantity: 1 })
  const quiet = await readCart(cookie, performance.now() + 2_000)
  const until = performance.now() + 1000 * seconds
  const [carts, ...logins] = await Promise.all([
    readCart(cookie, until),
    ...Array.from({ length: inFlight }, () => logInRepeatedly(until)),
  ])
  const all = logins.flat()
  process.stdout.write(`${inFlight} logins in flight through the bff and shop-api, load on the same cores:\n`)
  console.table([
    { what: 'a password, ms of a core', measured: Math.round(cost), aim: '50–150' },
    { what: 'cart reads without logins, p95 ms', measured: p95(quiet), aim: '' },
    { what: `cart reads meanwhile (${carts.length}), p95 ms`, measured: p95(carts), aim: '< 20' },
    { what: `logins (${all.length}), p95 ms`, measured: p95(all), aim: '' },
    { what: 'logins a second', measured: Math.round(all.length / seconds), aim: '' },
  ])
} finally {
  await connections.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
