/** @module-tag slow */
import { sql } from 'drizzle-orm'
import type { UndoneImport } from 'shared-types/contracts/admin/assortment/imports'
import { expect, it } from 'vitest'
import { importsUnderTest } from '../../../test/imports-under-test.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'

const { check, apply, undo, world } = importsUnderTest()

// With each statement for all lines at once, 3,000 took longer than a statement may.
const lines = 5_000

it('a file of thousands of new products is applied and undone', async () => {
  const { rows } = await world.shop.db.execute<{ brand: string; path: string }>(sql`
    select brand.title as brand, category.path from product join brand on brand.id = brand_id
    join category on category.id = main_category_id limit 1`)
  const [{ brand, path } = { brand: '', path: '' }] = rows
  const counts = async () => [await world.shop.db.$count(variant), await world.shop.db.$count(product)]
  const before = await counts()
  const file = [
    'artikelnummer,product,titel,merk,categorie,opties,prijs',
    ...Array.from(
      { length: lines },
      (_, index) => `GROOT-${index},groot-${index},Laken ${index},${brand},${path},Maat: 90x200,"10,00"`,
    ),
  ].join('\n')
  const { id, errors } = await check(file)
  expect(errors).toEqual([])
  expect(await apply(id)).toBe(204)
  expect(await counts()).toEqual(before.map((count) => count + lines))
  expect((await undo(id)).json<UndoneImport>()).toEqual({ restored: lines, left: 0 })
  expect(await counts()).toEqual(before)
})
