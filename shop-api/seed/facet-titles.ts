import { brands } from './brands.ts'
import { basicColours, colours, type ColourName } from './colours.ts'
import type { FacetCode } from './facets.ts'
import type { Choice, ProductPlan, Size } from './plan.ts'
import { measureOf } from './facet-index.ts'

const colourTitle = (name: ColourName) => basicColours[colours[name].basic].title

/** The filter values in which a variant differs from the others of its product, by filter. */
export const variantFacetTitles = (
  { choice }: ProductPlan,
  size: Size,
  value: Choice['values'][number] | null,
): [FacetCode, string[]][] => [
  ['ae-maat', size.title === '0x0' ? [] : [measureOf(size.title)]],
  ['ae-kleur', value?.colour ? [colourTitle(value.colour)] : []],
  ['ae-hardheid', value && choice?.title === 'Hardheid' ? [value.title] : []],
]

/** All filter values of a product, by filter. */
export const facetTitlesOf = (plan: ProductPlan): [FacetCode, string[]][] => [
  ...plan.sizes.flatMap((size) =>
    (plan.choice?.values ?? [null]).flatMap((value) => variantFacetTitles(plan, size, value)),
  ),
  ['ae-kleur', plan.colours.map(colourTitle)],
  ['ae-merk', [brands[plan.brand].title]],
  ...(Object.entries(plan.facets) as [FacetCode, string[]][]),
]
