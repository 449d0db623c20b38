/** @module-tag slow */
import type { Locator, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { somethingWentWrong } from '../src/api/problem-error.ts'
import { describeAtBothWidths, openRunning, openPage, phone } from './browser.ts'
import { isInView } from './in-view.ts'
import { sheetsInAndOut, sheets } from './order-by-api.ts'

const shop = (path: string) => inject('shopUrl') + path

/** Makes every addition to the cart fail. */
const failAdditions = (page: Page) =>
  page.route(/\/api\/(cart\/items|configurator\/.*\/cart)$/, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: '',
        status: 500,
        code: 'internal_error',
        detail: somethingWentWrong,
      },
    }),
  )

/** The visible button with this name. */
const pressable = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true })

const everyChoice =
  'dimension:180x200|headboard:verticaal|upholstery:petrol|mattress-left:medium|mattress-right:stevig|topper:koudschuim|legs:eiken|storage:geen|lighting:geen'

const isMessageInView = (page: Page, text: string) =>
  isInView(page.getByText(text).filter({ visible: true }).last())

/** Opens a page on which every addition to the cart fails. */
const openWithFailingCart = async (path: string, viewport: typeof phone) => {
  const { page, close } = await openPage({ withPictures: false, viewport })
  await failAdditions(page)
  await openRunning(page, shop(path))
  return { page, close }
}

const openProduct = async (viewport: typeof phone) => {
  const { inStock } = await sheetsInAndOut()
  return openWithFailingCart(`/${sheets}.html?v=${inStock.id}`, viewport)
}

describeAtBothWidths('on %s a refused press shows its message in the viewport', (viewport) => {
  it('at the buy button', async () => {
    const { page, close } = await openProduct(viewport)
    await pressable(page, 'In winkelwagen').first().click()
    await expect.poll(() => isMessageInView(page, somethingWentWrong)).toBe(true)
    await close()
  })

  it('at the end of the configurator', async () => {
    const { page, close } = await openWithFailingCart(
      `/configurator/boxsprings/hotel-boxspring-set/step-9/?config=${everyChoice}`,
      viewport,
    )
    await page.evaluate(() => scrollTo(0, 0))
    await pressable(page, 'In winkelwagen').click()
    await expect.poll(() => isMessageInView(page, somethingWentWrong)).toBe(true)
    await close()
  })

  it('at a question of an advice without an answer', async () => {
    const { page, close } = await openWithFailingCart('/dekbed/keuzehulp/', viewport)
    await pressable(page, 'Volgende').click()
    await expect.poll(() => isMessageInView(page, 'Maak eerst een keuze')).toBe(true)
    await close()
  })
})

it('on a phone the sticky buy bar shows the refusal', async () => {
  const { page, close } = await openProduct(phone)
  await pressable(page, 'In winkelwagen').first().click()
  await expect.poll(() => isMessageInView(page, somethingWentWrong)).toBe(true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => pressable(page, 'In winkelwagen').count()).toBe(2)
  await pressable(page, 'In winkelwagen').last().click()
  await expect.poll(() => isMessageInView(page, somethingWentWrong)).toBe(true)
  // The page does not scroll back to the first button, and the chat covers nothing.
  expect(await isInView(pressable(page, 'In winkelwagen').first())).toBe(false)
  expect(await page.getByRole('button', { name: 'Chat' }).filter({ visible: true }).count()).toBe(0)
  await close()
})
