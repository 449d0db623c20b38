/** @module-tag slow */
import { expect, it } from 'vitest'
import { desktop, openPage, phone } from './browser.ts'
import { openDataFolder, openShop } from './own-shop.ts'
import {
  addToCart,
  chooseBankOutcome,
  chooseMethods,
  confirmationTo,
  giveAddress,
  openFirstProduct,
  orderAsGuest,
  orderButton,
  orderNumber,
  promiseIn,
} from './purchase.ts'

const openShopAt = async (time: Date) =>
  openShop(await openDataFolder(), { aheadMs: time.getTime() - Date.now() })

it.each([
  ['a weekend', 'a phone', phone, '2027-01-15T21:30:00+01:00', 'maandag 18 januari'],
  ['a weekend', 'a desktop', desktop, '2027-01-15T21:30:00+01:00', 'maandag 18 januari'],
  ['Christmas and a weekend', 'a phone', phone, '2031-12-24T10:00:00+01:00', 'maandag 29 december'],
  ['Easter', 'a desktop', desktop, '2028-04-14T12:00:00+02:00', 'dinsdag 18 april'],
])(
  'across %s, every page on %s and the mail promise the same day',
  async (_what, _device, viewport, at, day) => {
    const time = new Date(at)
    const shop = await openShopAt(time)
    const { page, context, complaints, close } = await openPage({ viewport })
    await context.addCookies([
      { name: 'cookie-consent', value: 's0m0', url: shop.url },
      { name: 'newsletter-popup', value: '1', url: shop.url },
    ])
    await context.clock.install({ time })
    const main = page.getByRole('main')
    const email = 'vrijdag@voorbeeld.example'

    await page.goto(`${shop.url}/dekbedovertrek/`)
    expect(await promiseIn(page.locator('main article').first())).toBe(day)
    await openFirstProduct(page)
    expect(await promiseIn(main)).toBe(day)
    await addToCart(page, 'Winkelwagen')
    await page.getByRole('heading', { level: 1, name: 'Winkelwagen' }).waitFor()
    expect(await promiseIn(main)).toBe(day)
    await orderAsGuest(page)
    await giveAddress(page, email)
    await chooseMethods(page)
    await orderButton(page).waitFor()
    expect(await promiseIn(main)).toBe(day)
    await orderButton(page).click()
    await chooseBankOutcome(page, 'Betaald')
    const number = await orderNumber(page)
    expect(await promiseIn(main)).toBe(day)
    const mail = await confirmationTo(shop.shopApiUrl, email)
    expect(mail).toContain(number)
    expect(mail.toLowerCase()).toContain(`${day} in huis`)
    expect(complaints).toEqual([])
    await close()
  },
)
