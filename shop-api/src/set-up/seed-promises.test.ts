import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import { guaranteePage, promisesGuarantee } from 'shared-types/order/guarantee'
import type { Footer } from 'shared-types/contracts/content'
import { PaymentCode } from 'shared-types/forms/payment'
import { creditWarning } from 'shared-types/order/credit-warning'
import { isPayLater } from 'shared-types/order/pay-later'
import type { WireOf } from 'shared-types/wire'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { footer as footerContent } from '../../seed/content/footer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { readShippingMethods, shippingChoicesOf } from '../shipping/methods.ts'
import { paymentMethods } from '../payment/methods.ts'
import { category, product, variant } from '../db/schema/products/catalog.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { content, contentPage, servicePage } from '../db/schema/content.ts'
import { promotion } from '../db/schema/products/promotion.ts'

let shop: ShopUnderTest
const readAll = async () => {
  const { db } = shop
  const [categories, products, variants, pieces, pages] = await Promise.all([
    db.select().from(category),
    db.select().from(product),
    db.select().from(variant),
    db.select().from(content),
    db.select().from(servicePage),
  ])
  return { categories, products, variants, pieces, pages }
}
let all: Awaited<ReturnType<typeof readAll>>
beforeAll(async () => {
  shop = await openShopUnderTest()
  all = await readAll()
})
afterAll(() => shop.close())

const page = (slug: string) => all.pages.find((row) => row.slug === slug)?.html ?? ''
const textOf = (path: string) => all.categories.find((row) => row.path === path)?.description ?? ''
const plainMoney = (text: string) => text.replaceAll(/&nbsp;|\u00a0/g, ' ')

describe('the delivery promises', () => {
  it('are the next working day for exactly the articles that are ready to ship as a parcel', () => {
    const wrong = all.variants.filter(({ delivery, nextDay }) => nextDay !== (delivery === usualDelivery))
    expect(wrong).toEqual([])
    expect(all.variants.some(({ nextDay }) => nextDay)).toBe(true)
    const titles = new Map(all.products.map(({ id, title }) => [id, title]))
    const beds = all.variants.filter(({ productId }) => titles.get(productId)?.startsWith('Boxspring'))
    expect(beds.length).toBeGreaterThan(0)
    for (const bed of beds) expect.soft(bed.delivery).toContain('binnen 2 tot 3 weken')
  })

  it('never say "morgen", because parcels are not delivered on Sundays', () => {
    const texts = JSON.stringify(all)
    expect(texts).not.toMatch(/morgen in huis/i)
    expect(texts).toContain('Voor 23:59 besteld')
    // That text is also beside articles that take longer, and abroad.
    expect(texts).not.toMatch(/Voor 23:59 besteld'?,[^.]*heb je het/)
  })

  it('have the same costs on the service page and in the checkout', async () => {
    const choices = shippingChoicesOf(await readShippingMethods(shop.db))
    expect(choices.length).toBeGreaterThan(3)
    const html = plainMoney(page('shipping-returns'))
    for (const { title, priceCents, insuranceCents } of choices) {
      const euros = ((priceCents + insuranceCents) / 100).toFixed(2).replace('.', ',')
      const price = priceCents + insuranceCents === 0 ? 'Gratis' : `€ ${euros}`
      expect.soft(html).toMatch(new RegExp(`<td>${title}</td>.*<td>${price}</td>`))
    }
    expect(html).toContain('2 tot 3 weken')
    expect(html).toContain('3 tot 5 werkdagen')
  })
})

describe('the codes of vouchers', () => {
  it('are only in content that ends with their promotion', async () => {
    const { db } = shop
    const vouchers = await db.select().from(voucher)
    const promotions = await db.select().from(promotion)
    const isOfPromotion = ({ id }: { id: number }) => promotions.some(({ categoryId }) => categoryId === id)
    const ending = new Set([
      'notification',
      'cart-promo',
      ...all.categories.filter(isOfPromotion).map(({ path }) => `category-blocks:${path}`),
    ])
    const fixed = JSON.stringify([
      all.pages,
      all.products,
      all.categories.filter((row) => !isOfPromotion(row)),
      all.pieces.filter(({ key }) => !ending.has(key)),
      await db.select().from(contentPage),
    ])
    expect(vouchers.length).toBeGreaterThan(5)
    for (const { code } of vouchers) expect.soft(fixed).not.toContain(code)
  })
})

const answerTo = (id: string) =>
  new RegExp(`id="${id}">.*?</p>`, 's').exec(page('veelgestelde-vragen'))?.[0] ?? ''

describe('what customers and employees can do themselves', () => {
  it('a customer changes the e-mail address in the account', () => {
    expect(answerTo('gegevens-wijzigen')).toMatch(/e-mailadres wijzig je daar ook.*wachtwoord.*link/s)
  })

  it('an employee corrects the address of an order, and no size or colour', () => {
    for (const html of [answerTo('wijzigen'), page('klantenservice-contact')]) {
      expect.soft(html).toContain('passen we je afleveradres aan')
      expect.soft(html).not.toMatch(/passen we maat/)
    }
  })
})

const footerWithout = async (paymentMethodsOff: PaymentCode[]) => {
  const without = await openShopUnderTest({ config: { paymentMethodsOff } })
  const headers = { authorization: without.bearer }
  const footer = await without.app.inject({ url: '/v1/content/footer', headers })
  await without.close()
  return footer.json<WireOf<typeof Footer>>()
}

describe('payment methods', () => {
  it('have the same name on the service page, in the footer and in the checkout', async () => {
    const html = page('orderandpayment')
    for (const { title } of paymentMethods) expect.soft(html).toContain(`<td>${title}</td>`)
    expect(JSON.stringify(all)).not.toMatch(/American Express|Amex|Overboeking/i)
    const footer = await shop.app.inject({
      url: '/v1/content/footer',
      headers: { authorization: shop.bearer },
    })
    expect(footer.json()).toMatchObject({ payment_methods: paymentMethods.map(({ title }) => title) })
  })

  it('that are switched off are not in the footer', async () => {
    const footer = await footerWithout(['klarna'])
    expect(footer.payment_methods).not.toContain('Klarna')
    expect(footer.has_pay_later).toBe(true)
  })

  it('promise paying later only while one of those is on', async () => {
    const footer = await footerWithout(PaymentCode.options.filter(isPayLater))
    expect(footer.payment_methods).toContain('PayPal')
    expect(footer.has_pay_later).toBe(false)
  })
})

it('texts of curtains say that one curtain is sold, in the singular', () => {
  const curtains = all.products.filter(({ specifications }) =>
    specifications.some(({ value }) => value === '1 gordijn'),
  )
  expect(curtains.length).toBeGreaterThan(10)
  for (const { slug, summary, description, usps } of curtains) {
    expect.soft(usps, slug).toContain('Prijs per stuk (1 gordijn)')
    expect.soft(summary, slug).toContain('Prijs per stuk (1 gordijn)')
    expect.soft(summary, slug).not.toMatch(/gordijnen/)
    expect.soft(description, slug).toContain('op de foto hangen er twee')
  }
})

it('the showroom page has address, opening hours and directions', () => {
  for (const text of [
    'Weverspad 12',
    '3512 AB Utrecht',
    'Openingstijden',
    'Route',
    'Met de trein',
    'Zaterdag',
  ]) {
    expect.soft(textOf('showrooms')).toContain(text)
  }
  for (const path of ['showrooms', 'telefoon']) {
    expect.soft(textOf(path)).toContain('href="/service/klantenservice-contact/#contactformulier"')
  }
})

it('each kind of boxspring has its own picture', () => {
  const files = all.categories
    .filter(({ path }) => path.startsWith('boxspring'))
    .map(({ image }) => image?.file)
  expect(files.length).toBeGreaterThan(3)
  expect(new Set(files).size).toBe(files.length)
})

describe('the statements about personal data', () => {
  it('name what the payment provider gets, and what customers type', () => {
    const shared = /De betaaldienst krijgt bij elke betaalmethode[^.]*\./.exec(page('privacy'))?.[0] ?? ''
    const sent = ['naam', 'e-mail', 'telefoon', 'factuuradres', 'afleveradres', 'artikelen', 'geboortedatum']
    expect(sent.filter((word) => !shared.includes(word))).toEqual([])
    expect(page('privacy')).toContain('aanhef')
  })

  it('name what the carrier gets, who can open an order, and that a refusal of reminders is kept', () => {
    const carrier = /De bezorgdienst: [^.]*\./.exec(page('privacy'))?.[0] ?? ''
    const sent = ['naam', 'bedrijfsnaam', 'adres', 'e-mailadres', 'telefoonnummer', 'bestelnummer']
    expect(sent.filter((word) => !carrier.includes(word))).toEqual([])
    const opened = /Je bestelling is alleen te openen[^.]*\./.exec(page('privacy'))?.[0] ?? ''
    const ways = ['browser', 'account', 'link', 'pakketchecker', 'postcode']
    expect(ways.filter((word) => !opened.includes(word))).toEqual([])
    expect(page('privacy')).toMatch(/<td>[^<]*je je afmeldt voor mails over je winkelwagen/)
  })

  it('name each recipient that the settings can add', () => {
    const recipients = new Map([
      ['MOLLIE_API_KEY', 'Mollie'],
      ['SMTP_URL', 'mailprovider'],
      ['GTM_ID', 'Google Analytics'],
      ['PDOK_URL', 'PDOK'],
      ['VIES_URL', 'VIES'],
      ['ASSISTANT_BASE_URL', 'taalmodel'],
      ['DATABASE_URL', 'hosting'],
    ])
    // Addresses of this shop itself, what belongs to a recipient above, and servers that get nothing of a shopper.
    const ofNobodyElse =
      /^(PUBLIC_URL|OFFICE_URL|SHOP_API_INTERNAL_URL|REDIS_URL|GTM_URL|RENDER_\w+|ASSISTANT_API_KEY|OTEL_\w+)$/
    const settings = readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8')
    const outside = [...settings.matchAll(/^(\w+_(?:URL|ID|ENDPOINT|API_KEY))=/gm)]
      .flatMap(([, name]) => name ?? [])
      .filter((name) => !ofNobodyElse.test(name))
    expect(outside.toSorted()).toEqual([...recipients.keys()].toSorted())
    expect([...recipients.values()].filter((words) => !page('privacy').includes(words))).toEqual([])
  })

  it('name the rights, the transfers outside the EU and what must be filled in', () => {
    for (const words of ['beperken', 'bezwaar', 'buiten de Europese Unie', 'verplicht', 'IP-adres']) {
      expect.soft(page('privacy')).toContain(words)
    }
  })

  it('name what the browser stores', () => {
    const stored = [
      'favorieten',
      'laatst bekeek',
      'vergelijkt',
      'samensteller',
      'chat',
      'getypt',
      'tabblad',
      'Je e-mailadres',
    ]
    expect(stored.filter((word) => !page('cookies').includes(word))).toEqual([])
    // The name in production, as in `bff/src/plugins/session.ts`.
    expect(page('cookies')).toContain('<td>__Host-sluimer</td>')
    expect(page('cookies')).toContain("zonder 'Onthoud mij'")
  })
})

it('no feature of a product, list or block is what the law already gives (art. 6:193g BW)', () => {
  const features = [
    ...all.products.flatMap(({ usps, metaDescription }) => [...usps, metaDescription]),
    ...all.categories.flatMap(({ intro, metaDescription }) => [intro, metaDescription]),
    ...all.pieces.map(({ data }) => JSON.stringify(data)),
  ]
  expect(features.filter((text) => /bedenktijd|op proef|proefslapen/i.test(text))).toEqual([])
  expect(features).toContain('Gratis opgehaald als je herroept')
  expect(plainMoney(page('herroepingsrecht'))).toContain('halen we gratis bij je op')
})

describe('what the law asks to say', () => {
  it('a promised guarantee has its conditions, to which the common questions link', () => {
    const promised = all.products.filter((row) => promisesGuarantee(row))
    expect(promised.length).toBeGreaterThan(10)
    const html = page(guaranteePage)
    const { legalName, street } = footerContent.shop
    for (const words of [
      legalName,
      street,
      'kern',
      'veren',
      'motoren',
      '10 jaar',
      '5 jaar',
      'wettelijke rechten',
    ]) {
      expect.soft(html.replaceAll('&amp;', '&')).toContain(words)
    }
    expect(page('veelgestelde-vragen')).toContain(`href="/service/${guaranteePage}/"`)
  })

  it('the terms have the legal guarantee', () => {
    for (const words of ['minstens twee jaar', 'herstellen of vervangen', 'kosteloos']) {
      expect.soft(page('algemene-voorwaarden')).toContain(words)
    }
  })

  it('the accessibility of the shop is stated, and linked in the footer', () => {
    for (const words of ['WCAG 2.2', 'EN 301 549', 'klantenservice@sluimer.example']) {
      expect.soft(page('toegankelijkheid')).toContain(words)
    }
    expect(footerContent.serviceLinks.map(({ link }) => link)).toContain('/service/toegankelijkheid/')
  })

  it('the shop takes an old electric bed along when it delivers one, and says so before the purchase', () => {
    const electric = all.products.filter(({ specifications }) =>
      specifications.some(({ title }) => title === 'Motoren'),
    )
    expect(electric.map(({ slug }) => slug)).toEqual(['elektrische-boxspring-schiermonnikoog'])
    for (const text of [page('veelgestelde-vragen'), ...electric.map(({ description }) => description)]) {
      expect.soft(text).toMatch(/je oude elektrische bed.* gratis mee/i)
    }
  })

  it('beside offers to pay later stands that borrowing costs money', () => {
    expect(page('orderandpayment').split(creditWarning).length - 1).toBe(2)
    // The bar above every page has no room for the warning.
    expect(JSON.stringify(all.pieces)).not.toMatch(/achteraf betalen|termijnen/i)
  })
})

it('a shop that has the earlier texts gets the true ones, and keeps what it changed itself', async () => {
  const slugs = ['cookies', 'klantenservice-contact', 'veelgestelde-vragen']
  const readPages = async () => {
    const rows = await shop.db.select().from(servicePage).where(inArray(servicePage.slug, slugs))
    return new Map(rows.map(({ slug, html }) => [slug, html]))
  }
  const edit = (slug: string, current: string | RegExp, earlier: string) =>
    shop.db
      .update(servicePage)
      .set({ html: page(slug).replace(current, earlier) })
      .where(eq(servicePage.slug, slug))
  const migrateTexts = () => {
    const migration = new URL('../../migrations/0065_true_texts.sql', import.meta.url)
    return shop.db.execute(sql.raw(readFileSync(migration, 'utf8')))
  }
  const change = /passen we je afleveradres aan\..*?opnieuw\./
  await edit('cookies', '__Host-sluimer', 'sluimer')
  await edit('klantenservice-contact', change, 'passen we maat, kleur of adres voor je aan.')
  const own = 'Dat kan niet.'
  await edit('veelgestelde-vragen', change, own)
  const bar = all.pieces.find(({ key }) => key === 'notification')?.data
  const earlierBar = JSON.stringify(bar).replace(
    'Betaal met iDEAL | Wero, Bancontact of creditcard',
    'Veilig achteraf betalen of in 3 termijnen',
  )
  expect(earlierBar).toContain('achteraf')
  await shop.db
    .update(content)
    .set({ data: JSON.parse(earlierBar) })
    .where(eq(content.key, 'notification'))
  await migrateTexts()
  const pages = await readPages()
  expect(pages.get('cookies')).toBe(page('cookies'))
  expect(pages.get('klantenservice-contact')).toBe(page('klantenservice-contact'))
  expect(pages.get('veelgestelde-vragen')).toBe(page('veelgestelde-vragen').replace(change, own))
  const [row] = await shop.db.select().from(content).where(eq(content.key, 'notification'))
  expect(row?.data).toEqual(bar)
})

it('a shop that has the texts about data and instalments of before gets the true ones', async () => {
  const earlier: [string | RegExp, string][] = [
    [/in 3 termijnen, zonder/g, 'in 2, 3 of 4 termijnen, zonder'],
    [/in 2, 3 of 4 termijnen met/g, 'in termijnen met'],
    [/De bezorgdienst: [^.]*\./, 'De bezorgdienst: je naam, adres en telefoonnummer.'],
    [', met de persoonlijke link', ' of met de persoonlijke link'],
    [/ verloopt, via je account[^.]*/, ' verloopt'],
    [
      'te horen met welke betaalmethode je betaalt, en of dat is gelukt',
      'te horen of een betaling is gelukt',
    ],
    [/<tr><td>(?:Dezelfde gegevens bij|Een onomkeerbare code van je e-mailadres).*?<\/tr>\n/g, ''],
  ]
  const slugs = ['orderandpayment', 'privacy']
  const own = '<p>Dat is nieuw.</p>'
  for (const slug of slugs) {
    const html = earlier.reduce((text, [now, before]) => text.replace(now, before), page(slug)) + own
    expect(html).not.toBe(page(slug) + own)
    await shop.db.update(servicePage).set({ html }).where(eq(servicePage.slug, slug))
  }
  const migration = new URL('../../migrations/0087_true_texts_of_data_and_instalments.sql', import.meta.url)
  for (let round = 0; round < 2; round += 1) {
    await shop.db.execute(sql.raw(readFileSync(migration, 'utf8')))
    const rows = await shop.db.select().from(servicePage).where(inArray(servicePage.slug, slugs))
    for (const { slug, html } of rows) expect(html).toBe(page(slug) + own)
  }
})

it('a shop that has the texts and averages of before gets the true ones', async () => {
  const slugs = ['cookies', 'klantenservice-contact']
  const earlier: [string, string][] = [
    ["; log je in zonder 'Onthoud mij', dan geldt hij nog een dag", ''],
    [
      'dan geldt de dag die erbij staat, vaak de volgende werkdag.',
      'dan ligt het klaar en heb je het de volgende werkdag.',
    ],
  ]
  for (const slug of slugs) {
    const html = earlier
      .reduce((text, [now, before]) => text.replace(now, before), page(slug))
      .replace(/<tr><td>Je e-mailadres.*?<\/tr>\n/, '')
    expect(html).not.toBe(page(slug))
    await shop.db.update(servicePage).set({ html }).where(eq(servicePage.slug, slug))
  }
  const [reviewed, other] = all.products.filter(({ reviewCount }) => reviewCount > 0)
  const averageOf = async (row: typeof reviewed) => {
    const [found] = await shop.db
      .select()
      .from(product)
      .where(eq(product.id, row?.id ?? 0))
    return found?.reviewAverage
  }
  await shop.db
    .update(product)
    .set({ reviewAverage: (reviewed?.reviewAverage ?? 0) - 0.2 })
    .where(eq(product.id, reviewed?.id ?? 0))
  const migration = new URL('../../migrations/0081_true_texts_and_averages.sql', import.meta.url)
  for (let round = 0; round < 2; round += 1) {
    await shop.db.execute(sql.raw(readFileSync(migration, 'utf8')))
    const rows = await shop.db.select().from(servicePage).where(inArray(servicePage.slug, slugs))
    for (const { slug, html } of rows) expect(html).toBe(page(slug))
    expect(await averageOf(reviewed)).toBe(reviewed?.reviewAverage)
    expect(await averageOf(other)).toBe(other?.reviewAverage)
  }
})
