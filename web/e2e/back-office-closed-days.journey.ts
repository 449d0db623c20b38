import { expect, inject, test } from 'vitest'
import { describeAtBothWidths, expectAccessible } from './browser.ts'
import { closingTooltips, office, openOffice, unexpected } from './office.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describeAtBothWidths('on %s an owner', (viewport) => {
  test('adds closed days, reads what is wrong with others, and removes them', async () => {
    const { page, complaints, close } = await openOffice(viewport)
    const name = `Zomervakantie ${Date.now()}`
    await page.waitForURL(/#\/$/)
    await page.goto(`${office()}#/closed-periods`)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    const [first, last] = [page.getByLabel('Eerste dag'), page.getByLabel('Laatste dag')]
    const save = () => page.getByRole('button', { name: 'Opslaan' }).click()
    // So far ahead that no other journey is promised one of these days.
    await first.fill(dayIn(302))
    await last.fill(dayIn(300))
    await page.getByLabel('Naam').fill(name)
    await expectAccessible(page, closingTooltips)
    await save()
    await page.getByText('De laatste dag ligt voor de eerste.').waitFor()
    await last.fill(dayIn(800))
    await save()
    await page.getByText('Deze dag ligt meer dan een jaar vooruit.').waitFor()
    await expectAccessible(page, closingTooltips)
    // What was typed stays.
    expect([await first.inputValue(), await page.getByLabel('Naam').inputValue()]).toEqual([dayIn(302), name])

    await last.fill(dayIn(303))
    await save()
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByText(' tot en met ').waitFor()
    await expectAccessible(page, closingTooltips)
    await row.getByRole('button', { name: /^Verwijderen/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expectAccessible(page, closingTooltips)
    await dialog.getByRole('button', { name: /bevestigen|verwijderen|ja/i }).click()
    await expect.poll(() => row.count()).toBe(0)
    expect(unexpected(complaints)).toEqual([])
    await close()
  })

  test('opens a file again that was refused in a tab of its own', async () => {
    const { page, close } = await openOffice(viewport)
    await page.waitForURL(/#\/$/)
    await page.goto(`${inject('shopApiUrl')}/admin/api/orders/no-order/invoice`)
    await page.getByRole('heading', { name: 'Bestand niet geopend' }).waitFor()
    await expectAccessible(page, closingTooltips)
    await page.getByRole('link', { name: 'Opnieuw openen' }).click()
    await page.getByText('Dit bestaat niet.').waitFor()
    expect(new URL(page.url()).hash).toContain('/bestand')
    await close()
  })
})
