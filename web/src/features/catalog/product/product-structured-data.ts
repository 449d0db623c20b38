import type { Product } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { middleSource } from '../../../ui/media/image-sources.ts'
import { breadcrumbList, crumbsTo } from '../crumbs.ts'

const availability = (available: boolean) => `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`

/** The product for search engines: price, availability and reviews. */
export const productStructuredData = (product: Product, absolute: (path: string) => string): object[] => {
  const here = paths.product(product.slug)
  return [
    {
      '@type': 'Product',
      name: product.title,
      description: product.meta.description || product.summary,
      image: product.images.map((image) => absolute(middleSource(image))),
      brand: { '@type': 'Brand', name: product.brand },
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
    },
    breadcrumbList(crumbsTo(product.breadcrumbs, product.title), here, absolute),
  ]
}
