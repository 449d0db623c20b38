import { defaultChoices } from 'shared-types/configuration'
import type { Configurator } from 'shared-types/contracts/configurator'
import { paths } from '../../paths.ts'
import { middleSource } from '../../ui/media/image-sources.ts'
import { partsOf, stepsOf } from './state/steps.ts'
import { isComplete, describeChoices, priceOf } from './state/user-configuration.ts'

/** The highest possible price: the most expensive option of every property. */
const highestPrice = (configurator: Configurator) =>
  partsOf(stepsOf(configurator)).reduce(
    (sum, { options }) => sum + Math.max(...options.map(({ extra }) => extra)),
    configurator.basePrice,
  )

const lowestPrice = (configurator: Configurator) => {
  const steps = stepsOf(configurator)
  const described = describeChoices(steps, defaultChoices(configurator, partsOf(steps)))
  return isComplete(steps, described) ? priceOf(configurator.basePrice, described) : configurator.basePrice
}

const euros = (cents: number) => (cents / 100).toFixed(2)

/** The bed for search engines: price range, availability and URL. */
export const configuratorStructuredData = (
  configurator: Configurator,
  absolute: (path: string) => string,
): object[] => {
  const { slug, name, summary, fallbackImage, sku, brand, stock } = configurator
  const here = absolute(paths.configurator(slug, { step: 1 }))
  return [
    {
      '@type': 'Product',
      name,
      description: summary,
      image: [absolute(middleSource(fallbackImage))],
      sku,
      brand: { '@type': 'Brand', name: brand },
      offers: {
        '@type': 'AggregateOffer',
        url: here,
        priceCurrency: 'EUR',
        lowPrice: euros(lowestPrice(configurator)),
        highPrice: euros(highestPrice(configurator)),
        availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home', item: absolute(paths.home()) },
        { name: 'Boxsprings', item: absolute(paths.category('boxspring')) },
        { name, item: here },
      ].map(({ name: title, item }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item,
      })),
    },
  ]
}
