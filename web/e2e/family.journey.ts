import { expect, inject } from 'vitest'
import { expectAccessible, itAtBothWidths, openRunning, openWindow } from './browser.ts'

itAtBothWidths(
  'on %s, the colours of a fitted sheet lead to each other and keep the size',
  async (viewport) => {
    const { page, complaints, close } = await openWindow({ viewport })
    await openRunning(page, `${inject('shopUrl')}/hoeslaken-jersey-zand.html`)
    const main = page.getByRole('main')
    const size = main.getByRole('radio', { name: /^180x200 cm/ })
    const colours = main.getByRole('list', { name: /^Kleur/ })
    expect(await size.isChecked()).toBe(false)
    await size.check({ force: true })
    await page.waitForURL(/\?v=\d+$/)

    for (const colour of ['terra', 'wit']) {
      await colours.getByRole('link', { name: new RegExp(`^${colour}`) }).click()
      await main.getByRole('heading', { level: 1, name: `Hoeslaken jersey ${colour}` }).waitFor()
      expect(await colours.locator('[aria-current]').innerText()).toContain(colour)
      await expect.poll(() => size.isChecked()).toBe(true)
    }
    await expectAccessible(page)
    await page.goBack()
    await main.getByRole('heading', { level: 1, name: 'Hoeslaken jersey terra' }).waitFor()
    await expect.poll(() => size.isChecked()).toBe(true)
    expect(complaints).toEqual([])
    await close()
  },
)
