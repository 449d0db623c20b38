import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { describeAtBothWidths, expectAccessible, openPage, phone } from './browser.ts'

const question = (page: Page, text: string) => page.getByRole('group', { name: text })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = (page: Page, text: string) => page.getByRole('main').getByLabel(text)
const counted = async (page: Page) =>
  Number.parseInt(await page.getByText(/\d+ producten? pass(en|t) bij je antwoorden/).innerText(), 10)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const bed = 'Voor welk bed is het dekbed?'
const warmth = 'Hoe slaap jij?'
const filling = 'Welke vulling heeft je voorkeur?'

describeAtBothWidths('on %s', (viewport) => {
  it(
    'a few answers lead to matching duvets, Back goes through the questions, and a link resumes',
    { tags: ['slow'] },
    async () => {
      const { page, complaints, close } = await openPage({ viewport })
      await page.goto(`${inject('shopUrl')}/dekbed/`)
      if (viewport === phone) await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('link', { name: 'Start de keuzehulp' }).filter({ visible: true }).click()
      await question(page, bed).waitFor()
      await expectAccessible(page)

      await press(page, 'Volgende')
      await page.getByText('Maak eerst een keuze').waitFor()
      await answer(page, 'Een groot tweepersoonsbed').check()
      await press(page, 'Volgende')
      await question(page, warmth).waitFor()
      expect(await focused(page)).toBe(warmth)
      await page.getByText('Vraag 2 van 4').waitFor()
      await answer(page, 'Dat verschilt per seizoen').check()
      await press(page, 'Volgende')
      await question(page, filling).waitFor()
      await answer(page, 'Dons').check()
      await answer(page, 'Wol').check()
      await page.waitForURL(/qs3=1&qs3=2/)
      await expectAccessible(page)
      const link = page.url()
      await press(page, 'Volgende')
      await page.getByText('Vraag 4 van 4').waitFor()

      await page.goBack()
      await question(page, filling).waitFor()
      expect(await answer(page, 'Wol').isChecked()).toBe(true)
      await page.goBack()
      await question(page, warmth).waitFor()
      expect(await answer(page, 'Dat verschilt per seizoen').isChecked()).toBe(true)

      const resumed = await openPage({ viewport })
      await resumed.page.goto(link)
      await question(resumed.page, filling).waitFor()
      expect(await answer(resumed.page, 'Dons').isChecked()).toBe(true)
      const count = await counted(resumed.page)
      await press(resumed.page, 'Toon resultaten')
      await resumed.page.waitForURL(/\/dekbed\/ae-maat\/240x220_260x220\//)
      await resumed.page
        .getByRole('main')
        .getByText(new RegExp(`^${count} product(en)?$`))
        .first()
        .waitFor()
      expect([...complaints, ...resumed.complaints]).toEqual([])
      await resumed.close()
      await close()
    },
  )
})

it('can be answered by keyboard only', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/dekbed/keuzehulp/`)
  const radio = answer(page, 'Een eenpersoonsbed')
  await radio.focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/qs1=2/)
  await page.keyboard.press('Enter')
  await question(page, warmth).waitFor()
  expect(await focused(page)).toBe(warmth)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.waitForURL(/qs2=1/)
  await page.keyboard.press('Enter')
  await question(page, filling).waitFor()
  // Tab from the question to its first answer, and to the next control without choosing it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Vraag 4 van 4').waitFor()
  await page.waitForURL(/qs3=0/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dekbed\/ae-maat\//)
  expect(complaints).toEqual([])
  await close()
})

it('an outdated link shows a message and a way to continue', { tags: ['slow'] }, async () => {
  const { page, close } = await openPage()
  await page.goto(`${inject('shopUrl')}/dekbed/keuzehulp/?qs1=99`)
  await page.getByText('Deze antwoorden passen niet (meer) bij de keuzehulp.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Begin opnieuw' }).click()
  await question(page, bed).waitFor()
  await page.goto(`${inject('shopUrl')}/sierkussens/keuzehulp/`)
  await page.getByText('This page could not be found').waitFor()
  expect(await page.getByRole('link', { name: 'Start de keuzehulp' }).count()).toBe(0)
  await close()
})

it(
  'if the connection fails halfway, an error is shown, the answers stay, and the advice continues later',
  { tags: ['slow'] },
  async () => {
    const { page, close } = await openPage({ viewport: phone })
    await page.goto(`${inject('shopUrl')}/dekbed/keuzehulp/?qs1=3`)
    await question(page, warmth).waitFor()
    await page.route('**/api/advice/**', (route) => route.abort())
    await answer(page, 'Dat verschilt per seizoen').check()
    await page.getByText('Geen verbinding.').waitFor()
    await expectAccessible(page)
    const list = page.getByRole('main').getByRole('link', { name: 'Bekijk het hele aanbod' })
    expect(await list.getAttribute('href')).toBe('/dekbed/')
    await page.unroute('**/api/advice/**')
    await press(page, 'Volgende')
    await question(page, filling).waitFor()
    await page.waitForURL(/qs1=3&qs2=4/)
    await close()
  },
)

it('works without JavaScript, one page per question', async () => {
  const { page, close } = await openPage({ javaScriptEnabled: false, viewport: phone })
  await page.goto(`${inject('shopUrl')}/dekbed/keuzehulp/`)
  await answer(page, 'Een kinderbed').check()
  await press(page, 'Volgende')
  await page.waitForURL(/qs1=4/)
  await page.getByRole('link', { name: 'Bekijk ze nu' }).click()
  await page.waitForURL(/\/dekbed\/ae-maat\/100x135_120x150\//)
  await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0)
  await close()
})
