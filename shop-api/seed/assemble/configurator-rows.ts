import { pictureReference } from 'shared-types/configuration'
import type { configurator, render } from '../../src/db/schema/products/configurator.ts'
import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { configurators } from '../configurators.ts'
import { picture } from '../pictures.ts'
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

/** The distinct option codes of a property. */
const codesOf = (plan: Configurator, name: string): string[] => {
  const property = plan.steps.flatMap(({ properties }) => properties).find((one) => one.property === name)
  return [...new Set(property?.options.flatMap(({ code }) => (code === null ? [] : [code])))]
}

/** All beds that have a picture: width, headboard and fabric, in the order of the steps. */
const renders = (plan: Configurator): (typeof render.$inferInsert)[] => {
  const shown = plan.steps
    .flatMap(({ properties }) => properties)
    .filter(({ options }) => options.some(({ code }) => code !== null))
    .map(({ property }) => property)
  return codesOf(plan, 'dimension').flatMap((width) =>
    codesOf(plan, 'headboard').flatMap((headboard) =>
      codesOf(plan, 'upholstery').map((upholstery) => {
        const codes: Record<string, string> = { dimension: width, headboard, upholstery }
        return {
          reference: pictureReference(
            plan.name,
            shown.map((property) => codes[property] ?? ''),
          ),
          categoryId: plan.category.id,
          image: picture(`boxspring/${headboard}-${upholstery}-${width}`),
        }
      }),
    ),
  )
}

/** The configurators and the pictures that the render service has of them. */
export const configuratorRows = (entries: Entry[]) => ({
  configurators: configurators.map((plan, index) => row(plan, index, entries)),
  renders: configurators.flatMap(renders),
})
