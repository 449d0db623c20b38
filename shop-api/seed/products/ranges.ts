import { pictureWithDetail, withSingleBed } from '../pictures.ts'
import type { BrandSlug } from '../brands.ts'
import type { ColourName } from '../colours.ts'
import { inColours, type Kind, type ProductPlan, type Size } from '../plan.ts'

/** One product of a range. */
interface Item extends Pick<ProductPlan, 'overlay' | 'reduction' | 'reviewLines' | 'voice'> {
  /** Name in the picture manifest, below the folder of its kind. */
  picture: string
  title: string
  colours: ColourName[]
  summary: string
  paragraph: string
}

/** A quality that is sold in several colours or designs, and what its products have in common. */
export interface Range extends Pick<ProductPlan, 'brand' | 'points' | 'specifications' | 'sizes' | 'facets'> {
  brand: BrandSlug
  /** The family of its products, where they differ only in colour. */
  family?: string
  paragraph: string
  sizes: Size[]
  /** In addition to those of the kind. */
  categories?: string[]
  items: Item[]
}

/**
 * All products of one kind.
 * @param singleUpTo the width in centimetres up to which a size is for a bed for one
 */
export const plansOf = (
  kind: Kind,
  categories: [string, ...string[]],
  ranges: Range[],
  singleUpTo = 0,
): ProductPlan[] =>
  ranges.flatMap((range) =>
    range.items.map(({ picture, paragraph, ...item }): ProductPlan => ({
      ...item,
      kind,
      brand: range.brand,
      family: inColours(range.family, item.colours),
      images: pictureWithDetail(`products/${kind}/${picture}`),
      paragraphs: [paragraph, range.paragraph],
      points: range.points,
      usps: [range.points[0] ?? '', range.points[1] ?? ''],
      specifications: range.specifications,
      sizes: withSingleBed(range.sizes, `products/${kind}/${picture}`, singleUpTo),
      facets: range.facets,
      categories: [...categories, ...(range.categories ?? [])],
    })),
  )
