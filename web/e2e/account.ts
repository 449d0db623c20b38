import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { fillIn } from './purchase.ts'

const shop = (path: string) => inject('shopUrl') + path
let accounts = 0

/** A customer with an account, in the given browser page. */
export function account(page: Page, known?: { email: string; password: string }) {
  accounts += 1
  const email = known?.email ?? `klant-${Date.now()}-${accounts}@example.com`
  const password = known?.password ?? 'Zacht&Warm1'

  /** The link to `path` in the latest mail, if it has been sent. */
  const findLink = async (path: string): Promise<string | undefined> => {
    const outbox = await (await page.request.get(`${inject('shopApiUrl')}/outbox`)).text()
    for (const row of outbox.split('<tr').filter((line) => line.includes(email))) {
      const mail = /href="(\/outbox\/[^"?]+)\?as=text"/.exec(row)?.[1] ?? ''
      const text = await (await page.request.get(inject('shopApiUrl') + mail)).text()
      const token = new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1]
      if (token) return shop(`${path}?token=${token}`)
    }
    return undefined
  }
  /** The server responds before it sends mail, so that timing does not reveal whether an account exists. */
  const linkInMail = async (path: string): Promise<string> => {
    let link: string | undefined
    await expect
      .poll(async () => (link = await findLink(path)), { message: `a mail that leads to ${path}` })
      .toBeDefined()
    return link ?? ''
  }
  const logIn = async (typed = password) => {
    await page.getByRole('main').getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  }
  const ask = async () => {
    await page.goto(shop('/account/register/'))
    await fillIn(page, {
      Voornaam: 'Zoë',
      Achternaam: 'de Vries',
      'E-mailadres': email,
      'Nieuw wachtwoord': password,
      'Herhaal je wachtwoord': password,
    })
    await page.getByRole('button', { name: 'Registreren', exact: true }).click()
    await page.waitForURL(shop('/account/thankyou/'))
    await page.getByText('We hebben je een e-mail gestuurd').waitFor()
  }
  const confirm = async () => {
    await page.goto(await linkInMail('/account/confirm-email/'))
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
    await page.getByText('Je account is klaar').waitFor()
  }
  /** Requests the account, and follows the link in the mail. */
  const register = async () => {
    await ask()
    await confirm()
  }
  return { email, password, linkInMail, logIn, ask, confirm, register }
}
