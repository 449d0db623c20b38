/** @module-tag slow */
import { apiPaths } from 'shared-types/urls/api-paths'
import { expect } from 'vitest'
import { expectAccessible, itAtBothWidths, onTablet, openPage } from './browser.ts'
import { closingTooltips, office, openOffice, unexpected } from './office.ts'
import { order, post } from './order-by-api.ts'

itAtBothWidths(
  'on %s an owner reads the figures of a month, and downloads their documents',
  async (viewport) => {
    const shopper = await openPage()
    await order(shopper.page, 'paid')
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Cijfers' }).click()
    await page.getByRole('cell', { name: 'NL' }).first().waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('combobox', { name: 'Periode' }).click()
    await page.getByRole('option').nth(5).click()
    await page.getByRole('cell', { name: 'NL' }).first().waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Alle facturen en creditnota’s (CSV)' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^cijfers-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/)
    await page.getByLabel('Tot en met').fill('2001-01-01')
    await page.getByText('De laatste dag ligt voor de eerste.').waitFor()
    await expectAccessible(page, closingTooltips)
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  onTablet,
)

itAtBothWidths(
  'on %s an employee finds a guest by e-mail address, and erases what the shop has',
  async (viewport) => {
    const email = `gast-${Date.now()}@voorbeeld.example`
    const shopper = await openPage()
    await post(shopper.page, apiPaths.withdrawals, {
      name: 'Zoë',
      orderNumber: 'DKBD9999998',
      email,
      articles: '',
    })
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Persoonsgegevens' }).click()
    await page.getByLabel('E-mailadres').fill('gast')
    await page.keyboard.press('Enter')
    await page.getByText('Vul een geldig e-mailadres in').waitFor()
    await page.getByLabel('E-mailadres').fill(email)
    await page.keyboard.press('Enter')
    await page.getByRole('cell', { name: 'Herroepingen' }).waitFor()
    await expectAccessible(page, closingTooltips)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Alle gegevens downloaden (JSON)' }).click()
    expect((await downloading).suggestedFilename()).toBe('persoonsgegevens.json')
    await page.getByRole('button', { name: 'Gegevens wissen' }).click()
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await page.getByText('De persoonsgegevens zijn gewist.').waitFor()
    await page.getByLabel('E-mailadres').fill(email)
    await page.keyboard.press('Enter')
    await page.getByText(`Van ${email} heeft de winkel geen gegevens.`).waitFor()
    await expectAccessible(page, closingTooltips)
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  onTablet,
)

itAtBothWidths(
  'on %s an employee corrects the address of an order, and its tracking code after shipping',
  async (viewport) => {
    const shopper = await openPage()
    const id = await order(shopper.page, 'paid')
    const { page, complaints, close } = await openOffice(viewport)
    await page.getByRole('menuitem', { name: 'Bestellingen' }).waitFor()
    await page.goto(`${office()}#/orders/${id}/show`)
    await page.getByRole('button', { name: 'Gegevens corrigeren', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Opslaan en mailen' }).click()
    await dialog.getByText('Dit stond er al zo: de klant krijgt geen nieuwe mail.').waitFor()
    await dialog.getByLabel('Postcode').fill('12')
    await dialog.getByRole('button', { name: 'Opslaan en mailen' }).click()
    await dialog.getByText('Postcode onjuist').waitFor()
    await expectAccessible(page, closingTooltips)
    await dialog.getByLabel('Postcode').fill('1012 LG')
    await dialog.getByLabel('Straat').fill('Damrak')
    await dialog.getByLabel('Telefoonnummer').fill('06 87654321')
    await dialog.getByRole('button', { name: 'Opslaan en mailen' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Damrak').waitFor()
    await page.getByText('0687654321').waitFor()
    await page.getByRole('cell', { name: 'Gegevens gecorrigeerd', exact: true }).waitFor()

    await page.getByRole('button', { name: 'Verzenden' }).click()
    await dialog.getByLabel(/Trackcode/).fill('3SFOUT1234567')
    await dialog.getByRole('button', { name: 'Verzenden' }).click()
    await page.getByRole('button', { name: 'Trackcode corrigeren' }).click()
    await dialog.getByLabel('Trackcode').fill('3SGOED1234567')
    await expectAccessible(page, closingTooltips)
    await dialog.getByRole('button', { name: 'Opslaan en mailen' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.getByRole('link', { name: /Volg het pakket/ }).getAttribute('href'))
      .toContain('3SGOED1234567')
    expect(await page.getByRole('button', { name: 'Gegevens corrigeren', exact: true }).count()).toBe(0)
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  onTablet,
)
