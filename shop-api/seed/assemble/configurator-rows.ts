import { pictureReference } from 'shared-types/configuration'
import type { configurator, render } from '../../src/db/schema/products/configurator.ts'
import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { configurators } from '../configurators.ts'
import { layersOf, picture } from '../pictures.ts'
import type { Entry } from './product-entry.ts'

const row = (plan: Configurator, position: number, entries: Entry[]): typeof configurator.$inferInsert => {
  const entry = entries.find(({ product: { title } }) => title === plan.name)
  const [bed] = entry?.variants ?? []
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

/** The configurators and the pictures that the render service has of them. */
export const configuratorRows = (entries: Entry[]) => ({
  configurators: configurators.map((plan, index) => row(plan, index, entries)),
  renders: configurators.flatMap(renders),
})
