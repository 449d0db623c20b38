/** @module-tag slow */
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { failToStart, runOperator, startShopProcess, type ShopProcess } from '../test/shop-process.ts'
import { cloneTemplate, createEmpty, dropClone } from '../test/template.ts'

let dataDir: string
let shop: ShopProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sluimer-main-'))
  shop = await startShopProcess({ DATA_DIR: dataDir })
})
afterAll(async () => {
  shop.kill('SIGTERM')
  await shop.ended
  await rm(dataDir, { recursive: true, force: true })
})

const restart = async () => {
  shop = await startShopProcess({ DATA_DIR: dataDir })
}

const pidFile = () => join(dataDir, 'postgres/cluster/postmaster.pid')
const postmasterPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])

const query = async (statement: string) => {
  const client = new Client({ host: join(dataDir, 'postgres/socket'), user: 'sluimer', database: 'sluimer' })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}

const statusOf = async (path: string) => (await fetch(`${shop.url}${path}`)).status

/** Writes a value that only the database stores. */
const note = (text: string) =>
  query(`insert into content values ('note', '"${text}"')
  on conflict (key) do update set data = excluded.data`)
const noted = async () =>
  (await query(`select data #>> '{}' as data from content where key = 'note'`))[0]?.data

describe('a shop-api without a database server', () => {
  it('has an embedded PostgreSQL that is durable and opens no port', async () => {
    expect(await statusOf('/readyz')).toBe(200)
    expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(await query('show fsync')).toEqual([{ fsync: 'on' }])
  })

  it('is not made by a command: the data folder of the shop is another one', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'sluimer-elsewhere-'))
    try {
      for (const command of [
        ['staff', 'add', 'anna@example.com', 'owner'],
        ['backup', join(elsewhere, 'shop.backup')],
        ['migrate'],
      ])
        expect(await runOperator({ DATA_DIR: elsewhere }, command)).toEqual({
          code: 1,
          said: expect.stringContaining(`There is no shop in ${elsewhere}.`),
        })
    } finally {
      await rm(elsewhere, { recursive: true, force: true })
    }
  })

  it('does not share its data folder with a second one', async () => {
    const second = await failToStart({ DATA_DIR: dataDir })
    expect(second).toEqual({
      code: 1,
      said: `Another shop-api is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    })
    expect(await statusOf('/readyz')).toBe(200)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly at %s, and keeps its data', async (signal) => {
    await note(signal)
    shop.kill(signal)
    expect(await shop.ended).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
    await restart()
    expect(await noted()).toBe(signal)
  })

  it('takes over the PostgreSQL that a killed process left running', async () => {
    await note('killed')
    const pid = await postmasterPid()
    shop.kill('SIGKILL')
    expect(await shop.ended).toBe('SIGKILL')
    expect(await postmasterPid()).toBe(pid)
    await restart()
    expect(await noted()).toBe('killed')
    shop.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
    await restart()
  })

  it('starts again after both processes were killed', async () => {
    await note('cut off')
    shop.kill('SIGKILL')
    process.kill(await postmasterPid(), 'SIGKILL')
    await shop.ended
    expect(existsSync(pidFile())).toBe(true)
    await restart()
    expect(await noted()).toBe('cut off')
  })

  it('ignores a pid file whose process id belongs to another program', async () => {
    shop.kill('SIGKILL')
    const pid = await postmasterPid()
    process.kill(pid, 'SIGKILL')
    await shop.ended
    await writeFile(pidFile(), (await readFile(pidFile(), 'utf8')).replace(String(pid), String(process.pid)))
    await restart()
    expect(await noted()).toBe('cut off')
  })

  it('restarts a PostgreSQL that died, and continues', async () => {
    const pid = await postmasterPid()
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(async () => expect(await postmasterPid()).not.toBe(pid), { timeout: 8000 })
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 8000 })
    expect(await noted()).toBe('cut off')
  })
})

describe('a shop-api that cannot start', () => {
  it('reports all configuration mistakes at once', async () => {
    const { code, said } = await failToStart({
      NODE_ENV: 'production',
      SHOP_API_PORT: 'eighty',
      DATABASE_URL: 'mysql://localhost',
      SERVICE_PASSWORD: 'development-service-password',
    })
    expect(code).toBe(1)
    expect(said).toContain('SHOP_API_PORT must be a port number')
    expect(said).toContain('DATABASE_URL must be an address such as postgres')
    expect(said).toContain('SERVICE_PASSWORD has its development value')
    expect(said).toContain('TOKEN_SECRET must be set in production')
  })

  it('reports that the configured server does not answer', async () => {
    const { code, said } = await failToStart({ DATABASE_URL: 'postgresql://unknown@127.0.0.1:1/nothing' })
    expect(code).toBe(1)
    expect(said).toContain('ECONNREFUSED')
  })

  it.skipIf(process.getuid?.() === 0)('reports that the data folder is not writable', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'sluimer-closed-'))
    await chmod(closed, 0o500)
    const { code, said } = await failToStart({ DATA_DIR: closed })
    expect([code, said.includes(closed)]).toEqual([1, true])
    await rm(closed, { recursive: true })
  })
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://sluimer.example',
  SERVICE_PASSWORD: 'a-password-of-its-own',
  TOKEN_SECRET: 'a-secret-of-its-own-of-32-characters',
  RENDER_API_KEY: 'a-key-of-its-own-too',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TEST_PAYMENTS: '1',
  PAYMENT_METHODS_OFF: 'banktransfer',
}

describe('a shop-api in production', () => {
  const name = 'production_shop'
  let url: string
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows
  }
  afterAll(() => dropClone(inject('postgresUrl'), name))

  it('does not migrate an empty database at its start, and npm run migrate does', async () => {
    url = await createEmpty(inject('postgresUrl'), name)
    const env = { ...production, DATABASE_URL: url }
    const says = expect.stringMatching(/Run npm run migrate .*docker compose run --rm migrate\) first\./)
    expect(await failToStart(env)).toEqual({ code: 1, said: says })
    for (const environment of [env, { DATABASE_URL: url }])
      expect(await runOperator(environment, ['orders'])).toEqual({ code: 1, said: says })
    const migrated = await runOperator(env, ['migrate'])
    expect([migrated.code, migrated.said]).toEqual([0, expect.stringContaining('The schema is up to date')])
    expect((await runOperator(env, ['migrate'])).code).toBe(0)
  })

  it('has filters and texts of its own then, and nothing invented for sale, praised or reduced', async () => {
    const tables = [
      'facet',
      'service_page',
      'content',
      'product',
      'category',
      'brand',
      'review',
      'voucher',
      'promotion',
    ]
    const counts = tables.map((table) => `(select count(*) from ${table})::int as ${table}`)
    const [found] = await run(`select ${counts.join(', ')}`)
    expect(found).toMatchObject({ product: 0, category: 0, brand: 0, review: 0, voucher: 0, promotion: 0 })
    expect(Math.min(found.facet, found.service_page, found.content)).toBeGreaterThan(4)
  })

  it('refuses a schema that is older, or newer than it knows', async () => {
    await dropClone(inject('postgresUrl'), name)
    url = await cloneTemplate(inject('postgresUrl'), name)
    const env = { ...production, DATABASE_URL: url }
    const last = '(select max(created_at) from drizzle.__drizzle_migrations)'
    await run(
      `update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = ${last}`,
    )
    expect((await failToStart(env)).said).toContain('The schema of the database is newer than this release')
    await run(
      `update drizzle.__drizzle_migrations set created_at = created_at - 2 where created_at = ${last}`,
    )
    expect((await failToStart(env)).said).toContain('The schema of the database is older than this release')
    await run(
      `update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = ${last}`,
    )
  })

  it.each(['SHOP_API_PORT', 'SHOP_API_METRICS_PORT'])('names the %s that is in use', async (setting) => {
    const used = new URL(shop.url).port
    expect(await failToStart({ ...production, DATABASE_URL: url, [setting]: used })).toEqual({
      code: 1,
      said: `Port ${used} is in use by another program. Stop that program, or set ${setting} to a free port.\n`,
    })
  })

  it('at SIGTERM under load first reports that it is not ready, answers all running requests, and exits with 0', async () => {
    const server = await startShopProcess({ ...production, DATABASE_URL: url })
    const login = await fetch(`${server.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'bff@sluimer.example', password: production.SERVICE_PASSWORD }),
    })
    const { access_token } = (await login.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${access_token}` }
    const get = async (path: string) => (await fetch(`${server.url}${path}`, { headers })).status
    expect(await get('/readyz')).toBe(200)

    const answers: number[] = []
    const noMore = new AbortController()
    const load = Array.from({ length: 8 }, async () => {
      // Like a load balancer, which sends no requests to a server that is not ready.
      while (!noMore.signal.aborted) answers.push(await get('/v1/catalog/search?tn_q=dekbed'))
    })
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(20), { timeout: 30_000 })
    const begun = performance.now()
    server.kill('SIGTERM')
    await vi.waitFor(async () => expect(await get('/readyz')).toBe(503), { timeout: 3_000, interval: 50 })
    const before = answers.length
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before), { timeout: 3_000 })
    noMore.abort()
    await Promise.all(load)
    expect(await server.ended).toBe(0)
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(new Set(answers)).toEqual(new Set([200]))
  })
})
