import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { expect, inject, test } from 'vitest'
import { describeAtBothWidths, desktop, expectAccessible, openPage, openRunning } from './browser.ts'
import { isInView } from './in-view.ts'
import { office, openOffice } from './office.ts'
import { sheets, sheetsInAndOut } from './order-by-api.ts'

/** Others buy, or find, pieces of an article. */
const openWarehouse = async () => {
  const { page, close } = await openOffice(desktop)
  await page.waitForURL(/#\/$/)
  const change = async (id: number, pieces: number) => {
    const answer = await page.request.post(new URL(pathOf(admin.variantStock, { id }), office()).href, {
      data: { change: pieces, reason: 'Telling' },
      headers: { origin: new URL(office()).origin, 'idempotency-key': crypto.randomUUID() },
    })
    expect(answer.ok()).toBe(true)
  }
  return { change, close }
}

describeAtBothWidths('on %s', (viewport) => {
  test('an article that sells out while its page is open shows that after the refusal', async () => {
    const warehouse = await openWarehouse()
    const { sameSize } = await sheetsInAndOut()
    const chosen = sameSize.at(-1)
    if (!chosen) throw new Error('the sheets have one colour only')
    const { page, complaints, close } = await openPage({ viewport })
    await openRunning(page, `${inject('shopUrl')}/${sheets}.html?v=${chosen.id}`)
    const add = page.getByRole('button', { name: 'In winkelwagen' }).first()
    await add.waitFor()

    await warehouse.change(chosen.id, -chosen.stock)
    try {
      await add.click()
      const said = page.getByRole('alert').filter({ hasText: /uitverkocht|niet meer|voorraad/i })
      await said.waitFor()
      await page.getByLabel('Mail mij als dit er weer is').waitFor()
      await page.getByText('Tijdelijk niet leverbaar').first().waitFor()
      expect(await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).count()).toBe(0)
      await expect.poll(() => isInView(said)).toBe(true)
      await expectAccessible(page)
    } finally {
      await warehouse.change(chosen.id, chosen.stock)
    }
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
    await close()
    await warehouse.close()
  })
})
