import { describe, expect, it, vi } from 'vitest'
import { accountsUnderTest, password } from '../../../test/accounts-under-test.ts'
import { newShopper } from '../../../test/shopper.ts'

const { world, newEmail, linkIn, createAccount, logIn, loggedIn, queueAtAccount } = accountsUnderTest()

const newPassword = 'Nieuw&Zacht2'

/** The owner's request with a link for another password. */
const resetOf = async (email: string) => {
  await newShopper(world.shop).ask('POST', '/v1/customer/password/forgot', { email })
  const token = await vi.waitFor(async () => {
    const found = await linkIn(email, 'password_reset')
    expect(found).not.toBe('')
    return found
  })
  return () =>
    newShopper(world.shop).ask('POST', '/v1/customer/password/reset', { token, password: newPassword })
}

describe('a new password, while its thief', () => {
  it('logs in, ends that session too', async () => {
    const email = await createAccount()
    const reset = await resetOf(email)
    const thief = newShopper(world.shop)
    const [entered, changed] = await queueAtAccount(email, [() => logIn(thief, email), reset])
    expect([entered?.status, changed?.status]).toEqual([200, 200])
    expect((await thief.ask('GET', '/v1/customer')).body.code).toBe('login_required')
  })

  it('logs in after it, refuses the old one, also if that was checked before', async () => {
    const email = await createAccount()
    const reset = await resetOf(email)
    const thief = newShopper(world.shop)
    const [changed, entered] = await queueAtAccount<{ status: number; body: { code?: string } }>(email, [
      reset,
      () => logIn(thief, email),
    ])
    expect([changed?.status, entered?.body.code]).toEqual([200, 'login_failed'])
    expect((await thief.ask('GET', '/v1/customer')).body.code).toBe('login_required')
  })

  it.each([
    ['chooses another one', 'PUT', '/password', { current_password: password, password: 'Dief&Snel3' }],
    ['deletes the account', 'DELETE', '', { password }],
  ] as const)('%s, stays', async (_act, method, path, body) => {
    const { shopper: thief, email } = await loggedIn()
    const reset = await resetOf(email)
    const [changed, acted] = await queueAtAccount(email, [
      reset,
      () => thief.ask(method, `/v1/customer${path}`, body),
    ])
    expect([changed?.status, acted?.body.code]).toEqual([200, 'validation_failed'])
    expect((await logIn(newShopper(world.shop), email, newPassword)).body.loggedIn).toBe(true)
  })
})

describe('a password', () => {
  it('can be reset once with a link, which ends all sessions', async () => {
    const { shopper, email } = await loggedIn()
    const ask = (address: string) =>
      newShopper(world.shop).ask('POST', '/v1/customer/password/forgot', { email: address })
    expect((await ask(email)).body).toEqual((await ask(newEmail())).body)
    const reset = await resetOf(email)
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(404)
    expect((await shopper.ask('GET', '/v1/customer')).body.code).toBe('login_required')
    expect((await logIn(newShopper(world.shop), email)).body.code).toBe('login_failed')
    expect((await logIn(newShopper(world.shop), email, 'Nieuw&Zacht2')).body.loggedIn).toBe(true)
  })

  it('cannot be guessed in a stolen session: attempts to change or delete count as login attempts', async () => {
    const { shopper, email } = await loggedIn()
    const change = (current_password: string) =>
      shopper.ask('PUT', '/v1/customer/password', { current_password, password: 'Nieuw&Zacht2' })
    const remove = (typed: string) => shopper.ask('DELETE', '/v1/customer', { password: typed })
    for (const guess of [change, remove, change, remove, change]) {
      expect((await guess('Fout&Fout1')).body.code).toBe('validation_failed')
    }
    for (const refused of [await change(password), await remove(password)]) {
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(refused.body.message).toMatch(/Wacht \d+ seconden/)
    }
    expect((await logIn(newShopper(world.shop), email)).body.code).toBe('rate_limited')
  })

  it('can be changed with the current one, which ends other sessions', async () => {
    const { shopper, email } = await loggedIn()
    const other = newShopper(world.shop)
    await logIn(other, email)
    const change = (current_password: string) =>
      shopper.ask('PUT', '/v1/customer/password', { current_password, password: 'Nieuw&Zacht2' })
    expect((await change('Fout&Fout1')).body.errors).toHaveProperty('current_password')
    expect((await change(password)).status).toBe(200)
    expect((await shopper.ask('GET', '/v1/customer')).status).toBe(200)
    expect((await other.ask('GET', '/v1/customer')).status).toBe(403)
  })
})
