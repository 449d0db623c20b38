import { readFileSync } from 'node:fs'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openShopUnderTest } from '../../test/shop-under-test.ts'
import { facet, facetValue, variant } from '../db/schema/products/catalog.ts'

const statements = readFileSync(
  new URL('../../migrations/0032_variant_facet_values.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint')

it('the migration finds the filter values of variants by the titles of their options', async () => {
  const shop = await openShopUnderTest()
  const read = () =>
    shop.db
      .select({ sku: variant.sku, facetValueIds: variant.facetValueIds })
      .from(variant)
      .orderBy(asc(variant.id))
  const seeded = await read()
  await shop.db.update(variant).set({ facetValueIds: [] })
  const fill = statements.find((statement) => statement.includes('UPDATE variant SET facet_value_ids'))
  await shop.db.execute(sql.raw(fill ?? ''))
  // The seed knows the basic colour of each colour ('ecru' is beige); the titles do not contain it.
  const colours = await shop.db
    .select({ id: facetValue.id })
    .from(facetValue)
    .innerJoin(facet, eq(facet.id, facetValue.facetId))
    .where(eq(facet.code, 'ae-kleur'))
  const withoutColour = (ids: number[]) => ids.filter((id) => !colours.some((colour) => colour.id === id))
  expect(await read()).toEqual(
    seeded.map(({ sku, facetValueIds }) => ({ sku, facetValueIds: withoutColour(facetValueIds) })),
  )
  await shop.close()
})
