import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressStep, storedStep } from '../../test/shopper.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { configurator } from '../db/schema/products/configurator.ts'
import { content } from '../db/schema/content.ts'
import { customer } from '../db/schema/buying/customer.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const migrate = async (name: string) => {
  const file = new URL(`../../migrations/${name}.sql`, import.meta.url)
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) {
    await shop.db.execute(sql.raw(statement))
  }
}

it('stored customers and addresses are migrated to the names of the contract', async () => {
  const profile = JSON.stringify(addressStep.customer)
  const address = JSON.stringify(addressStep.billing_address)
  await shop.db.execute(
    sql`insert into customer (email, password_hash, profile, billing_address) values ('old@example.com', '', ${profile}::jsonb, ${address}::jsonb)`,
  )
  await migrate('0019_names_of_the_contract')
  const [row] = await shop.db.select().from(customer).where(eq(customer.email, 'old@example.com'))
  expect(row).toMatchObject({
    profile: storedStep.customer,
    billingAddress: storedStep.billingAddress,
    shippingAddress: null,
  })
})

it('as is the newsletter popup', async () => {
  const popup = eq(content.key, 'newsletter-popup')
  const old = { title: 'Nieuws', content: '', button_text: 'Ja', small_text: 'Klein' }
  await shop.db.update(content).set({ data: old }).where(popup)
  await migrate('0020_popup_of_the_contract')
  const [row] = await shop.db.select().from(content).where(popup)
  expect(row?.data).toEqual({ title: 'Nieuws', content: '', buttonText: 'Ja', smallText: 'Klein' })
})

it.each([
  [
    'footer',
    {
      shop: {
        name: 'Sluimer',
        legal_name: 'B.V.',
        opening_hours: '9-17',
        coc_number: '1',
        vat_number: 'NL1',
      },
      service_links: [{ title: 'Retour', link: '/service/' }],
      category_links: [],
      social_links: [],
      payment_methods: ['iDEAL'],
      trust_score: { score: 4.3, source: 'Keurmerk' },
    },
    {
      shop: { name: 'Sluimer', legalName: 'B.V.', openingHours: '9-17', cocNumber: '1', vatNumber: 'NL1' },
      serviceLinks: [{ title: 'Retour', link: '/service/' }],
      categoryLinks: [],
      socialLinks: [],
      paymentMethods: ['iDEAL'],
      trustScore: { score: 4.3, source: 'Keurmerk' },
    },
  ],
  [
    'homepage',
    {
      slides: [
        { image_mobile: { file: 'a' }, show_title: true, is_light_background: false },
        { image_mobile: { file: 'b' }, show_title: false, is_light_background: true },
      ],
      promo: { main: { sub_title: 'Nu', button_text: 'Ja' }, extra: [], ends_at: null },
      meta_title: 'Sluimer',
      meta_description: '"meta_title": een tekst',
    },
    {
      slides: [
        { imageMobile: { file: 'a' }, showTitle: true, isLightBackground: false },
        { imageMobile: { file: 'b' }, showTitle: false, isLightBackground: true },
      ],
      promo: { main: { subTitle: 'Nu', buttonText: 'Ja' }, extra: [], endsAt: null },
      metaTitle: 'Sluimer',
      metaDescription: '"meta_title": een tekst',
    },
  ],
  [
    'category-blocks:boxspring',
    [{ title: 'Bed', sub_title: 'Nu', button_text: null }],
    [{ title: 'Bed', subTitle: 'Nu', buttonText: null }],
  ],
  [
    'advice:matras',
    { questions: [{ id: 1, is_multiselect: true, is_skippable: false, answers: [{ filters: {} }] }] },
    { questions: [{ id: 1, isMultiselect: true, isSkippable: false, answers: [{ filters: {} }] }] },
  ],
])('as is the content %s', async (key, old, data) => {
  await shop.db.update(content).set({ data: old }).where(eq(content.key, key))
  await migrate('0021_content_of_the_contract')
  const [row] = await shop.db.select().from(content).where(eq(content.key, key))
  expect(row?.data).toEqual(data)
})

it('as are the supplements of a configurator', async () => {
  const isHotel = eq(configurator.code, 'HBS')
  const [seeded] = await shop.db.select().from(configurator).where(isHotel)
  const old = JSON.stringify(seeded?.steps).replaceAll('"extra":', '"extraCents":')
  await shop.db
    .update(configurator)
    .set({ steps: sql`${old}::jsonb` })
    .where(isHotel)
  await migrate('0023_supplements_of_the_contract')
  const [row] = await shop.db.select().from(configurator).where(isHotel)
  expect(row).toEqual(seeded)
})
