/** @module-tag slow */
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { expect, inject, it } from 'vitest'
import { desktop, expectAccessible, openPage, phone } from './browser.ts'
import { closingTooltips, office, openOffice, unexpected } from './office.ts'
import { order } from './order-by-api.ts'

it.each([
  ['a wide screen', desktop],
  ['a phone', phone],
])(
  'on %s an employee ships three boxes with another carrier and with codes, and sends a piece again',
  async (_of, viewport) => {
    const shopper = await openPage({ viewport })
    const id = await order(shopper.page, 'paid', 2)
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('heading', { name: 'Overzicht' }).or(page.getByText('Omzet')).first().waitFor()
    await page.goto(`${office()}#/orders/${id}/show`)
    const read = async () => {
      const answer = await page.request.get(new URL(pathOf(admin.order, { id }), office()).href)
      return (await answer.json()) as StaffOrder
    }
    const dialog = page.getByRole('dialog')
    const choose = async (field: string | RegExp, option: string) => {
      await dialog.getByRole('combobox', { name: field }).press('Enter')
      await page.getByRole('option', { name: option, exact: true }).press('Enter')
    }
    await page.getByRole('button', { name: 'Verzenden', exact: true }).press('Enter')
    await choose('Vervoerder', 'Andere vervoerder')
    await dialog.getByLabel('Naam van de vervoerder').fill('Bode Bert')
    const link = dialog.getByLabel(/^Link om het pakket te volgen van/)
    await link.fill('bode.example/1')
    await link.press('Enter')
    await dialog.getByText('Vul een hele link in die met https:// begint, of laat dit leeg.').waitFor()
    await expectAccessible(page, closingTooltips)
    await link.fill('https://bode.example/1')
    await link.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Volg het pakket (Bode Bert)' }).waitFor()

    await page.getByRole('button', { name: 'Trackcode corrigeren' }).press('Enter')
    expect(await dialog.getByLabel('Naam van de vervoerder').inputValue()).toBe('Bode Bert')
    await choose('Vervoerder', 'PostNL')
    await dialog.getByLabel('Trackcode').fill('3SABCD1234561, 3SABCD1234562, 3SABCD1234563')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Volg doos 3 van 3 (PostNL)' }).waitFor()
    expect(await page.getByRole('link', { name: /^Volg doos/ }).count()).toBe(3)

    await page.getByRole('button', { name: 'Nazending maken' }).press('Enter')
    await dialog.getByRole('button', { name: 'Maken' }).press('Enter')
    await dialog.getByText('Kies een reden.').waitFor()
    await dialog.getByText('Kies minstens één stuk.').waitFor()
    await expectAccessible(page, closingTooltips)
    await choose(/^Aantal opnieuw te sturen van/, '1')
    await choose('Reden', 'Ontbreekt')
    await dialog.getByRole('button', { name: 'Maken' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(/^Nog na te zenden: 1×/).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

    await shopper.page.goto(inject('shopUrl') + pathOf(pages.order, { order: id }))
    await shopper.page.getByText('Je bestelling komt in 3 pakketten, met PostNL.').waitFor()
    await shopper.page.getByText(/^We sturen je 1 × .+ opnieuw, omdat er iets ontbrak\./).waitFor()

    await page.getByRole('button', { name: /^Nazending annuleren/ }).press('Enter')
    await page.getByRole('button', { name: 'Bevestigen' }).press('Enter')
    await page.getByText(/^Geannuleerd op/).waitFor()
    await page.getByRole('button', { name: 'Nazending maken' }).press('Enter')
    await choose(/^Aantal opnieuw te sturen van/, '2')
    await choose('Reden', 'Beschadigd')
    await dialog.getByRole('button', { name: 'Maken' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Nazending verzenden/ }).press('Enter')
    await dialog.getByLabel(/^Trackcode van/).fill('3SAGAIN123456')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(/^Verzonden op/).waitFor()
    expect((await read()).replacements?.map(({ sentWith }) => sentWith?.carrier)).toEqual([
      undefined,
      'PostNL',
    ])

    await shopper.page.reload()
    const follow = shopper.page.getByRole('link', { name: 'Volg je nazending' })
    expect(await follow.getAttribute('href')).toContain('3SAGAIN123456')
    expect(await shopper.page.getByRole('link', { name: /^Volg pakket/ }).count()).toBe(3)
    await expectAccessible(shopper.page)
    await shopper.close()
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  120_000,
)
