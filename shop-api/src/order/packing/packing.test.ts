import { eq, sql } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { ShipmentImport } from 'shared-types/contracts/admin/buying/shipments'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { ShippingAddress } from 'shared-types/contracts/checkout'
import type { V1Error } from 'shared-types/errors'
import { describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { ordersUnderTest } from '../../../test/orders-under-test.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { newShopper } from '../../../test/shopper.ts'
import { employ } from '../../../test/staff-under-test.ts'
import { order } from '../../db/schema/buying/order.ts'
import { payment, testProviderPayment } from '../../db/schema/buying/payment.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { auditLog } from '../../db/schema/staff.ts'
import { mail } from '../../db/schema/mail.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'

const { world, newOrder, act, read, pdfText } = ordersUnderTest()
const numberOf = async (id: string) => (await read(id)).number
const of = (path: string, ids: string[]) => `${path}?ids=${ids.join(',')}`

const labels = (ids: string[]) => world.staff.ask('GET', of(admin.addressLabels, ids))
const send = (text: string | Buffer) =>
  world.staff.send('POST', admin.shipmentImport, typeof text === 'string' ? Buffer.from(text) : text)
const outcomes = async (text: string | Buffer) =>
  (await send(text))
    .json<ShipmentImport>()
    .lines.map(({ line, outcome, message }) => [line, outcome, message])
const mails = (id: string) =>
  world.shop.db.$count(mail, sql`order_id = ${id} and kind in ('order_shipped', 'parcel_shipped')`)

const paper = async (path: string) => (await pdfText(path)).replaceAll(/\s+/g, ' ')

const orderOf = async (article: number, pieces: number) => {
  const shopper = newShopper(world.shop)
  await shopper.fillIn(article, pieces)
  const id = (await shopper.press()).body.order_id
  await settleOrder(world.shop, id, 'paid')
  return id
}

describe('the pick list of chosen orders', () => {
  it('adds up each article, with the orders that it is for', async () => {
    const title = 'Klamboe Tropen'
    const klamboe = await makeArticle(world.shop.db, { title, stock: 10 })
    const ids = [await orderOf(klamboe, 2), await orderOf(klamboe, 1), await newOrder()]
    const [first = '', second = '', third = ''] = await Promise.all(ids.map(numberOf))
    const [line] = (await read(ids[0] ?? '')).lines
    const text = await paper(of(admin.pickList, ids))
    expect(text).toContain('Bestellingen: 3, stuks: 4.')
    expect(text).toContain(`3 ${line?.sku} ${line?.title} ${first} (2) ${second}`)
    expect(text.split(title)).toHaveLength(2)
    expect(text).toContain(third)
    expect(text).not.toMatch(/€|\d,\d\d/)
  })

  it('has only what is still to be packed, and refuses what is not', async () => {
    const id = await newOrder({ pieces: 3 })
    const [line] = (await read(id)).lines
    await act(admin.orderShip, id, { carrier: 'own', lines: [{ id: line?.id, quantity: 2 }], more: true })
    expect(await pdfText(of(admin.pickList, [id]))).toContain('stuks: 1.')
    await act(admin.orderShip, id, { carrier: 'own' })
    const refused = await world.staff.ask('GET', of(admin.pickList, [id]))
    expect([refused.statusCode, refused.json<V1Error>().message]).toEqual([
      422,
      expect.stringContaining(`Bij ${await numberOf(id)} is intussen niets meer in te pakken`),
    ])
  })
})

it('slip and pick list tell that an order was withdrawn', async () => {
  const id = await newOrder()
  const { number, customer } = await read(id)
  const declared = { orderNumber: number, orderId: id, name: 'Zoë', email: customer.email, articles: '' }
  const [row] = await world.shop.db.insert(withdrawal).values(declared).returning()
  const slips = of(admin.packingSlips, [id])
  expect(await paper(slips)).toMatch(/Herroepen op .* de hele bestelling. Niet inpakken zonder overleg/)
  expect(await paper(of(admin.pickList, [id]))).toContain(`${number}, herroepen`)
  await world.shop.db.update(withdrawal).set({ handledAt: new Date() }).where(eq(withdrawal.id, row!.id))
  expect(await paper(slips)).not.toContain('Herroepen')
})

it('an order that was refunded at the payment provider itself is marked, and not packed', async () => {
  const [id, other] = [await newOrder({ pieces: 2 }), await newOrder()]
  const { totalCents } = await read(id)
  const [paid] = await world.shop.db.select().from(payment).where(eq(payment.orderId, id))
  const isPaid = eq(testProviderPayment.id, paid?.providerId ?? '')
  await world.shop.db.update(testProviderPayment).set({ refundedCents: totalCents }).where(isPaid)
  await settleOrder(world.shop, id, 'paid')

  const listed = async (query: string) => {
    const answer = await world.staff.ask('GET', `${admin.orders}?perPage=100&${query}`)
    const { rows } = answer.json<{ rows: OrderSummary[] }>()
    return [id, other].filter((one) => rows.some((row) => row.id === one))
  }
  expect(await listed('paidBack=refund')).toEqual([id])
  expect(await listed('state=paid&paidBack=no')).toEqual([other])
  expect(await listed('paidBack=chargeback')).toEqual([])
  for (const path of [admin.pickList, admin.packingSlips, admin.addressLabels]) {
    const { statusCode, body } = await world.staff.ask('GET', of(path, [id, other]))
    expect.soft([path, statusCode]).toEqual([path, 422])
    expect.soft(body).toContain(`Bij ${await numberOf(id)} is intussen niets meer in te pakken`)
  }
  const shown = await read(id)
  expect(shown).toMatchObject({ paidBackBy: 'refund', actions: ['refund'] })
  expect(shown.history.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Bij de betaaldienst zelf terugbetaald'),
  )

  // One of its two pieces is damaged: only the other one is for sale again.
  const [line] = shown.lines
  const stockOf = async () => {
    const [found] = await world.shop.db
      .select()
      .from(variant)
      .where(eq(variant.id, line?.variantId ?? 0))
    return found?.stock ?? 0
  }
  const before = await stockOf()
  const closing = { way: 'manual', amountCents: 0, restock: true, refundableCents: 0 }
  const tooMany = await act(admin.orderRefund, id, { ...closing, lines: [{ id: line?.id, quantity: 3 }] })
  expect([tooMany.statusCode, tooMany.body]).toEqual([422, expect.stringContaining('meer stuks gekozen')])
  const closed = await act(admin.orderRefund, id, { ...closing, lines: [{ id: line?.id, quantity: 1 }] })
  expect(closed.json()).toMatchObject({ state: 'refunded', actions: [], paidBackBy: null })
  expect(await stockOf()).toBe(before + 1)
  expect(await listed('paidBack=refund')).toEqual([])
})

describe('the addresses of chosen orders', () => {
  it('are a file for a carrier, in which no cell is a formula', async () => {
    const id = await newOrder()
    const address = {
      firstName: '=1+1',
      lastName: 'de "Wit"',
      company: '+Zwaan; B.V.',
      street: 'Dam',
      houseNumber: '12',
      extension: '-hs',
    }
    const shippingAddress = sql`${order.shippingAddress} || ${JSON.stringify(address)}::jsonb`
    await world.shop.db.update(order).set({ shippingAddress }).where(eq(order.id, id))
    const { body, headers } = await labels([id])
    expect([headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="adressen.csv"',
      'no-store',
    ])
    const { number, customer } = await read(id)
    expect(body.split('\r\n')).toEqual([
      '\uFEFF"bestelnummer";"naam";"bedrijf";"extra regel";"straat";"huisnummer";"toevoeging";"postcode";"plaats";"land";"e-mailadres";"telefoon";"verzendwijze"',
      `"${number}";"'=1+1 de ""Wit""";"'+Zwaan; B.V.";;"Dam";"12";"hs";"1012 JS";"Amsterdam";"NL";"${customer.email}";"${customer.phoneNumber}";"Standaard verzending"`,
      '',
    ])
  })

  it('have every field of a delivery address', async () => {
    const id = await newOrder()
    const { countryCode: _country, ...fields } = ShippingAddress.shape
    const names = Object.keys(fields)
    const address = JSON.stringify(Object.fromEntries(names.map((name) => [name, `<${name}>`])))
    const shippingAddress = sql`${order.shippingAddress} || ${address}::jsonb`
    await world.shop.db.update(order).set({ shippingAddress }).where(eq(order.id, id))
    const { body } = await labels([id])
    expect(names.filter((name) => !body.includes(`<${name}>`))).toEqual([])
  })

  it('are only of orders that are to be sent, and not for employees of content', async () => {
    const [paid, unpaid, sent] = [await newOrder(), await newOrder({ isPaid: false }), await newOrder()]
    await act(admin.orderShip, sent, { carrier: 'own' })
    expect((await labels([paid])).statusCode).toBe(200)
    for (const wrong of [[paid, unpaid], [sent], [], ['1'], Array<string>(101).fill(paid)]) {
      expect.soft([wrong.length, (await labels(wrong)).statusCode]).toEqual([wrong.length, 422])
    }
    expect((await labels([crypto.randomUUID()])).statusCode).toBe(404)
    const writer = await employ(world.shop, 'content')
    expect((await writer.ask('GET', of(admin.addressLabels, [paid]))).statusCode).toBe(403)
  })
})

describe('a file with tracking codes', () => {
  it('registers its orders as sent, and changes nothing when it is sent again', async () => {
    const ids = [await newOrder(), await newOrder({ pieces: 2 })]
    const [first = '', second = ''] = await Promise.all(ids.map(numberOf))
    const file = `bestelnummer;vervoerder;trackcode\r\n${first};PostNL;3s abcd 1234567\r\n\r\n ${second.toLowerCase()} ;dhl;JVGL06123456789\r\nDKBD404;PostNL;3SABCD1234567\r\n`
    const unknown = [5, 'refused', 'Dit bestelnummer kennen we niet.']
    expect((await send(file)).json<ShipmentImport>().lines.slice(0, 2)).toEqual([
      { line: 2, orderNumber: first, orderId: ids[0], outcome: 'sent', message: '' },
      { line: 4, orderNumber: second.toLowerCase(), orderId: ids[1], outcome: 'sent', message: '' },
    ])
    expect(await read(ids[0] ?? '')).toMatchObject({
      state: 'shipped',
      shipment: { carrier: 'PostNL', trackAndTraceUrl: expect.stringContaining('3SABCD1234567') as string },
    })
    expect(await read(ids[1] ?? '')).toMatchObject({ state: 'shipped', shipment: { carrier: 'DHL' } })
    expect(await outcomes(file)).toEqual([[2, 'known', ''], [4, 'known', ''], unknown])
    expect(await Promise.all(ids.map(mails))).toEqual([1, 1])
    const logged = await world.shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.rowId, ids[0] ?? ''))
    expect(logged.at(-1)).toMatchObject({ action: 'import shipments', staffId: world.staff.id })
  })

  it('may have commas, other columns in any order, no names, and the encoding of an older Excel', async () => {
    const ids = await Promise.all([newOrder(), newOrder(), newOrder()])
    const [first, second, third] = await Promise.all(ids.map(numberOf))
    expect(await outcomes(`${first},postnl,3SABCD1234567`)).toEqual([[1, 'sent', '']])
    expect(
      await outcomes(`Naam,Trackcode,Vervoerder,Bestelnummer\n"Wit, de",JVGL06123456789,DHL,${second}\n`),
    ).toEqual([[2, 'sent', '']])
    const latin = Buffer.from(
      `naam;bestelnummer;vervoerder;trackcode\nZoë;${third};GLS;51234567890`,
      'latin1',
    )
    expect(await outcomes(latin)).toEqual([[2, 'sent', '']])
  })

  it('may have a code of each box of a parcel', async () => {
    const id = await newOrder()
    const file = `${await numberOf(id)};PostNL;"3SABCD1234567, 3SABCD1234568"`
    expect(await outcomes(file)).toEqual([[1, 'sent', '']])
    expect(await outcomes(file)).toEqual([[1, 'known', '']])
    expect(await outcomes(file.replace(', 3SABCD1234568', ''))).toEqual([
      [1, 'refused', expect.stringContaining('met een andere trackcode')],
    ])
  })

  it('may name another carrier, with a link in place of the code', async () => {
    const ids = [await newOrder(), await newOrder()]
    const [first, second] = await Promise.all(ids.map(numberOf))
    const wrong = 'Vul een hele link in die met https:// begint, of laat dit leeg.'
    expect(
      await outcomes(
        [
          `${first};Trunkrs;http://trunkrs.example/1`,
          `${first};Andere vervoerder;kapot`,
          `${first};${'T'.repeat(61)};https://trunkrs.example/1`,
          `${first};Trunkrs;https://trunkrs.example/1?a=1&b=<2>`,
          `${second};Andere vervoerder;`,
        ].join('\n'),
      ),
    ).toEqual([
      [1, 'refused', wrong],
      [2, 'refused', wrong],
      [3, 'refused', 'Vul hoogstens 60 tekens in.'],
      [4, 'sent', ''],
      [5, 'sent', ''],
    ])
    expect((await read(ids[0] ?? '')).shipment).toEqual({
      carrier: 'Trunkrs',
      trackAndTraceUrl: 'https://trunkrs.example/1?a=1&b=%3C2%3E',
      moreTrackAndTraceUrls: [],
    })
    expect((await read(ids[1] ?? '')).shipment).toMatchObject({
      carrier: 'de bezorger',
      trackAndTraceUrl: null,
    })
  })

  it('says of each line why it was refused, and sends the others', async () => {
    const [good, unpaid, withdrawn, sent, part, cancelled] = [
      await newOrder(),
      await newOrder({ isPaid: false }),
      await newOrder(),
      await newOrder(),
      await newOrder({ pieces: 2 }),
      await newOrder({ isPaid: false }),
    ]
    await act(admin.orderCancel, cancelled)
    await world.shop.db
      .insert(withdrawal)
      .values({ name: 'Zoë', email: 'zoe@example.com', articles: '', orderId: withdrawn, orderNumber: 'x' })
    await act(admin.orderShip, sent, { carrier: 'postnl', trackingCode: '3SABCD1234567' })
    const [line] = (await read(part)).lines
    await act(admin.orderShip, part, {
      carrier: 'postnl',
      trackingCode: '3SFIRST12345',
      lines: [{ id: line?.id, quantity: 1 }],
      more: true,
    })
    const numbers = await Promise.all([unpaid, withdrawn, sent, part, cancelled, good].map(numberOf))
    const [ofUnpaid, ofWithdrawn, ofSent, ofPart, ofCancelled, ofGood] = numbers
    const onlyPaid = 'Alleen een betaalde bestelling kan worden verzonden.'
    const carriers = 'PostNL, DHL, bpost, DPD, GLS of onze eigen bezorgdienst'
    expect(
      await outcomes(
        [
          `${ofUnpaid};postnl;3SABCD1234567`,
          `${ofWithdrawn};postnl;3SABCD1234567`,
          `${ofSent};postnl;3SOTHER123456`,
          // The first parcel of an order, of which the rest is still to be sent.
          `${ofPart};postnl;3SFIRST12345`,
          `${ofCancelled};postnl;3SABCD1234567`,
          `${ofGood};duif;3SABCD1234567`,
          `${ofGood};postnl;kapot`,
          `${ofGood};postnl`,
          `${ofGood};postnl;3SGOOD1234567`,
          `${ofGood};postnl;3SSECOND12345`,
          `;postnl;3SABCD1234567`,
          `${'x'.repeat(5000)};postnl;3SABCD1234567`,
        ].join('\n'),
      ),
    ).toEqual([
      [1, 'refused', onlyPaid],
      [2, 'refused', expect.stringContaining('herroepen')],
      [3, 'refused', expect.stringContaining('al verzonden, met een andere trackcode')],
      [4, 'known', ''],
      [5, 'refused', onlyPaid],
      [
        6,
        'refused',
        `Deze vervoerder kennen we niet. Vul ${carriers} in, of bij een andere vervoerder een link als trackcode.`,
      ],
      [7, 'refused', 'kapot is geen trackcode van PostNL. Die ziet eruit als 3SABCD1234567.'],
      [8, 'refused', 'Vul de trackcode van PostNL in.'],
      [9, 'sent', ''],
      [10, 'refused', expect.stringContaining('al verzonden, met een andere trackcode')],
      [11, 'refused', 'Dit bestelnummer kennen we niet.'],
      [12, 'refused', 'Dit bestelnummer kennen we niet.'],
    ])
    expect((await read(part)).state).toBe('paid')
    expect(await mails(good)).toBe(1)
  })

  it('that two employees send at the same time is applied once', async () => {
    const ids = await Promise.all([newOrder(), newOrder()])
    const numbers = await Promise.all(ids.map(numberOf))
    const file = numbers.map((number) => `${number};postnl;3SABCD1234567`).join('\n')
    const answers = await Promise.all([outcomes(file), outcomes(file), outcomes(file)])
    for (const at of [0, 1]) {
      expect(answers.map((lines) => lines[at]?.[1]).toSorted()).toEqual(['known', 'known', 'sent'])
    }
    expect(await Promise.all(ids.map(mails))).toEqual([1, 1])
  })

  it('of which one line fails has the others sent, and the failed one can be sent again', async () => {
    const ids = [await newOrder(), await newOrder()]
    const [first, second] = await Promise.all(ids.map(numberOf))
    const file = `${first};postnl;3SABCD1234567\n${second};postnl;3SABCD1234568`
    const { db } = world.shop
    await db.execute(sql`create function fail_to_ship() returns trigger language plpgsql as
      'begin raise exception ''broken''; end'`)
    await db.execute(
      sql.raw(`create trigger fail_to_ship before update on "order" for each row
        when (new.number = '${first}') execute function fail_to_ship()`),
    )
    expect(await outcomes(file)).toEqual([
      [1, 'refused', expect.stringContaining('Kies het bestand straks nog eens')],
      [2, 'sent', ''],
    ])
    await db.execute(sql`drop function fail_to_ship() cascade`)
    expect(await outcomes(file)).toEqual([
      [1, 'sent', ''],
      [2, 'known', ''],
    ])
  })

  it.each([
    ['', 'Kies een bestand.'],
    [';;\n;;', 'Dit bestand heeft geen regels met een bestelnummer.'],
    [
      'bestelnummer;code\nDKBD1;3S',
      'De eerste regel van het bestand moet bestelnummer;vervoerder;trackcode zijn.',
    ],
    ['DKBD1;"PostNL;3S', 'Regel 1 van dit bestand heeft een aanhalingsteken te veel of te weinig.'],
    [
      'DKBD1;postnl;3SABCD1234567\n'.repeat(201),
      'Dit bestand heeft meer dan 200 regels. Verdeel het over meer bestanden.',
    ],
    ['x'.repeat(1024 * 1024 + 1), 'Dit bestand is te groot: hoogstens 1 MB.'],
  ])('such as %.20s is refused as a whole', async (text, message) => {
    const refused = await send(text)
    expect([refused.statusCode, refused.json<V1Error>().message]).toEqual([
      text.length > 1024 * 1024 ? 413 : 422,
      message,
    ])
  })

  it('is not for employees of content', async () => {
    const writer = await employ(world.shop, 'content')
    const refused = await writer.send('POST', admin.shipmentImport, Buffer.from('DKBD1;postnl;3S'))
    expect(refused.statusCode).toBe(403)
  })
})
