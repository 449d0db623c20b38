import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import pLimit from 'p-limit'
import { describe, expect, it } from 'vitest'
import type { ProductPlan } from '../../seed/plan.ts'
import { pagePlans } from '../../seed/pages.ts'
import { products } from '../../seed/products.ts'
import { renderPicture } from './render-picture.ts'

const originals = resolve(import.meta.dirname, '../../seed/images')

/** The pictures that take the place of the first when their variant is chosen. */
const ofVariants = ({ sizes, choice }: ProductPlan) =>
  [...sizes, ...(choice?.values ?? [])].flatMap(({ image }) => image ?? [])

const originalOf = (file: string) => resolve(originals, `${file}.webp`)

/** Largest originals first. */
const filesOf = (pictures: { file: string }[]) =>
  [...new Set(pictures.map(({ file }) => file))]
    .map((file) => ({ file, bytes: statSync(originalOf(file)).size }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ file }) => file)

const onTiles = filesOf(products.flatMap((plan) => plan.images.slice(0, 1).concat(ofVariants(plan))))
const onPages = filesOf(products.flatMap((plan) => plan.images.concat(ofVariants(plan))))

const atopPages = filesOf(pagePlans.flatMap(({ image }) => (image === undefined ? [] : { file: image })))

/** First pictures, and the largest of the others: all would take ten minutes. */
const measuredOnPages = [...new Set([...onTiles, ...onPages.slice(0, 120)])]

/** The files whose AVIF at that width is larger. */
const largerThan = async (kilobytes: number, width: 480 | 800 | 1280, files: string[]): Promise<string[]> => {
  const limit = pLimit(2)
  const sizes = await Promise.all(
    files.map((file) =>
      limit(async () => {
        const { length } = await renderPicture(
          { source: originalOf(file), layers: [] },
          { file, width, format: 'avif' },
        )
        return { file, kilobytes: length / 1000 }
      }),
    ),
  )
  return sizes
    .filter((size) => size.kilobytes > kilobytes)
    .map((size) => `${size.file}: ${size.kilobytes} kB`)
}

// The widths that a phone chooses from the `sizes` of tiles and of the gallery.
describe('the pictures of products, as AVIF', { tags: ['slow'], timeout: 1_200_000 }, () => {
  it('is at most 12 kB in a tile on a phone', async () => {
    expect(onTiles.length).toBeGreaterThan(400)
    expect(await largerThan(12, 480, onTiles)).toEqual([])
  })

  it('is at most 40 kB on the page of the product on a phone', async () => {
    expect(onPages.length).toBeGreaterThan(1200)
    expect(await largerThan(40, 800, measuredOnPages)).toEqual([])
  })
})

// As wide as the screen: a phone with three pixels in the space of one chooses 1280.
describe('the pictures at the top of pages, as AVIF', { tags: ['slow'], timeout: 120_000 }, () => {
  it('is at most 40 kB on a phone', async () => {
    expect(atopPages.length).toBeGreaterThan(5)
    expect(await largerThan(40, 1280, atopPages)).toEqual([])
  })
})
