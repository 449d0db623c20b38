import { expect, inject, it } from 'vitest'
import { expectAccessible, itAtBothWidths, onTablet, openPage } from './browser.ts'
import { addOwner, closingTooltips, office, openOffice, unexpected } from './office.ts'
import { order } from './order-by-api.ts'

itAtBothWidths(
  'on %s an owner logs in with the keyboard, adds an employee and reads that in the log',
  async (viewport) => {
    const { email, password } = await addOwner()
    const { page, complaints, close } = await openPage({ viewport })
    await page.goto(office())
    await page.getByLabel('E-mailadres').waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByLabel('E-mailadres').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(`${password}x`)
    await page.keyboard.press('Enter')
    await page.getByText('Dit e-mailadres, wachtwoord of deze code klopt niet.').waitFor()
    await page.getByLabel('Wachtwoord').fill(password)
    await page.keyboard.press('Enter')

    await page.getByRole('link', { name: 'te verzenden' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('menuitem', { name: 'Medewerkers' }).click()
    await page.getByRole('cell', { name: email }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByLabel('E-mailadres').fill(`new-${email}`)
    await page.getByLabel('Rol').click()
    await page.getByRole('option', { name: 'Klantenservice' }).click()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByText(`Het wachtwoord van new-${email} is`).waitFor()

    await page.getByRole('menuitem', { name: 'Sessies' }).click()
    await page.getByText('Nu, dit apparaat').waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('menuitem', { name: 'Logboek' }).click()
    await page.getByRole('cell', { name: 'add staff' }).first().waitFor()
    await expectAccessible(page, closingTooltips)

    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Mijn account' }).click()
    await page.getByRole('heading', { name: 'Inloggen in twee stappen' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await page.getByLabel('E-mailadres').waitFor()
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
  undefined,
  onTablet,
)

itAtBothWidths(
  'on %s an owner finds a paid order, ships it, and the shopper sees the track and trace',
  async (viewport) => {
    const shopper = await openPage()
    const id = await order(shopper.page, 'paid')
    const { page, complaints, close } = await openOffice(viewport)

    await page.getByRole('menuitem', { name: 'Bestellingen' }).click()
    await page.getByPlaceholder('Nummer, naam of e-mail').fill('zoe@voorbeeld')
    // The list searches half a second after the last key, and sets its address then.
    await page.waitForURL(/zoe%40voorbeeld/)
    await page.getByRole('cell', { name: "Zoë in 't Veld" }).first().waitFor()
    await expectAccessible(page, closingTooltips)
    await page.goto(`${office()}#/orders/${id}/show`)
    await page.getByRole('heading', { name: 'Geschiedenis' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByLabel('Notitie').fill('Klant belde: liever vrijdag')
    await page.getByRole('button', { name: 'Toevoegen' }).click()
    await page.getByRole('cell', { name: 'Klant belde: liever vrijdag' }).waitFor()

    await page.getByRole('button', { name: 'Verzenden' }).click()
    await page.getByLabel(/^Trackcode van/).fill('3SABCD123456789')
    await expectAccessible(page, closingTooltips)
    await page.getByRole('dialog').getByRole('button', { name: 'Verzenden' }).click()
    await page.getByRole('cell', { name: 'Verzonden met PostNL' }).waitFor()

    await shopper.page.goto(`${inject('shopUrl')}/service/bestelling/${id}/`)
    await shopper.page.getByRole('link', { name: 'Volg je pakket' }).waitFor()
    expect(unexpected(complaints)).toEqual([])
    await shopper.close()
    await close()
  },
  undefined,
  onTablet,
)

it('an owner answers a critical review', async () => {
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Reviews' }).click()
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Kritisch, zonder antwoord' }).click()
  await expectAccessible(page, closingTooltips)
  await page.getByRole('row').nth(1).click()
  const written = page.getByLabel('Antwoord van de winkel')
  await written.fill('Wat jammer! Stuur ons gerust een bericht.')
  await expectAccessible(page, closingTooltips)
  await page.getByRole('button', { name: 'Antwoord opslaan' }).click()
  await page.getByText('Het antwoord is opgeslagen.').waitFor()
  await page.reload()
  await expect.poll(() => written.inputValue()).toBe('Wat jammer! Stuur ons gerust een bericht.')
  expect(unexpected(complaints)).toEqual([])
  await close()
})
