import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from './database-errors.ts'

const errorOf = async (address: string) => {
  const pool = new Pool({ connectionString: address, connectionTimeoutMillis: 5_000 })
  const error: unknown = await pool.query('select').catch((failed: unknown) => failed)
  await pool.end()
  return error
}

it.each(['postgresql://shop@gone.invalid/shop', 'postgresql://shop@127.0.0.1:1/shop'])(
  'a server that is not at %s is unavailable',
  async (address) => {
    expect(isDatabaseUnavailable(await errorOf(address))).toBe(true)
  },
)

it.each(['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'])(
  'a query that ends with %s had no server',
  (code) => {
    const cause = Object.assign(new Error(`connect ${code}`), { code })
    expect(isDatabaseUnavailable(new Error('Failed query', { cause }))).toBe(true)
  },
)
