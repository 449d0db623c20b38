import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { root } from '../../commands/project.mjs'
import { onTablet } from './browser.ts'
import { office, openOffice, unexpected } from './office.ts'

const photo = path.join(root, 'shop-api/seed/images/placeholder.webp')
/** A picture of a hero, which no product has. */
const hero = path.join(root, 'shop-api/seed/images/hero/boxspring.webp')

/** Holds uploads until the returned function is called. */
const holdUploads = async (page: Page) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/api/pictures', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const uploaded = async (page: Page) => page.waitForResponse('**/admin/api/pictures')

const saveButton = (page: Page) => page.getByRole('button', { name: 'Opslaan' })

it(
  'a photo of a slide that was removed meanwhile does not get into the next slide',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openOffice(onTablet.viewport)
    await page.getByRole('menuitem', { name: 'Producten' }).waitFor()
    await page.goto(`${office()}#/documents/homepage`)
    const shown = (place: number) =>
      page.getByRole('group', { name: 'Foto', exact: true }).nth(place).getByRole('img').getAttribute('src')
    await page.getByLabel('Foto vervangen').first().waitFor({ state: 'attached' })
    const second = await shown(1)
    const release = await holdUploads(page)
    await page.getByLabel('Foto vervangen').first().setInputFiles(photo)
    await page.getByRole('button', { name: 'Grote foto’s bovenaan 1 verwijderen' }).click()
    const answered = uploaded(page)
    release()
    await answered
    await expect.poll(async () => saveButton(page).isEnabled()).toBe(true)
    expect(await shown(0)).toBe(second)
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
)

it('a form waits for a photo, and what is typed meanwhile stays', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Producten' }).click()
  await page.getByRole('row').nth(1).click()
  const description = page.getByLabel('Wat staat er op foto 1?')
  await description.waitFor()
  const release = await holdUploads(page)
  await page.getByLabel('Foto toevoegen').setInputFiles(photo)
  await description.fill('Een bed bij het raam')
  await expect.poll(async () => saveButton(page).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'De foto wordt geüpload…' }).first().isDisabled()).toBe(true)
  const answered = uploaded(page)
  release()
  await answered
  await expect.poll(async () => saveButton(page).isEnabled()).toBe(true)
  expect(await description.inputValue()).toBe('Een bed bij het raam')
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it('a photo that is chosen again stays once', { tags: ['slow'] }, async () => {
  const { page, complaints, close } = await openOffice(onTablet.viewport)
  await page.getByRole('menuitem', { name: 'Producten' }).click()
  await page.getByRole('row').nth(1).click()
  const photos = page.getByLabel(/^Wat staat er op foto/)
  // Another journey may have added a product, which then comes first: without photos, or with the usual one.
  await page.getByLabel('Foto toevoegen').waitFor({ state: 'attached' })
  const before = await photos.count()
  await page.getByLabel('Foto toevoegen').setInputFiles(hero)
  await expect.poll(() => photos.count()).toBe(before + 1)
  await page.getByLabel('Foto toevoegen').setInputFiles(hero)
  await page.getByText('Deze foto staat er al.').waitFor({ timeout: 10_000 })
  expect(await photos.count()).toBe(before + 1)
  expect(unexpected(complaints)).toEqual([])
  await close()
})

it(
  'a text may be emptied where the shop allows it, and a table of a spreadsheet is no photo',
  { tags: ['slow'] },
  async () => {
    const { page, complaints, close } = await openOffice(onTablet.viewport)
    await page.getByRole('menuitem', { name: 'Producten' }).waitFor()
    const saved: unknown[] = []
    await page.route('**/admin/api/documents/newsletter-popup', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      const change = route.request().postDataJSON() as { data: { content: string } }
      saved.push(change.data.content)
      return route.fulfill({ json: { id: 'newsletter-popup', title: 'Venster', ...change } })
    })
    await page.goto(`${office()}#/documents/newsletter-popup`)
    const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
    const paste = async (html: string) =>
      editor.evaluate((element, copied) => {
        const clipboardData = new DataTransfer()
        if (copied) clipboardData.setData('text/html', copied)
        clipboardData.items.add(new File(['x'], 'cellen.png', { type: 'image/png' }))
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, html)
    await editor.click()
    await paste('<table><tr><td>Maat 140x200</td></tr></table>')
    await editor.getByRole('cell', { name: 'Maat 140x200' }).waitFor()
    expect.soft(await page.getByText('De foto is weggelaten').count()).toBe(0)
    await paste('')
    await page.getByText('De foto is weggelaten').waitFor()
    await editor.press('ControlOrMeta+a')
    await editor.press('Delete')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect.poll(() => saved).toEqual([''])
    expect(unexpected(complaints)).toEqual([])
    await close()
  },
)
