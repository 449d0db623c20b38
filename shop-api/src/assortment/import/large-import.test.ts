/** @module-tag slow */
import { sql } from 'drizzle-orm'
import type { ImportPlan, UndoneImport } from 'shared-types/contracts/admin/assortment/imports'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { expect, it } from 'vitest'
import { staffedShop } from '../../../test/staff-under-test.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'

const world = staffedShop('content')

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
  const checked = await world.staff.send('POST', `${admin.imports}?name=groot.csv`, Buffer.from(file))
  const { id, errors } = checked.json<ImportPlan>()
  expect(errors).toEqual([])
  expect((await world.staff.ask('POST', pathOf(admin.importApply, { id: id ?? '' }))).statusCode).toBe(204)
  expect(await counts()).toEqual(before.map((count) => count + lines))
  const undone = await world.staff.ask('POST', pathOf(admin.importUndo, { id: id ?? '' }))
  expect(undone.json<UndoneImport>()).toEqual({ restored: lines, left: 0 })
  expect(await counts()).toEqual(before)
})
