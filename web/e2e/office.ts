import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page, ViewportSize } from 'playwright-core'
import { expect, inject } from 'vitest'
import { node, root } from '../../commands/project.mjs'
import { desktop, openPage } from './browser.ts'

/** A tooltip that closes is outside the landmarks for a moment. */
export const closingTooltips = ['[role=tooltip]']
export const office = () => `${inject('shopApiUrl')}/admin/`

/** The first owner of a shop, as the operator adds one. */
export const addOwner = async (): Promise<{ email: string; password: string }> => {
  const email = `owner-${Date.now()}@sluimer.example`
  const { stdout } = await promisify(execFile)(
    node,
    [path.join(root, 'shop-api/src/cli.ts'), 'staff', 'add', email, 'owner'],
    { env: { ...process.env, DATA_DIR: inject('dataDir') } },
  )
  const [, password = ''] = /password: (\S+)/.exec(stdout) ?? []
  return { email, password }
}

let sharedOwner: ReturnType<typeof addOwner> | undefined

/** The back office, with an owner logged in: one for all tests of a worker, because a command takes seconds to start. */
export const openOffice = async (viewport: ViewportSize) => {
  sharedOwner ??= addOwner()
  const { email, password } = await sharedOwner
  const opened = await openPage({ viewport })
  const { page } = opened
  await page.goto(office())
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  return { ...opened, email, password }
}

/** The back office at a page, on a desktop. These tests wait for what does not happen, so half a minute is too long. */
export const openOfficeAt = async (page: string) => {
  const opened = await openOffice(desktop)
  opened.page.setDefaultTimeout(10_000)
  await opened.page.waitForURL(/#\/$/)
  await opened.page.goto(`${office()}#/${page}`)
  return opened
}

/** The search of a list starts half a second after the typing, and would end what is opened before. */
export const searchList = async (page: Page, placeholder: string, text: string) => {
  await page.getByPlaceholder(placeholder).fill(text)
  await page.waitForURL(({ hash }) => decodeURIComponent(hash).includes(text))
}

/** Searches the list that has just been opened: other journeys add codes too, so that this one may be on a later page. */
export const findVoucher = async (page: Page, code: string) => {
  await searchList(page, 'Code', code)
  return page.getByRole('cell', { name: code })
}

/** Without a session, and with a wrong password, the browser itself writes that a request was refused. */
export const unexpected = (complaints: string[]) =>
  complaints.filter((text) => !/status of (401|422)/.test(text))

/** Milliseconds until the shop sends this text, as a shopper reads it. */
export const timeUntilShown = async (page: Page, text: string): Promise<number> => {
  const start = performance.now()
  await expect
    .poll(
      async () => {
        await page.reload()
        return page.locator('main').innerText()
      },
      { timeout: 40_000, interval: 50 },
    )
    .toContain(text)
  return performance.now() - start
}
