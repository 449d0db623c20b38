import { asc, eq } from 'drizzle-orm'
import type { ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { variant } from '../src/db/schema/products/catalog.ts'
import { isRefusal } from '../src/refusal.ts'
import { addStaff } from '../src/staff/add-staff.ts'
import { growOrders } from './grow-orders.ts'
import { openShop, row } from './open-shop.ts'

const products = 100_000
const orders = 100_000
const lines = 10_000
const rounds = 20
const warmUp = 3

/** The first page of every list, and of those with many rows also a search. */
const pages: [string, string][] = [
  ...(
    [
      'orders',
      'returns',
      'customers',
      'messages',
      'failedMails',
      'backInStock',
      'chats',
      'vouchers',
      'promotions',
      'products',
      'categories',
      'brands',
      'families',
      'facets',
      'configurators',
      'advices',
      'imports',
      'reviews',
      'pages',
      'documents',
      'synonyms',
      'redirects',
      'newsletter',
      'sessions',
      'staff',
      'auditLog',
      'overview',
      'productChoices',
      'promotionChoices',
    ] as const
  ).map((name): [string, string] => [name, admin[name]]),
  ['orders, paid', `${admin.orders}?state=paid`],
  ['orders, completed', `${admin.orders}?state=completed`],
  ['orders, a method', `${admin.orders}?method=klarna`],
  ['orders, a number', `${admin.orders}?q=DKBD2001234`],
  ['orders, a name', `${admin.orders}?q=klant`],
  ['orders, two characters', `${admin.orders}?q=kl`],
  ['orders, nothing found', `${admin.orders}?q=nergenstevinden`],
  ['orders, of a day', `${admin.orders}?from=2026-01-01&until=2026-01-01`],
  ['orders, money due', `${admin.orders}?refundDue=true`],
  ['returns, handled', `${admin.returns}?status=handled`],
  ['messages, answered', `${admin.messages}?status=answered`],
  ['customers, a name', `${admin.customers}?q=klant`],
  ['customers, an address', `${admin.customers}?q=klant-123@`],
  ['chats, unanswered', `${admin.chats}?status=unanswered`],
  ['chats, poor', `${admin.chats}?status=poor`],
  ['reviews, published', `${admin.reviews}?status=published`],
  ['reviews, without an answer', `${admin.reviews}?status=unanswered`],
  ['audit log, of a table', `${admin.auditLog}?table=variant`],
  ['products, a word', `${admin.products}?q=dekbed`],

  ['products, a part of a word', `${admin.products}?q=ekbe`],
  ['products, two characters', `${admin.products}?q=kb`],
  ['products, one character', `${admin.products}?q=d`],
  ['products, a rare number', `${admin.products}?q=1234`],
  ['products, nothing found', `${admin.products}?q=nergenstevinden`],
  ['products, an article number', `${admin.products}?q=DK-1`],
  ['products, the last page', `${admin.products}?page=4000&perPage=25`],
  ['products, hidden', `${admin.products}?status=hidden`],
  ['products, below their threshold', `${admin.products}?stock=low`],
  ['families, a word', `${admin.families}?q=dekbed`],
]

const inSeconds = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const begun = performance.now()
  return [await work(), Math.round((performance.now() - begun) / 10) / 100]
}

const { db, pool, address, stop } = await openShop('.data/scale', products)
try {
  const email = `bench-${Date.now()}@sluimer.example`
  const added = await addStaff(db, { email, role: 'owner' })
  if (isRefusal(added)) throw new Error(added.message)
  await growOrders(pool, orders, added.account.id)
  const headers: Record<string, string> = { origin: address }
  const send = async (method: string, path: string, body?: Buffer | object) => {
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json'
    const answer = await fetch(address + path, {
      method,
      headers: body ? { ...headers, 'content-type': type } : headers,
      ...(body ? { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    return { answer, text }
  }
  const login = await send('POST', admin.login, { email, password: added.password })
  headers.cookie = login.answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  const timed = async (path: string): Promise<number[]> => {
    const times: number[] = []
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const begun = performance.now()
      await send('GET', path)
      if (round >= warmUp) times.push(performance.now() - begun)
    }
    return times
  }
  process.stdout.write(
    `The lists of the back office, ${products} products and ${orders} orders, one request at a time:\n`,
  )
  const measured = []
  for (const [name, path] of pages) measured.push(row(name, '≤ 150', await timed(path)))
  console.table(measured)

  const articles = await db
    .select({ sku: variant.sku, priceCents: variant.priceCents, stock: variant.stock })
    .from(variant)
    .where(eq(variant.active, true))
    .orderBy(asc(variant.id))
    .limit(lines)
  const file = ['artikelnummer,prijs,voorraad']
    .concat(
      articles.map(
        ({ sku, priceCents, stock }) => `${sku},"${((priceCents + 100) / 100).toFixed(2)}",${stock + 1}`,
      ),
    )
    .join('\n')
  const [plan, checking] = await inSeconds(async () => {
    const { text } = await send('POST', `${admin.imports}?name=prijzen.csv`, Buffer.from(file))
    return JSON.parse(text) as ImportPlan
  })
  if (plan.id === null) throw new Error('the file has mistakes')
  const at = { id: plan.id }
  const [, applying] = await inSeconds(() => send('POST', pathOf(admin.importApply, at)))
  const [, undoing] = await inSeconds(() => send('POST', pathOf(admin.importUndo, at)))
  process.stdout.write(`A file of ${articles.length} lines, each with another price and stock:\n`)
  console.table([
    { what: 'check', seconds: checking, aim: '' },
    { what: 'apply', seconds: applying, aim: '' },
    { what: 'check and apply', seconds: Math.round((checking + applying) * 100) / 100, aim: '< 20' },
    { what: 'undo', seconds: undoing, aim: '' },
  ])
} finally {
  await stop()
}
