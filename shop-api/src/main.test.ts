/** @module-tag slow */
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { failToStart, startShopProcess, type ShopProcess } from '../test/shop-process.ts'

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
    expect(said).toContain('DATABASE_URL must start with postgresql://')
    expect(said).toContain('SERVICE_PASSWORD has its development value')
    expect(said).toContain('TOKEN_SECRET must be set in production')
  })

  it('reports that the configured server does not answer', async () => {
    const { code, said } = await failToStart({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' })
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
