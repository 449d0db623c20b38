import { eq, sql } from 'drizzle-orm'
import type { Overview } from 'shared-types/contracts/admin/overview'
import type { StaffShippingMethod } from 'shared-types/contracts/admin/buying/shipping'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { employ } from '../../test/staff-under-test.ts'
import { content, servicePage } from '../db/schema/content.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ empty: true, config: { production: true } })
})
afterAll(() => shop.close())

type Employee = Awaited<ReturnType<typeof employ>>

const stepsOf = async (staff: Employee) =>
  (await staff.ask('GET', admin.overview)).json<Overview>().firstSteps

it('an owner sees what is left to do before the shop sells, until it is done', async () => {
  const owner = await employ(shop, 'owner')
  const { db } = shop
  const all = ['shopDetails', 'servicePages', 'products', 'menu', 'shippingCosts', 'payment', 'sender']
  expect(await stepsOf(owner)).toEqual(all)
  expect(await stepsOf(await employ(shop, 'service'))).toEqual([])

  const own = { legalName: 'Wolkenhuis B.V.', street: 'Dam 1', email: 'wij@wolkenhuis.example' }
  const setDetails = (details: object) =>
    db
      .update(content)
      .set({ data: sql`jsonb_set(data, '{shop}', data -> 'shop' || ${JSON.stringify(details)}::jsonb)` })
      .where(eq(content.key, 'footer'))
  await setDetails({ ...own, phone: '020 - 000 00 00', cocNumber: '12345678' })
  expect(await stepsOf(owner)).toEqual(all)
  await setDetails({ vatNumber: 'NL123456782B90' })
  expect(await stepsOf(owner)).toEqual(all.slice(1))

  const isPrivacy = eq(servicePage.slug, 'privacy')
  await db
    .update(servicePage)
    .set({ html: '<p>Van ons.</p>', metaDescription: '' })
    .where(sql`not ${isPrivacy}`)
  expect(await stepsOf(owner)).toContain('servicePages')
  await db.update(servicePage).set({ html: '<p>Van Sluimer.</p>', metaDescription: '' }).where(isPrivacy)
  await setDetails({ name: 'Wolkenhuis' })
  expect(await stepsOf(owner)).toContain('servicePages')
  await db.update(servicePage).set({ html: '<p>Van ons.</p>' }).where(isPrivacy)
  await makeArticle(db)
  await db
    .update(content)
    .set({ data: sql`jsonb_set(data, '{main}', '[{}]')` })
    .where(eq(content.key, 'navigation'))
  expect(await stepsOf(owner)).toEqual(['shippingCosts', 'payment', 'sender'])

  const address = pathOf(admin.shippingMethod, { id: 'standard' })
  const { title, description, offered, countries, insuredTitle, insuredDescription, version } = (
    await owner.ask('GET', address)
  ).json<StaffShippingMethod>()
  await owner.ask('PUT', address, {
    title,
    description,
    offered,
    countries,
    insuredTitle,
    insuredDescription,
    version,
    priceCents: 495,
    freeFromCents: null,
    insuredExtraCents: 1000,
  })
  Object.assign(shop.shop.config, {
    payment: { provider: 'mollie', apiKey: '' },
    testPayments: false,
    mailFrom: 'Wolkenhuis <wij@wolkenhuis.example>',
  })
  expect(await stepsOf(owner)).toEqual([])
})

it('nothing is left to do in development', async () => {
  shop.shop.config.production = false
  Object.assign(shop.shop.config, { testPayments: true })
  expect(await stepsOf(await employ(shop, 'owner'))).toEqual([])
})
