import { sql } from 'drizzle-orm'
import { parseArgs } from 'node:util'
import type { Db } from '../db/client.ts'
import { product } from '../db/schema/products/catalog.ts'
import { isRefusal } from '../refusal.ts'
import { type Command, invalidArguments } from './command.ts'
import { readyDatabase } from '../set-up/prepare-database.ts'
import { growCatalogue } from './scale/grow-catalogue.ts'

const most = 1_000_000
const intoUsedShop = 'into-used-shop'

const isInUse = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select 1 from "order") or exists (select 1 from cart) as used`,
  )
  return rows[0]?.used ?? true
}

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { [intoUsedShop]: { type: 'boolean', default: false } },
    })
  } catch (error) {
    return invalidArguments(error instanceof Error ? error.message : String(error))
  }
}

/** Fills a separate database with many products, for measurements. */
export const seedScale: Command = {
  name: 'seed-scale',
  usage: `<number> [--${intoUsedShop}]`,
  does: 'adds products until there are that many, for measuring',
  folder: '.data/scale',
  ready: readyDatabase,
  run: async ({ db, pool, print }, args) => {
    const parsed = parse(args)
    if (isRefusal(parsed)) return parsed
    const { values, positionals } = parsed
    const total = Number(positionals[0])
    if (positionals.length !== 1 || !Number.isInteger(total) || total < 1 || total > most) {
      return invalidArguments(`seed-scale needs a number of products, 1 to ${most}`)
    }
    if (!values[intoUsedShop] && (await isInUse(db))) {
      return invalidArguments(
        `This shop has orders or carts. To put made-up products into it, add --${intoUsedShop}.`,
      )
    }
    if ((await db.$count(product)) === 0) {
      return invalidArguments(
        'This shop has no products to copy. Fill an empty database with SEED=demo first.',
      )
    }
    await growCatalogue(pool, total, (made) => print(`${made} products`))
    return `${total} products in all`
  },
}
