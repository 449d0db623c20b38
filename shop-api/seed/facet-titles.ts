import { brands } from './brands.ts'
import { basicColours, colours, type ColourName } from './colours.ts'
import type { FacetCode } from './facets.ts'
import type { ProductPlan } from './plan.ts'
import { measureOf } from './facet-book.ts'

const colourTitle = (name: ColourName) => basicColours[colours[name].basic].title

/** All filter values of a product, by filter. */
export const facetTitlesOf = (plan: ProductPlan): [FacetCode, string[]][] => {
  const sizes = plan.sizes.map(({ title }) => measureOf(title)).filter((title) => title !== '0x0')
  const chosenColours = (plan.choice?.values ?? []).flatMap(({ colour }) => (colour ? [colour] : []))
  const chosenFirmness = plan.choice?.title === 'Hardheid' ? plan.choice.values.map(({ title }) => title) : []
  return [
    ['ae-maat', sizes],
    ['ae-kleur', [...plan.colours, ...chosenColours].map(colourTitle)],
    ['ae-merk', [brands[plan.brand].title]],
    ['ae-hardheid', chosenFirmness],
    ...(Object.entries(plan.facets) as [FacetCode, string[]][]),
  ]
}
