import { sql } from 'drizzle-orm'
import { parseArgs } from 'node:util'
import type { Db } from '../db/client.ts'
import { growCatalogue } from './grow-catalogue.ts'
import { openOwnDatabase } from '../db/open-own-database.ts'

/** Where the large catalogue is kept when nothing else is said: beside the shop's own data, not in it. */
const scaleFolder = '.data/scale'

const usage = `npm run seed:scale -- <number of products> [--into-used-shop]

Fills a database with that many products, for measuring: the one of DATABASE_URL or DATA_DIR, else ${scaleFolder}.
A shop that has taken orders or opened carts is left alone without --into-used-shop.`

const most = 1_000_000

const isInUse = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select 1 from "order") or exists (select 1 from cart) as used`,
  )
  return rows[0]?.used ?? true
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'into-used-shop': { type: 'boolean', default: false } },
})
const total = Number(positionals[0])

const run = async (): Promise<void> => {
  const { db, pool, close } = await openOwnDatabase(scaleFolder)
  try {
    if (!values['into-used-shop'] && (await isInUse(db))) {
      throw new Error('This shop has orders or carts. To put made-up products into it, add --into-used-shop.')
    }
    await growCatalogue(pool, total, (made) => process.stdout.write(`${made} products\n`))
  } finally {
    await close()
  }
}

if (positionals.length !== 1 || !Number.isInteger(total) || total < 1 || total > most) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
