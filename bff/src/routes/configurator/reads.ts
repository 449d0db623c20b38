import { apiPaths } from 'shared-types/urls/api-paths'
import { defaultSet } from 'shared-types/urls/configurator-url'
import { Configurator } from 'shared-types/contracts/configurator'
import { Product } from 'shared-types/contracts/provider/catalog'
import * as provider from 'shared-types/contracts/provider/configurator'
import { v1 } from 'shared-types/contracts/provider/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { z } from 'zod'
import { Slug } from '../../public-reads/query-schemas.ts'
import { publicRead } from '../../public-reads/public-read.ts'
import { UpstreamProblem } from '../../upstreams/upstream-problem.ts'
import { toConfigurator } from './map.ts'

export const configurator = publicRead({
  url: apiPaths.configurator.pattern,
  operation: { id: 'getConfigurator', summary: 'Get the options of a configurable bed, with their prices' },
  params: z.object({ slug: Slug }),
  answer: Configurator,
  tags: () => ['catalog', 'configurators'],
  freshFor: 30_000,
  address: ({ slug }) => apiPaths.configurator(slug),
  load: async (calls, { slug }) => {
    const { products } = await calls.get(v1.configurators, {
      schema: provider.ConfigurableProducts,
    })
    const wanted = [slug, defaultSet].map((name) => products.find((product) => product.slug === name))
    const shown = wanted.find((product) => product !== undefined) ?? products[0]
    if (!shown) throw new UpstreamProblem('not_found')
    const [set, product] = await Promise.all([
      calls.get(pathOf(v1.configurator, { id: shown.slug }), {
        schema: provider.Configurator,
      }),
      calls.get(pathOf(v1.product, { slugOrId: shown.slug }), {
        query: { debug: 'quickview' },
        schema: Product,
      }),
    ])
    const siblings = products.filter((sibling) => sibling.slug !== shown.slug)
    return toConfigurator({ requested: slug, set, product, siblings })
  },
})
