import { TOTP } from 'otpauth'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { AuditEntry } from 'shared-types/contracts/admin/audit-log'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffSession, StaffWithPassword, TotpOffer } from 'shared-types/contracts/admin/staff'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { queueAt } from '../../test/queue-at.ts'
import { employ, ownOrigin } from '../../test/staff-under-test.ts'
import { runCommand } from '../command/run-command.ts'
import { attempt } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { auditLog, staffAccount, staffSession } from '../db/schema/staff.ts'
import { isRefusal } from '../refusal.ts'
import { addFirstOwner } from './add-staff.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
beforeEach(() => shop.db.delete(attempt))
afterAll(() => shop.close())

const logIn = (payload: object) =>
  shop.app.inject({ method: 'POST', url: admin.login, headers: ownOrigin, payload })
const codeOf = (secret: string, after = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + after * 30_000 })

/** Turns two-step verification on and returns the secret of the app. */
const turnOn = async (one: Awaited<ReturnType<typeof employ>>) => {
  const { secret } = (await one.ask('GET', admin.accountTotp)).json<TotpOffer>()
  await one.ask('PUT', admin.accountTotp, { current: one.password, secret, code: codeOf(secret, -1) })
  return secret
}

describe('the first owner', () => {
  it('is created once, with a password that works, when there are no employees', async () => {
    const empty = await openShopUnderTest()
    const owner = await addFirstOwner(empty.db)
    const answer = await empty.app.inject({
      method: 'POST',
      url: admin.login,
      headers: ownOrigin,
      payload: owner ?? {},
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ role: 'owner' })])
    expect(await addFirstOwner(empty.db)).toBeNull()
    await empty.close()
  })

  it('is added by npm run operate staff add, which refuses a wrong role and a known address', async () => {
    const operated = { ...shop.shop, pool: shop.pool, print: () => {} }
    const added = await runCommand(operated, ['staff', 'add', 'Anna@Sluimer.example', 'owner'])
    const password = /password: (\S+)/.exec(String(added))?.[1]
    expect((await logIn({ email: 'anna@sluimer.example', password })).statusCode).toBe(200)
    for (const args of [
      ['anna@sluimer.example', 'owner'],
      ['b@sluimer.example', 'king'],
      ['no-address', 'owner'],
      [],
    ]) {
      expect(isRefusal(await runCommand(operated, ['staff', 'add', ...args]))).toBe(true)
    }
  })
})

describe('logging in', () => {
  it('sets a cookie that no script reads and no other site sends', async () => {
    const owner = await employ(shop, 'owner')
    const answer = await owner.logIn()
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/admin; HttpOnly; SameSite=Strict$/)
    expect(answer.body).not.toContain('hash')
  })

  it('answers the same for an unknown address, a wrong password and a disabled account', async () => {
    const one = await employ(shop, 'service')
    const disabled = await employ(shop, 'service')
    await shop.db.update(staffAccount).set({ disabled: true }).where(eq(staffAccount.id, disabled.id))
    const tries = [
      { email: 'unknown@sluimer.example', password: one.password },
      { email: one.email, password: `${one.password}x` },
      { email: disabled.email, password: disabled.password },
    ]
    const answers = []
    for (const given of tries) answers.push(await logIn(given))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
    expect((await disabled.ask('GET', admin.account)).statusCode).toBe(401)
  })

  it('cannot be prevented by strangers who guess, in a network from which the employee has worked', async () => {
    const one = await employ(shop, 'owner')
    const from = (remoteAddress: string, password: string) =>
      shop.app.inject({
        method: 'POST',
        url: admin.login,
        headers: ownOrigin,
        remoteAddress,
        payload: { email: one.email, password },
      })
    const home = '2001:db8:1:1::a'
    const answers = [await from(home, one.password)]
    one.useLogin(answers[0]!)
    answers.push(await one.ask('POST', admin.logout))
    const guessElsewhere = async () => {
      for (let guess = 0; guess < 30; guess += 1) await from(`2001:db8:2:${guess}::1`, `guess-${guess}`)
    }
    await guessElsewhere()
    answers.push(await from('2001:db8:2:99::1', one.password), await from('2001:db8:1:1::b', one.password))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 204, 429, 200])

    // A new role ends the sessions, and the network is still known.
    const owner = await employ(shop, 'owner')
    const was = { role: 'owner', disabled: false }
    await owner.ask('PUT', pathOf(admin.staffMember, { id: one.id }), { ...was, role: 'service', was })
    expect((await one.ask('GET', admin.account)).statusCode).toBe(401)
    await guessElsewhere()
    expect((await from(home, one.password)).statusCode).toBe(200)
    await guessElsewhere()
    const reset = await owner.ask('POST', pathOf(admin.staffReset, { id: one.id }))
    expect((await from(home, reset.json<StaffWithPassword>().password)).statusCode).toBe(200)
  })

  it.each([
    ['a network, whatever the address in it', 20, (turn: number) => `2001:db8:3:1::${turn + 1}`],
    ['a site, whatever the network in it', 80, (turn: number) => `2001:db8:4:${turn + 1}::1`],
  ])('waits after many wrong passwords from %s', { tags: ['slow'] }, async (_where, free, addressOf) => {
    const guess = (turn: number) =>
      shop.app.inject({
        method: 'POST',
        url: admin.login,
        headers: ownOrigin,
        remoteAddress: addressOf(turn),
        payload: { email: `${turn}@sluimer.example`, password: 'guess' },
      })
    const statuses: number[] = []
    for (let turn = 0; turn <= free; turn += 1) statuses.push((await guess(turn)).statusCode)
    expect([statuses.indexOf(429), new Set(statuses.slice(0, free))]).toEqual([free, new Set([422])])
  })

  it('is counted apart from other clients of the same trusted reverse proxy', async () => {
    const behindProxy = await openShopUnderTest({ config: { trustedProxies: ['10.9.0.0/24'] } })
    const one = await employ(behindProxy, 'owner')
    const from = async (client: string, password: string, remoteAddress = '10.9.0.1') =>
      (
        await behindProxy.app.inject({
          method: 'POST',
          url: admin.login,
          headers: { ...ownOrigin, 'x-forwarded-for': client },
          remoteAddress,
          payload: { email: one.email, password },
        })
      ).statusCode
    const statuses = [await from('198.51.100.7', one.password)]
    for (let guess = 0; guess < 6; guess += 1) await from('203.0.113.9', `guess-${guess}`)
    // Not a proxy: its header is not believed.
    statuses.push(await from('198.51.100.7', one.password, '203.0.113.9'))
    statuses.push(await from('203.0.113.9', one.password), await from('198.51.100.7', one.password))
    await behindProxy.close()
    expect(statuses).toEqual([200, 429, 429, 200])
  })

  it('waits after five wrong passwords, also for the right one and for an unknown address', async () => {
    const one = await employ(shop, 'service')
    for (const email of [one.email, 'nowhere@sluimer.example']) {
      await shop.db.delete(attempt)
      for (let guess = 0; guess < 5; guess += 1) await logIn({ email, password: `guess-${guess}` })
      const refused = await logIn({ email, password: one.password })
      expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
        429,
        expect.closeTo(5, -1),
      ])
    }
  })

  it('ends when the session is idle for two hours or older than a working day', async () => {
    const one = await employ(shop, 'content')
    const own = eq(staffSession.staffId, one.id)
    await shop.db
      .update(staffSession)
      .set({ lastUsedAt: sql`now() - interval '119 minutes'` })
      .where(own)
    expect((await one.ask('GET', admin.account)).statusCode).toBe(200)
    await shop.db
      .update(staffSession)
      .set({ lastUsedAt: sql`now() - interval '121 minutes'` })
      .where(own)
    expect((await one.ask('GET', admin.account)).statusCode).toBe(401)
    await shop.db
      .update(staffSession)
      .set({ lastUsedAt: sql`now()`, expiresAt: sql`now()` })
      .where(own)
    expect((await one.ask('GET', admin.account)).statusCode).toBe(401)
  })

  it('is over after logging out', async () => {
    const one = await employ(shop, 'content')
    expect((await one.ask('POST', admin.logout)).statusCode).toBe(204)
    expect((await one.ask('GET', admin.account)).statusCode).toBe(401)
  })
})

describe('two-step verification', () => {
  // The tests name time steps of 30 seconds, so the clock must not enter the next one.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('asks for a code that works once, and can be turned off with the password', async () => {
    const one = await employ(shop, 'service')
    const { secret, uri } = (await one.ask('GET', admin.accountTotp)).json<TotpOffer>()
    expect(uri).toContain('otpauth://totp/Sluimer')
    const setup = { current: one.password, secret, code: codeOf(secret, -1) }
    expect((await one.ask('PUT', admin.accountTotp, { ...setup, code: '000000' })).statusCode).toBe(422)
    expect((await one.ask('PUT', admin.accountTotp, { ...setup, current: 'wrong' })).statusCode).toBe(422)
    expect((await one.ask('PUT', admin.accountTotp, setup)).json()).toMatchObject({ totp: true })
    const [row] = await shop.db.select().from(staffAccount).where(eq(staffAccount.id, one.id))
    expect(row?.totpSecret).not.toContain(secret)

    const without = await one.logIn()
    expect([without.statusCode, without.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { code: expect.any(String) } }),
    ])
    // Whether a password is right is not visible without it.
    expect((await one.logIn({ password: 'wrong' })).json()).toMatchObject({ code: 'login_failed' })
    expect((await one.logIn({ code: '123456' })).json()).toMatchObject({ code: 'login_failed' })
    const code = codeOf(secret)
    const both = await Promise.all([one.logIn({ code }), one.logIn({ code })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])

    expect((await one.ask('POST', admin.accountTotpRemoval, { current: 'wrong' })).statusCode).toBe(422)
    expect((await one.ask('POST', admin.accountTotpRemoval, { current: one.password })).statusCode).toBe(200)
    expect((await one.logIn()).statusCode).toBe(200)
  })

  it('accepts a code that was given with a wrong password before', async () => {
    const one = await employ(shop, 'service')
    const code = codeOf(await turnOn(one))
    const tries = [{ code, password: 'wrong' }, { code }, { code }]
    const statuses: number[] = []
    for (const given of tries) statuses.push((await one.logIn(given)).statusCode)
    expect(statuses).toEqual([422, 200, 422])
  })

  it('works after the secret of the shop was replaced, for an employee that logged in while the old one was still set', async () => {
    const { config } = shop.shop
    const { tokenSecret, previous } = config
    const [one, absent] = [await employ(shop, 'service'), await employ(shop, 'service')]
    const [secret, absentSecret] = [await turnOn(one), await turnOn(absent)]
    config.tokenSecret = 'the-new-secret-of-more-than-32-characters'
    config.previous = { ...previous, tokenSecret }
    const statuses = [(await one.logIn({ code: codeOf(secret) })).statusCode]
    config.previous = previous
    statuses.push((await one.logIn({ code: codeOf(secret, 1) })).statusCode)
    statuses.push((await absent.logIn({ code: codeOf(absentSecret) })).statusCode)
    config.tokenSecret = tokenSecret
    expect(statuses).toEqual([200, 200, 422])
  })
})

describe('the own account', () => {
  it('changes its password with the current one, and ends its other sessions', async () => {
    const one = await employ(shop, 'service')
    const other = await one.logIn()
    const password = 'Nieuw-wachtwoord!42'
    for (const wrong of [
      { current: 'wrong', password },
      { current: one.password, password: 'short' },
    ]) {
      expect((await one.ask('PUT', admin.accountPassword, wrong)).statusCode).toBe(422)
    }
    expect(
      (await one.ask('PUT', admin.accountPassword, { current: one.password, password })).statusCode,
    ).toBe(200)
    expect((await one.ask('GET', admin.account)).statusCode).toBe(200)
    one.useLogin(other)
    expect((await one.ask('GET', admin.account)).statusCode).toBe(401)
    expect((await one.logIn()).statusCode).toBe(422)
    expect((await one.logIn({ password })).statusCode).toBe(200)
  })
})

describe('an owner', () => {
  it('adds, changes, disables and resets employees', async () => {
    const owner = await employ(shop, 'owner')
    const added = await owner.ask('POST', admin.staff, { email: 'New@Sluimer.example', role: 'content' })
    const { id, email, password } = added.json<StaffWithPassword>()
    expect((await logIn({ email, password })).statusCode).toBe(200)
    const found = await owner.ask('GET', `${admin.staff}?page=1&perPage=10&q=W@SLUIMER`)
    expect(found.json()).toMatchObject({ rows: [{ id, email }], total: 1 })
    const again = await owner.ask('POST', admin.staff, { email, role: 'content' })
    expect([again.statusCode, again.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { email: expect.any(String) } }),
    ])
    const changed = await owner.ask('PUT', pathOf(admin.staffMember, { id }), {
      role: 'service',
      disabled: true,
      was: { role: 'content', disabled: false },
    })
    expect(changed.json()).toMatchObject({ role: 'service', disabled: true })
    expect((await logIn({ email, password })).statusCode).toBe(422)
    const old = await owner.ask('PUT', pathOf(admin.staffMember, { id }), {
      role: 'content',
      disabled: false,
      was: { role: 'content', disabled: false },
    })
    expect([old.statusCode, old.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('Je hebt dit zelf intussen gewijzigd'),
    ])
    expect((await logIn({ email, password })).statusCode).toBe(422)
    await owner.ask('PUT', pathOf(admin.staffMember, { id }), {
      role: 'service',
      disabled: false,
      was: { role: 'service', disabled: true },
    })
    const reset = (await owner.ask('POST', pathOf(admin.staffReset, { id }))).json<StaffWithPassword>()
    expect((await logIn({ email, password: reset.password })).statusCode).toBe(200)
    expect((await owner.ask('POST', pathOf(admin.staffReset, { id: 999_999 }))).statusCode).toBe(404)
    const enabled = { role: 'owner', disabled: false }
    const unknown = await owner.ask('PUT', pathOf(admin.staffMember, { id: 'x' }), {
      ...enabled,
      was: enabled,
    })
    expect(unknown.statusCode).toBe(404)
  })

  it('resets a password, also for a login that arrives while its sessions are ended', async () => {
    const owner = await employ(shop, 'owner')
    const thief = await employ(shop, 'service')
    const ofThief = eq(staffSession.staffId, thief.id)
    const [reset, entered] = await queueAt(
      shop.db,
      (tx) => tx.select().from(staffSession).where(ofThief).for('update'),
      [
        () => owner.ask('POST', pathOf(admin.staffReset, { id: thief.id })),
        () => logIn({ email: thief.email, password: thief.password }),
      ],
    )
    expect([reset?.statusCode, entered?.statusCode]).toEqual([200, 422])
    expect(await shop.db.$count(staffSession, and(ofThief, gt(staffSession.expiresAt, sql`now()`)))).toBe(0)
  })

  it('gives a new password that a thief of the old one cannot change', async () => {
    const owner = await employ(shop, 'owner')
    const thief = await employ(shop, 'service')
    const [reset, changed] = await queueAt(
      shop.db,
      (tx) => tx.select().from(staffAccount).where(eq(staffAccount.id, thief.id)).for('update'),
      [
        () => owner.ask('POST', pathOf(admin.staffReset, { id: thief.id })),
        () => thief.ask('PUT', admin.accountPassword, { current: thief.password, password: 'Dief&Snel3' }),
      ],
    )
    expect([reset?.statusCode, changed?.statusCode]).toEqual([200, 422])
  })

  it('cannot be the last to leave, also when two owners disable each other at the same time', async () => {
    const one = await employ(shop, 'owner')
    const two = await employ(shop, 'owner')
    await shop.db
      .update(staffAccount)
      .set({ disabled: true })
      .where(sql`${staffAccount.id} not in (${one.id}, ${two.id})`)
    const off = { role: 'owner', disabled: true, was: { role: 'owner', disabled: false } }
    const answers = await Promise.all([
      one.ask('PUT', pathOf(admin.staffMember, { id: two.id }), off),
      two.ask('PUT', pathOf(admin.staffMember, { id: one.id }), off),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200])
    expect(await shop.db.$count(staffAccount, sql`role = 'owner' and not disabled`)).toBe(1)
  })
})

describe('sessions', () => {
  it('are listed and ended: all by an owner, only the own ones by others', async () => {
    const owner = await employ(shop, 'owner')
    const one = await employ(shop, 'service')
    const two = await employ(shop, 'content')
    const sessionsOf = async (who: typeof owner) =>
      (await who.ask('GET', admin.sessions)).json<{ rows: StaffSession[]; total: number }>()
    const ofOne = await sessionsOf(one)
    expect(ofOne).toEqual({ rows: [expect.objectContaining({ email: one.email, current: true })], total: 1 })
    const id = ofOne.rows[0]?.id ?? ''
    expect((await two.ask('DELETE', pathOf(admin.session, { id }))).statusCode).toBe(404)
    expect((await sessionsOf(owner)).rows.map((row) => row.id)).toContain(id)
    expect((await owner.ask('DELETE', pathOf(admin.session, { id }))).statusCode).toBe(204)
    expect((await one.ask('GET', admin.account)).statusCode).toBe(401)
  })
})

describe('the audit log', () => {
  it('has the employee, the old and the new values of each change, without secrets', async () => {
    const owner = await employ(shop, 'owner')
    const one = await employ(shop, 'service')
    await owner.ask('PUT', pathOf(admin.staffMember, { id: one.id }), {
      role: 'content',
      disabled: false,
      was: { role: 'service', disabled: false },
    })
    await owner.ask('POST', pathOf(admin.staffReset, { id: one.id }))
    const answer = await owner.ask('GET', `${admin.auditLog}?table=staff_account&row=${one.id}`)
    const { rows, total } = answer.json<{ rows: AuditEntry[]; total: number }>()
    expect(total).toBe(2)
    expect(rows).toEqual([
      expect.objectContaining({
        action: 'reset staff',
        before: { password_hash: '***' },
        after: { password_hash: '***' },
      }),
      expect.objectContaining({
        email: owner.email,
        action: 'change staff',
        before: { role: 'service' },
        after: { role: 'content' },
      }),
    ])
  })

  it('answers who did what, and when, of an order or an article by its number', async () => {
    const [owner, one] = [await employ(shop, 'owner'), await employ(shop, 'owner')]
    const article = await makeArticle(shop.db)
    const [{ sku } = { sku: '' }] = await shop.db.select().from(variant).where(eq(variant.id, article))
    const correct = (by: typeof owner, change: number) =>
      by.ask('POST', pathOf(admin.variantStock, { id: article }), { change, reason: 'Geteld' })
    await correct(owner, 1)
    await correct(one, 2)
    const found = async (query: Record<string, string>) => {
      const answer = await owner.ask('GET', `${admin.auditLog}?${new URLSearchParams(query)}`)
      const { rows, total } = answer.json<{ rows: AuditEntry[]; total: number }>()
      expect(total).toBe(rows.length)
      return rows.map(({ email }) => email)
    }
    expect(await found({ row: sku })).toEqual([one.email, owner.email])
    expect(await found({ row: sku, staff: String(one.id) })).toEqual([one.email])
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format()
    expect(await found({ row: sku, from: today, until: today })).toHaveLength(2)
    expect(await found({ row: sku, until: '2001-01-01' })).toEqual([])
    expect(await found({ row: sku, from: '2999-01-01' })).toEqual([])

    const shopper = newShopper(shop)
    await shopper.fillIn(article)
    const { order_id } = (await shopper.press()).body
    expect((await one.ask('POST', pathOf(admin.orderCancel, { id: order_id }))).statusCode).toBe(200)
    const [placed] = await shop.db.select().from(order).where(eq(order.id, order_id))
    const number = placed?.number.toLowerCase() ?? ''
    expect(new Set(await found({ row: number }))).toEqual(new Set([one.email]))
    expect(await found({ row: number, table: 'variant' })).toEqual([])
  })

  it('has no row for a change that is refused, and none for a change without an employee', async () => {
    const owner = await employ(shop, 'owner')
    const one = await employ(shop, 'service')
    const last = async () =>
      (await shop.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]?.id
    const before = await last()
    await shop.db
      .update(staffAccount)
      .set({ disabled: true })
      .where(sql`${staffAccount.id} <> ${owner.id}`)
    const refused = await owner.ask('PUT', pathOf(admin.staffMember, { id: owner.id }), {
      role: 'content',
      disabled: false,
      was: { role: 'owner', disabled: false },
    })
    expect(refused.statusCode).toBe(422)
    await shop.db.update(staffAccount).set({ disabled: false }).where(eq(staffAccount.id, one.id))
    expect(await last()).toBe(before)
  })
})
