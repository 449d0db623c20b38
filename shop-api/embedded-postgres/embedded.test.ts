/** @module-tag slow */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../src/log.ts'
import { openEmbeddedPostgres, shopDatabase } from './embedded.ts'

const log = createLog('silent')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluimer-embedded-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ask = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows[0]
  } finally {
    await client.end()
  }
}

/** Opens PostgreSQL in a separate process, reports whether that succeeded, and holds it until its input ends. */
const opener = (dataDir: string) => `
  import { openEmbeddedPostgres } from '${join(import.meta.dirname, 'embedded.ts')}'
  import { createLog } from '${join(import.meta.dirname, '../src/log.ts')}'
  try {
    const postgres = await openEmbeddedPostgres({ dataDir: '${dataDir}', log: createLog('silent'), durable: false })
    process.stdout.write('opened')
    for await (const _ of process.stdin);
    await postgres.stop()
  } catch (error) {
    process.stdout.write(/Another shop-api/.test(error.message) ? 'refused' : error.stack)
  }`

describe('the embedded PostgreSQL', () => {
  it('works in a data folder whose path is too long for a socket', async () => {
    await chmod(folder, 0o755)
    const dataDir = join(folder, 'a'.repeat(100), 'b'.repeat(60))
    const postgres = await openEmbeddedPostgres({ dataDir, log, durable: false })
    const host = new URL(postgres.url(shopDatabase)).searchParams.get('host') ?? ''
    expect(host.length).toBeLessThan(90)
    expect(await ask(postgres.url(shopDatabase), 'select 1 as one')).toEqual({ one: 1 })
    await postgres.stop()
    await rm(host, { recursive: true })
  })

  it('uses UTF-8 and the same sort order on every machine', async () => {
    const postgres = await openEmbeddedPostgres({ dataDir: folder, log, durable: false })
    const settings = `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
      from pg_database where datname = current_database()`
    expect(await ask(postgres.url(shopDatabase), settings)).toEqual({
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
    })
    await postgres.stop()
  })

  it('lets only one of three concurrent starts acquire an empty data folder', async () => {
    const openers = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', opener(folder)]),
    )
    const outcomes = await Promise.all(
      openers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
    )
    expect(outcomes.toSorted()).toEqual(['opened', 'refused', 'refused'])
    await Promise.all(
      openers.map(async (child) => {
        child.stdin.end()
        if (child.exitCode === null) await once(child, 'exit')
      }),
    )
  }, 40_000)
})
