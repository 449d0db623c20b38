import type { Product } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { middleSource } from '../../../ui/media/image-sources.ts'
import { breadcrumbList, crumbsTo } from '../crumbs.ts'

const availability = (available: boolean) => `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`

/** The members of the family, each with its own page, and the attributes in which they differ. */
const productGroup = (
  { id, family }: Product,
  product: object,
  absolute: (path: string) => string,
): object | null => {
  if (!family) return null
  const colorAt = family.attributes.indexOf('Kleur')
  return {
    '@type': 'ProductGroup',
    name: family.title,
    productGroupID: family.title,
    variesBy: [...(colorAt < 0 ? [] : ['https://schema.org/color']), 'https://schema.org/size'],
    hasVariant: family.members.map((member) => {
      const colorName = member.values[colorAt]?.title
      const color = colorName === undefined ? {} : { color: colorName }
      if (member.id === id) return { ...product, ...color }
      return {
        '@type': 'Product',
        name: member.title,
        url: absolute(paths.product(member.slug)),
        ...color,
        ...(member.image ? { image: absolute(middleSource(member.image)) } : {}),
      }
    }),
  }
}

/** The product for search engines: price, availability, reviews and the other products of its family. */
export const productStructuredData = (product: Product, absolute: (path: string) => string): object[] => {
  const here = paths.product(product.slug)
  const data = {
    '@type': 'Product',
    name: product.title,
    description: product.meta.description || product.summary,
    image: product.images.map((image) => absolute(middleSource(image))),
    brand: { '@type': 'Brand', name: product.brand.title },
    sku: product.variants.find(({ id }) => id === product.variantId)?.sku,
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      name: variant.title,
      sku: variant.sku,
      url: absolute(paths.product(product.slug, variant.id)),
      ...(variant.image ? { image: absolute(middleSource(variant.image)) } : {}),
      price: (variant.price.price / 100).toFixed(2),
      priceCurrency: 'EUR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: availability(variant.available),
    })),
    ...(product.review.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.review.averageScore,
            reviewCount: product.review.count,
            bestRating: 5,
          },
        }
      : {}),
  }
  return [
    productGroup(product, data, absolute) ?? data,
    breadcrumbList(crumbsTo(product.breadcrumbs, product.title), here, absolute),
  ]
}
