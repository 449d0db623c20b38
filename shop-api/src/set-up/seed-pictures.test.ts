import { readFileSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pagePlans } from '../../seed/pages.ts'
import { picture } from '../../seed/pictures.ts'
import { products } from '../../seed/products.ts'

const folder = resolve(import.meta.dirname, '../../seed/images')

const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.webp'))

describe('the pictures of the products', () => {
  it('start with one that no other product starts with', () => {
    const owners = Map.groupBy(products, ({ images: [first] }) => first?.file)
    const shared = [...owners].filter(([, { length }]) => length > 1)
    expect(shared.map(([file, owner]) => `${file}: ${owner.map(({ title }) => title).join('; ')}`)).toEqual(
      [],
    )
  })

  it('are at least three different ones for each product', () => {
    const few = products.filter(({ images }) => new Set(images.map(({ file }) => file)).size < 3)
    expect(few.map(({ title }) => title)).toEqual([])
  })
})

describe('the pages of inspiration', () => {
  // An article shows 3:2, over the whole width of a phone.
  it('start with a room that fills the place of the picture', () => {
    const rooms = pagePlans.flatMap(({ path, image }) =>
      path.startsWith('inspiratie/') && image !== undefined ? picture(image) : [],
    )
    expect(rooms.length).toBeGreaterThan(2)
    const badlyCut = rooms.filter(({ width, height }) => width < 1280 || width * 2 !== height * 3)
    expect(badlyCut.map(({ file }) => file)).toEqual([])
  })
})

describe('the files of the pictures', () => {
  it('are all in the manifest, with a description', () => {
    const Manifest = z.array(z.object({ file: z.string(), alt_nl: z.string().min(5) }))
    const manifest = Manifest.parse(JSON.parse(readFileSync(resolve(folder, 'manifest.json'), 'utf8')))
    expect(manifest.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  })

  it('together stay below 60 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(resolve(folder, file)).size, 0)
    expect(bytes / 1e6).toBeLessThan(60)
  })
})
