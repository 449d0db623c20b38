import { readFileSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildCatalogue } from '../../seed/assemble/catalogue.ts'
import { configurators } from '../../seed/configurators.ts'
import { pagePlans } from '../../seed/pages.ts'
import { picture } from '../../seed/pictures.ts'
import type { ProductPlan } from '../../seed/plan.ts'
import { products } from '../../seed/products.ts'

const folder = resolve(import.meta.dirname, '../../seed/images')

const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.webp'))

const { configuratorSizes, products: rows } = buildCatalogue(new Date())
const titles = new Map(rows.map(({ id, title }) => [id, title]))

/** What takes the first place in the gallery: the picture of the product, of one of its variants or sizes, or of its configurator. */
const firstPictures = ({ title, images, sizes, choice }: ProductPlan): string[] => {
  const ofVariants = [...sizes, ...(choice?.values ?? [])].flatMap(({ image }) => image ?? [])
  const ofConfigurator = configurators.flatMap(({ name, fallbackImage }) =>
    name === title ? fallbackImage : [],
  )
  const ofSizes = configuratorSizes.flatMap(({ productId, image }) =>
    titles.get(productId) === title ? (image ?? []) : [],
  )
  const all = [...images.slice(0, 1), ...ofVariants, ...ofConfigurator, ...ofSizes]
  return [...new Set(all.map(({ file }) => file))]
}

describe('the pictures of the products', () => {
  it('start with one that no other product or variant of another product starts with', () => {
    const firsts = products.flatMap((plan) =>
      firstPictures(plan).map((file) => ({ file, title: plan.title })),
    )
    const shared = [...Map.groupBy(firsts, ({ file }) => file)].filter(([, { length }]) => length > 1)
    expect(shared.map(([file, owners]) => `${file}: ${owners.map(({ title }) => title).join('; ')}`)).toEqual(
      [],
    )
  })

  it('show each colour of a product that has several', () => {
    const alike = products.flatMap(({ title, choice }) => {
      const colours = (choice?.values ?? []).filter(({ colour }) => colour !== undefined)
      return new Set(colours.map(({ image }) => image?.file)).size < colours.length ? title : []
    })
    expect(alike).toEqual([])
  })

  it('show a bed for one with the sizes of such a bed, and a wider bed with the others', () => {
    const kinds = ['dekbedovertrek', 'hoeslaken', 'laken', 'sprei'] as const
    const single = { dekbedovertrek: 140, hoeslaken: 90, laken: 150, sprei: 180 }
    for (const kind of kinds) {
      const plans = products.filter((plan) => plan.kind === kind && !plan.choice)
      expect(plans.length).toBeGreaterThan(10)
      for (const { images, sizes } of plans) {
        const file = images[0]?.file ?? 'no picture'
        const own = sizes.map(({ title }) =>
          Number.parseInt(title, 10) > single[kind] ? undefined : `${file}-eenpersoons`,
        )
        expect(sizes.map(({ image }) => image?.file)).toEqual(own)
        expect(picture(file).alt).not.toMatch(/eenpersoonsbed/i)
        expect(picture(`${file}-eenpersoons`).alt).toMatch(/eenpersoonsbed/i)
      }
    }
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
