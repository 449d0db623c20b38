import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { isRefusal, refuse } from '../refusal.ts'
import type { Tx } from './client.ts'
import { content } from './schema/content.ts'
import { transact } from './transact.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const write = (tx: Tx, key: string) => tx.insert(content).values({ key, data: {} })
const exists = async (key: string) =>
  (await shop.db.select().from(content).where(eq(content.key, key))).length === 1

describe('a verb in a transaction', () => {
  it('commits when it succeeds', async () => {
    const outcome = await transact(shop.db, async (tx) => {
      await write(tx, 'done')
      return 'done'
    })
    expect([outcome, await exists('done')]).toEqual(['done', true])
  })

  it('is rolled back when it refuses, and returns the refusal', async () => {
    const outcome = await transact(shop.db, async (tx) => {
      await write(tx, 'refused')
      return refuse('out_of_stock', 'Op is op')
    })
    expect(isRefusal(outcome)).toBe(true)
    expect(await exists('refused')).toBe(false)
  })

  it('is rolled back when it fails', async () => {
    const failing = transact(shop.db, async (tx) => {
      await write(tx, 'failed')
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await exists('failed')).toBe(false)
  })

  it('is repeated when it loses a race: in a deadlock, and for a unique value that another wrote first', async () => {
    await shop.db.insert(content).values([
      { key: 'left', data: {} },
      { key: 'right', data: {} },
    ])
    const together = Promise.withResolvers<null>()
    let begun = 0
    const lockBoth = (keys: string[]) =>
      transact(shop.db, async (tx) => {
        for (const key of keys) {
          await tx.select().from(content).where(eq(content.key, key)).for('update')
          begun += 1
          if (begun === 2) together.resolve(null)
          await together.promise
        }
        return keys
      })
    expect(await Promise.all([lockBoth(['left', 'right']), lockBoth(['right', 'left'])])).toHaveLength(2)

    const name = (taken: () => Promise<void>) =>
      transact(shop.db, async (tx) => {
        if ((await tx.$count(content, eq(content.key, 'name'))) > 0) return refuse('already_done', 'Bezet')
        await taken()
        return write(tx, 'name')
      })
    const outcome = await name(async () => {
      await shop.db.insert(content).values({ key: 'name', data: {} })
    })
    expect(outcome).toMatchObject({ message: 'Bezet' })
  })

  it('fails when repeating does not help', async () => {
    let tries = 0
    const failing = transact(shop.db, async (tx) => {
      tries += 1
      await write(tx, 'twice')
      await write(tx, 'twice')
    })
    await expect(failing).rejects.toThrow('insert into')
    expect([tries, await exists('twice')]).toEqual([3, false])
  })

  it('nested in another one rolls back only its own changes', async () => {
    await transact(shop.db, async (tx) => {
      await write(tx, 'outer')
      await transact(tx, async (inner) => {
        await write(inner, 'inner')
        return refuse('not_found', 'Nee')
      })
    })
    expect([await exists('outer'), await exists('inner')]).toEqual([true, false])
  })
})
