import { eq } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import {
  type CorrectInvoice,
  InvoiceBefore,
  OrderBefore,
  type StaffOrder,
} from 'shared-types/contracts/admin/orders'
import type { V1Error } from 'shared-types/errors'
import { pathOf } from 'shared-types/urls/path-pattern'
import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../test/order-invariants.ts'
import { fill, ordersUnderTest } from '../../../test/orders-under-test.ts'
import { order, replacedInvoice } from '../../db/schema/buying/order.ts'
import { mail } from '../../db/schema/mail.ts'
import { anonymiseOrders } from '../record/anonymise-orders.ts'

const { world, newOrder, act, pdfText, read } = ordersUnderTest()

const correct = async (id: string, changed: Partial<CorrectInvoice> = {}) => {
  const known = await read(id)
  const { customer, billingAddress } = known
  const { firstName, lastName } = customer
  const company = { company: 'Hotel De Linde B.V.', vatNumber: 'NL853381082B01', cocNumber: '90000009' }
  return world.staff.ask('PUT', fill(admin.orderInvoiceDetails, id), {
    firstName,
    lastName,
    ...company,
    billingAddress: { ...billingAddress, company: company.company },
    was: InvoiceBefore.strip().parse(known),
    ...changed,
  })
}
const correctDetails = async (id: string, changed: object) => {
  const known = await read(id)
  const { customer, shippingAddress } = known
  const { firstName, lastName, email } = customer
  const was = OrderBefore.strip().parse(known)
  const body = { firstName, lastName, email, shippingAddress, was, ...changed }
  return (await world.staff.ask('PUT', fill(admin.orderDetails, id), body)).json<StaffOrder>()
}
const documentText = (id: string, number = '') => pdfText(pathOf(admin.orderDocument, { id, number }))

describe('an invoice', () => {
  it('stays as it is when the delivery address is corrected, and is replaced when the name is', async () => {
    const id = await newOrder()
    const { invoiceNumber, shippingAddress } = await read(id)
    const issued = await pdfText(fill(admin.orderInvoice, id))
    const moved = await correctDetails(id, { shippingAddress: { ...shippingAddress, houseNumber: '99' } })
    expect(moved).toMatchObject({
      shippingAddress: { houseNumber: '99' },
      invoiceNumber,
      replacedInvoices: [],
    })
    expect(await pdfText(fill(admin.orderInvoice, id))).toBe(issued)
    const mails = await world.shop.db.select().from(mail).where(eq(mail.orderId, id))
    expect(mails.map(({ kind }) => kind)).not.toContain('invoice_replaced')
    const renamed = await correctDetails(id, { lastName: 'in het Veld' })
    expect(renamed.replacedInvoices).toMatchObject([{ number: invoiceNumber }])
    expect(await pdfText(fill(admin.orderInvoice, id))).toContain('in het Veld')
    expect(await documentText(id, invoiceNumber ?? '')).toBe(issued)
  })
})

describe('the details of an invoice', () => {
  it('are not overwritten by an employee that has not seen an earlier correction', async () => {
    const id = await newOrder()
    const was = InvoiceBefore.strip().parse(await read(id))
    expect((await correct(id)).statusCode).toBe(200)
    const { invoiceNumber } = await read(id)
    const late = await correct(id, { was, company: '', vatNumber: '', cocNumber: '' })
    expect(late.statusCode).toBe(409)
    expect(late.json<V1Error>().message).toContain('Je hebt dit zelf intussen gewijzigd')
    expect(await read(id)).toMatchObject({ invoiceNumber, customer: { company: 'Hotel De Linde B.V.' } })
  })

  it('are corrected once when the employee repeats a correction whose answer was lost', async () => {
    const id = await newOrder()
    const was = InvoiceBefore.strip().parse(await read(id))
    await correct(id)
    const { invoiceNumber } = await read(id)
    expect((await correct(id, { was })).statusCode).toBe(200)
    expect((await read(id)).invoiceNumber).toBe(invoiceNumber)
  })

  it('say so if nothing was changed, before and after there is an invoice', async () => {
    for (const isPaid of [false, true]) {
      const id = await newOrder({ isPaid })
      await correct(id)
      const before = await read(id)
      const answer = await correct(id)
      expect([answer.statusCode, answer.json<V1Error>().message]).toEqual([
        422,
        'Dit stond er al zo: de klant krijgt geen nieuwe mail.',
      ])
      expect(await read(id)).toEqual(before)
    }
  })

  it('are corrected by a credit note and a new invoice, also after shipping', async () => {
    const id = await newOrder()
    const { invoiceNumber: first } = await read(id)
    await act(admin.orderShip, id, { carrier: 'postnl', trackingCode: '3SABCD1234567' })
    expect((await read(id)).state).toBe('shipped')
    const before = await pdfText(fill(admin.orderInvoice, id))

    const answer = await correct(id)
    expect(answer.statusCode).toBe(200)
    const { invoiceNumber, replacedInvoices, customer, history, totalCents } = answer.json<StaffOrder>()
    expect(customer).toMatchObject({ type: 'company', company: 'Hotel De Linde B.V.', cocNumber: '90000009' })
    expect(invoiceNumber).not.toBe(first)
    expect(replacedInvoices).toMatchObject([
      { number: first, creditNoteNumber: expect.stringMatching(/^C\d{4}-\d{6}$/) },
    ])
    expect(history.filter(({ text }) => text === 'Factuurgegevens gecorrigeerd')).toHaveLength(1)
    expect(await documentText(id, first ?? '')).toBe(before)
    const creditNote = await documentText(id, replacedInvoices[0]?.creditNoteNumber)
    for (const part of [
      `${first} van`,
      `komt ervoor in de plaats`,
      `-${(totalCents / 100).toFixed(2)}`.replace('.', ','),
    ]) {
      expect.soft(creditNote.replaceAll('€ ', '').replaceAll('€\u00a0', '')).toContain(part)
    }
    expect(creditNote).not.toContain('Hotel De Linde')
    const now = await pdfText(fill(admin.orderInvoice, id))
    for (const part of [
      invoiceNumber,
      `Vervangt factuur ${first}`,
      'Hotel De Linde B.V.',
      'NL853381082B01',
    ]) {
      expect.soft(now.replaceAll(/\s+/g, ' ')).toContain(part)
    }
    const searched = await world.staff.ask('GET', `${admin.orders}?q=${first}`)
    expect(searched.json<{ rows: object[] }>().rows).toMatchObject([{ id }])
    const mails = await world.shop.db.select().from(mail).where(eq(mail.orderId, id))
    expect(mails.find(({ kind }) => kind === 'invoice_replaced')?.text).toContain(`factuur ${invoiceNumber}`)
  })

  it('are on an invoice with the tax of its own total only, if a part was refunded before', async () => {
    const id = await newOrder()
    const { refundableCents } = await read(id)
    expect(await pdfText(fill(admin.orderInvoice, id))).toContain('Inclusief 21% btw')
    await act(admin.orderRefund, id, {
      way: 'manual',
      amountCents: 1000,
      lines: [],
      restock: false,
      refundableCents: refundableCents.total,
    })
    await correct(id)
    const replacing = await pdfText(fill(admin.orderInvoice, id))
    expect(replacing).toContain('Eerder gecrediteerd')
    expect(replacing).toContain('Totaal van deze factuur')
    expect(replacing).not.toContain('Inclusief')
  })

  it('are those of the order before it is paid, and of an invoice that is corrected twice', async () => {
    const unpaid = await newOrder({ isPaid: false })
    const { replacedInvoices } = (await correct(unpaid)).json<StaffOrder>()
    expect(replacedInvoices).toEqual([])

    const id = await newOrder()
    await correct(id)
    await correct(id, { company: 'Hotel De Lindeboom B.V.' })
    const twice = await read(id)
    expect(twice.replacedInvoices).toHaveLength(2)
    const [, second] = twice.replacedInvoices
    expect(await documentText(id, second?.number)).toContain('Hotel De Linde B.V.')
  })

  it('follow the rules of the forms', async () => {
    const id = await newOrder()
    const { billingAddress } = await read(id)
    const tries: [changed: Partial<CorrectInvoice>, field: string][] = [
      [{ vatNumber: 'NL1' }, 'vatNumber'],
      [{ cocNumber: '1' }, 'cocNumber'],
      // The numbers of a company without its name.
      [{ company: '', vatNumber: 'NL1', cocNumber: '' }, 'vatNumber'],
      [{ company: '', vatNumber: '' }, 'cocNumber'],
      [{ billingAddress: { ...billingAddress, zipcode: '12' } }, 'billingAddress.zipcode'],
      [
        { billingAddress: { ...billingAddress, zipcode: '2000', countryCode: 'BE' } },
        'billingAddress.countryCode',
      ],
    ]
    for (const [changed, field] of tries) {
      const answer = await correct(id, changed)
      expect
        .soft([answer.statusCode, Object.keys(answer.json<V1Error>().errors ?? {})])
        .toEqual([422, [field]])
    }
    expect((await read(id)).replacedInvoices).toEqual([])
  })

  it('are removed with those of the order', async () => {
    const id = await newOrder()
    const { billingAddress } = await read(id)
    await correct(id)
    await world.shop.db.transaction((tx) => anonymiseOrders(tx, eq(order.id, id)))
    const [row] = await world.shop.db.select().from(replacedInvoice).where(eq(replacedInvoice.orderId, id))
    expect([row?.customer.lastName, row?.billingAddress.street]).toEqual(['account', ''])
    const refused = await correct(id, { billingAddress })
    expect(refused.json<V1Error>().message).toContain('verwijderd')
  })
})

it('the series of numbers have no gaps', async () => {
  expect(await brokenInvariants(world.shop.db, new Map())).toEqual([])
})
