import { resolve } from 'node:path'
import type { StaffDocument } from 'shared-types/contracts/admin/content'
import { admin, backOfficePath } from 'shared-types/contracts/admin/paths'
import type { TotpOffer } from 'shared-types/contracts/admin/staff'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import type { Config } from '../config.ts'
import { deliverMail } from '../mail/deliver-mail.ts'

const name = 'Zoete <Dromen>'
const never = new AbortController().signal

let shop: ShopUnderTest
let server: MailServer
let owner: Awaited<ReturnType<typeof employ>>
beforeAll(async () => {
  const backOfficeDir = resolve(import.meta.dirname, '../../../back-office')
  shop = await openShopUnderTest({ config: { backOfficeDir } })
  server = await openMailServer()
  owner = await employ(shop, 'owner')
  const footer = pathOf(admin.document, { id: 'footer' })
  const { data, version } = (await owner.ask('GET', footer)).json<
    StaffDocument & { data: { shop: object } }
  >()
  const renamed = { ...data, shop: { ...data.shop, name } }
  await owner.ask('PUT', footer, { data: renamed, version })
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const mailFrom = async (config: Partial<Config>) => {
  const message = {
    name: 'Zoë',
    email: 'zoe@example.com',
    subject: 'order',
    order_number: '',
    message: 'Waar blijft mijn dekbed? Ik wacht al twee dagen.',
  }
  await newShopper(shop).ask('POST', v1.contact, message)
  const sending = { ...shop.shop.config, smtpUrl: server.url, ...config }
  await deliverMail({ ...shop.shop, config: sending }, never)
  return /^From: .*$/m.exec(server.received.at(-1) ?? '')?.[0].trim()
}

describe('a shop to which the owner gave another name', () => {
  it('has it in the back office', async () => {
    const { body } = await shop.app.inject(`${backOfficePath}/`)
    expect(body).toContain('<title>Zoete &lt;Dromen&gt; backoffice</title>')
  })

  it('has it beside the codes of two-step verification', async () => {
    const { uri } = (await owner.ask('GET', admin.accountTotp)).json<TotpOffer>()
    expect(new URL(uri).searchParams.get('issuer')).toBe(name)
  })

  it('sends its mails under it, unless MAIL_FROM has another name', async () => {
    expect(await mailFrom({})).toBe('From: "Zoete <Dromen>" <klantenservice@sluimer.example>')
    expect(await mailFrom({ mailFrom: 'Zaak <a@zaak.example>' })).toBe('From: Zaak <a@zaak.example>')
  })
})
