import { eq } from 'drizzle-orm'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { type StaffProduct, VariantBefore } from 'shared-types/contracts/admin/assortment/products'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { newShopper } from '../../../test/shopper.ts'
import { employ, staffedShop } from '../../../test/staff-under-test.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { auditLog } from '../../db/schema/staff.ts'

const world = staffedShop('service')

const articleOf = async (id: number) => {
  const [row] = await world.shop.db.select().from(variant).where(eq(variant.id, id))
  if (!row) throw new Error('no such article')
  return row
}

/** Two articles of one product. */
const two = { gone: 0, other: 0, productId: 0 }
beforeAll(async () => {
  const gone = await makeArticle(world.shop.db, { stock: 5 })
  const { productId, id: _id, ...rest } = await articleOf(gone)
  const [other] = await world.shop.db
    .insert(variant)
    .values({ ...rest, productId, sku: `${rest.sku}-2`, values: ['240x220'] })
    .returning()
  Object.assign(two, { gone, other: other?.id, productId })
})

const setForSale = (id: number, active: boolean, { staff } = world) =>
  staff.ask('PUT', pathOf(admin.variantAvailability, { id }), { active })
const correct = (id: number, change: number, { staff } = world) =>
  staff.ask('POST', pathOf(admin.variantStock, { id }), { change, reason: 'Niet in het magazijn' })

describe('an employee that packs orders', () => {
  it('finds the article from the line of the order', async () => {
    const shopper = newShopper(world.shop)
    await shopper.fillIn(two.gone)
    const { order_id } = (await shopper.press()).body
    const read = await world.staff.ask('GET', pathOf(admin.order, { id: order_id }))
    const [line] = read.json<StaffOrder>().lines
    expect(line).toMatchObject({ productId: two.productId, variantId: two.gone })
    const shown = await world.staff.ask('GET', pathOf(admin.product, { id: two.productId }))
    expect(shown.json<StaffProduct>().variants.map(({ id }) => id)).toContain(two.gone)
  })

  it('corrects the stock, and takes an article off sale and back', async () => {
    const { stock } = await articleOf(two.gone)
    expect((await correct(two.gone, -stock)).statusCode).toBe(204)
    expect((await correct(two.gone, -1)).statusCode).toBe(422)
    expect((await setForSale(two.gone, false)).statusCode).toBe(204)
    expect((await setForSale(two.gone, false)).statusCode).toBe(204)
    expect(await articleOf(two.gone)).toMatchObject({ stock: 0, active: false })
    const logged = await world.shop.db
      .select({ action: auditLog.action, staffId: auditLog.staffId })
      .from(auditLog)
      .where(eq(auditLog.rowId, String(two.gone)))
    const by = (action: string) => ({ action, staffId: world.staff.id })
    expect(logged).toEqual(expect.arrayContaining([by('correct stock'), by('change availability')]))
    expect((await setForSale(two.gone, true)).statusCode).toBe(204)
    expect((await articleOf(two.gone)).active).toBe(true)
  })

  it('does not take the last article of a product off sale, nor puts one of an archived product back', async () => {
    await setForSale(two.gone, false)
    const last = await setForSale(two.other, false)
    expect(last.json()).toMatchObject({
      errors: {
        active:
          'Dit is het laatste artikel dat te koop is. Verberg dan het hele product, of zet de voorraad op 0.',
      },
    })
    const of = eq(product.id, two.productId)
    await world.shop.db.update(product).set({ archivedAt: new Date(), active: false }).where(of)
    expect((await setForSale(two.gone, true)).statusCode).toBe(422)
    await world.shop.db.update(product).set({ archivedAt: null, active: true }).where(of)
    expect((await setForSale(2_000_000_000, false)).statusCode).toBe(404)
    await setForSale(two.gone, true)
  })

  it('changes nothing else of an article', async () => {
    const row = await articleOf(two.other)
    const { staff } = world
    const at = { id: two.other }
    const was = VariantBefore.strip().parse(row)
    const refused = [
      await staff.ask('PUT', pathOf(admin.variant, at), { ...was, active: false, was }),
      await staff.ask('POST', pathOf(admin.variantPrice, at), { priceCents: 100, wasCents: row.priceCents }),
      await staff.ask('DELETE', pathOf(admin.variantSale, at)),
      await staff.ask('PUT', pathOf(admin.variantLook, at), {}),
      await staff.ask('PUT', pathOf(admin.variantName, at), {}),
      await staff.ask('DELETE', pathOf(admin.variant, at)),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
    expect(await articleOf(two.other)).toEqual(row)
  })

  it('is not the only one that may', async () => {
    for (const role of ['content', 'owner'] as const) {
      const staff = await employ(world.shop, role)
      expect((await correct(two.other, 1, { ...world, staff })).statusCode).toBe(204)
      expect((await setForSale(two.other, true, { ...world, staff })).statusCode).toBe(204)
    }
  })
})
