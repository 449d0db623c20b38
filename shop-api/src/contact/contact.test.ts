import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Received } from 'shared-types/contracts/contact'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { mail } from '../db/schema/mail.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
})
beforeEach(() => shop.db.delete(mail))
afterAll(() => shop.close())

const message = {
  name: "Zoë in 't Veld",
  email: ' zoe@example.com ',
  subject: 'order',
  order_number: 'dkbd 1000001',
  message: 'Waar blijft mijn dekbed?\n<b>Ik wacht</b> al twee dagen.',
}
const write = (changed: Record<string, string> = {}) =>
  newShopper(shop).ask<Received>('POST', '/v1/contact', { ...message, ...changed })

it('sends a message to customer service, which can reply directly', async () => {
  const { status, body } = await write()
  expect(status).toBe(200)
  expect(body.message).toContain('Bedankt')
  const [sent, ...more] = await shop.db.select().from(mail)
  expect(more).toEqual([])
  expect(sent).toMatchObject({
    kind: 'contact_message',
    recipient: 'klantenservice@sluimer.example',
    replyTo: 'zoe@example.com',
    subject: "Een bestelling: bericht van Zoë in 't Veld",
  })
  expect(sent?.text).toContain('Bestelnummer: DKBD1000001')
  expect(sent?.text).toContain('Waar blijft mijn dekbed?\n<b>Ik wacht</b> al twee dagen.')
  expect(sent?.html).toContain('&lt;b&gt;Ik wacht&lt;/b&gt;')
  expect(sent?.html).not.toContain('<b>Ik wacht')
})

it('does not require an order number', async () => {
  expect((await write({ order_number: '' })).status).toBe(200)
  const [sent] = await shop.db.select().from(mail)
  expect(sent?.text).toContain('Bestelnummer: niet ingevuld')
})

it.each([
  ['name', 'Zoë\r\nBcc: een@example.com'],
  ['email', 'geen adres'],
  ['email', 'een@example.com\r\nBcc: twee@example.com'],
  ['subject', 'constructor'],
  ['order_number', 'DKBD12345678'],
  ['message', 'kort'],
  ['message', `${'x'.repeat(20)}\u0000`],
])('returns a field error for %s %j, and sends nothing', async (field, value) => {
  const { status, body } = await write({ [field]: value })
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'validation_failed', errors: { [field]: expect.stringMatching(/\w/) } })
  expect(await shop.db.select().from(mail)).toEqual([])
})
