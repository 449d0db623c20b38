import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { admin } from 'shared-types/contracts/admin/paths'
import { expect, it } from 'vitest'
import { root } from '../../commands/project.mjs'
import { expectAccessible, itAtBothWidths, onTablet } from './browser.ts'
import { closingTooltips, office, openOffice, unexpected } from './office.ts'

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

/** A hidden product with one article, as the form adds it. */
const addHiddenProduct = async (page: Page, slug: string, sku: string) =>
  page.evaluate(
    async ([choicesPath, productsPath, product]) => {
      const choices = (await (await fetch(choicesPath)).json()) as Record<string, { id: number }[]>
      const [brandId, mainCategoryId] = [choices.brands?.[0]?.id, choices.categories?.[0]?.id]
      const answer = await fetch(productsPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ ...product, brandId, mainCategoryId }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [
      admin.productChoices,
      admin.products,
      {
        title: `Foto’s ${slug}`,
        slug,
        article: { sku, options: [{ title: 'Maat', value: 'Klein' }], priceCents: 1995, stock: 0 },
      },
    ] as const,
  )

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** A JPEG as a camera makes it: many pixels, and more than 2 MB. */
const cameraPhoto = async (page: Page): Promise<Buffer> => {
  const data = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(5000, 3000)
    const context = canvas.getContext('2d')
    // Noise, which compresses badly, over a part of it.
    for (let x = 0; x < 5000; x += 4)
      for (let y = 0; y < 600; y += 4) {
        context!.fillStyle = `hsl(${(x * y) % 360} 50% ${(x ^ y) % 100}%)`
        context?.fillRect(x, y, 4, 4)
      }
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer(),
    )
    return bytes.toBase64()
  })
  return Buffer.from(data, 'base64')
}

itAtBothWidths(
  'on %s photos that are named after a product or an article are added to it',
  async (viewport) => {
    const { page, complaints, close } = await openOffice(viewport)
    const mark = `${Date.now()}`
    const [slug, sku] = [`fotos-${mark}`, `FOTO-${mark}`]
    await page.getByRole('menuitem', { name: 'Import en export' }).click()
    await addHiddenProduct(page, slug, sku)
    const large = await cameraPhoto(page)
    expect(large.length).toBeGreaterThan(2 * 1024 * 1024)
    const small = await readFile(photo)
    const chooser = page.getByLabel('Foto’s kiezen en toevoegen')
    const sent: number[] = []
    page.on('request', (request) => {
      if (request.url().includes(admin.photoImport)) sent.push(request.postDataBuffer()?.length ?? 0)
    })
    await chooser.setInputFiles([
      file(`${slug}-2.jpg`, large),
      file('IMG_0001.jpg', small),
      file(`${sku}.jpg`, small),
    ])
    await page.getByText('3 van 3 foto’s verwerkt: 2 toegevoegd, 0 stonden er al, 1 geweigerd.').waitFor()
    await page.getByText('Er is geen artikelnummer en geen adres van een product "img_0001".').waitFor()
    expect(Math.max(...sent)).toBeLessThan(large.length)
    await expectAccessible(page, closingTooltips)

    // A server that fails stops the rest, which can be sent again.
    await page.route(`**${admin.photoImport}?*`, (route) => route.abort(), { times: 1 })
    await chooser.setInputFiles([file(`${slug}.jpg`, small), file(`${sku}.jpg`, small)])
    await page.getByText(/niet bereikbaar.*Kies dezelfde foto’s nog eens om verder te gaan/).waitFor()
    await page.getByText('0 van 2 foto’s verwerkt').waitFor()
    await chooser.setInputFiles([file(`${slug}.jpg`, small), file(`${sku}.jpg`, small)])
    await page.getByText('2 van 2 foto’s verwerkt: 0 toegevoegd, 2 stonden er al, 0 geweigerd.').waitFor()

    await page
      .getByRole('link', { name: `Foto’s ${slug}` })
      .first()
      .click()
    const photos = page.getByLabel(/^Wat staat er op foto/)
    await photos.first().waitFor()
    expect(await Promise.all((await photos.all()).map((one) => one.inputValue()))).toEqual([
      `Foto’s ${slug}, Klein`,
      `Foto’s ${slug}, foto 2`,
    ])
    expect(unexpected(complaints).filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
    await close()
  },
  60_000,
  { ...onTablet, tags: ['slow'] },
)
