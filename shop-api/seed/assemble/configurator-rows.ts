import { pictureReference } from 'shared-types/configuration'
import { configuredSizes } from '../../src/configurator/configured-sizes.ts'
import type { configurator, configuratorSize, render } from '../../src/db/schema/products/configurator.ts'
import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { configurators } from '../configurators.ts'
import type { FacetIndex } from '../facet-index.ts'
import { layersOf, picture, pictureOfWidth } from '../pictures.ts'
import type { Entry } from './product-entry.ts'

const entryOf = (plan: Configurator, entries: Entry[]) =>
  entries.find(({ product: { title } }) => title === plan.name)

const row = (plan: Configurator, position: number, entries: Entry[]): typeof configurator.$inferInsert => {
  const [bed] = entryOf(plan, entries)?.variants ?? []
  if (!bed) throw new Error(`There is no product called ${plan.name}.`)
  if (bed.row.priceCents !== plan.basePrice) throw new Error(`${plan.name} has two prices.`)
  const { basePrice: _price, category, ...rest } = plan
  return {
    ...rest,
    productId: bed.row.productId,
    variantId: bed.row.id,
    categoryId: category.id,
    categoryName: category.name,
    position,
  }
}

/** The layers of the option codes that the picture of the bed itself does not show; some differ with its cloth. */
const layers: Record<string, (cloth: string) => string[]> = {
  tweemotoren: (cloth) => [`verstelbaar-${cloth}`, 'bediening-snoer'],
  draadloos: (cloth) => [`verstelbaar-${cloth}`, 'bediening-draadloos'],
  viermotoren: (cloth) => [`verstelbaar-${cloth}`, 'bediening-vier'],
  eiken: () => ['poten-eiken'],
  chroom: () => ['poten-chroom'],
  slede: () => ['poten-slede'],
  laden: () => ['laden'],
  kist: () => ['opening-voeteneind'],
  voeteneind: () => ['opening-voeteneind'],
  zijkant: () => ['opening-zijkant'],
  vakverdeling: () => ['opening-vakken'],
  leeslampjes: () => ['leeslampjes'],
  ledstrip: () => ['ledstrip'],
}

/** All combinations of the visible options: for each property a code, or null for an option that shows nothing. */
const visibleChoices = ({ steps }: Configurator): Record<string, string | null>[] =>
  steps
    .flatMap(({ properties }) => properties)
    .filter(({ options }) => options.some(({ code }) => code !== null))
    .reduce<Record<string, string | null>[]>(
      (all, { property, options }) =>
        all.flatMap((chosen) =>
          [...new Set(options.map(({ code }) => code))].map((code) =>
            Object.assign({}, chosen, { [property]: code }),
          ),
        ),
      [{}],
    )

/** All beds that have a picture: of every choice that shows, in the order of the steps. */
const renders = (plan: Configurator): (typeof render.$inferInsert)[] =>
  visibleChoices(plan).map((choices) => {
    const { dimension: width, headboard, upholstery } = choices
    const codes = Object.values(choices).filter((code) => code !== null)
    return {
      reference: pictureReference(plan.name, codes),
      categoryId: plan.category.id,
      image: {
        ...picture(`boxspring/${headboard}-${upholstery}-${width}`),
        layers: codes
          .flatMap((code) => layers[code]?.(upholstery ?? '') ?? [])
          .flatMap((part) => layersOf(part, width ?? '')),
      },
    }
  })

const sizeRows = (
  plan: Configurator,
  entries: Entry[],
  { values }: FacetIndex,
): (typeof configuratorSize.$inferInsert)[] => {
  const entry = entryOf(plan, entries)
  const productId = entry?.product.id
  if (!entry || productId === undefined) return []
  const sizes = values.flatMap(({ id, slug }) =>
    id !== undefined && entry.product.facetValueIds?.includes(id) ? [{ id, slug }] : [],
  )
  const file = entry.product.images[0]?.file ?? ''
  const widths = new Map(sizes.map(({ id, slug }) => [id, Number.parseInt(slug, 10)]))
  return configuredSizes(plan, sizes).map(({ valueId, choices, extraCents }) => ({
    productId,
    valueId,
    choices,
    extraCents,
    image: pictureOfWidth(file, widths.get(valueId) ?? 0),
  }))
}

/** The configurators, their sizes, and the pictures that the render service has of them. */
export const configuratorRows = (entries: Entry[], facetIndex: FacetIndex) => ({
  configurators: configurators.map((plan, index) => row(plan, index, entries)),
  configuratorSizes: configurators.flatMap((plan) => sizeRows(plan, entries, facetIndex)),
  renders: configurators.flatMap(renders),
})
