import * as api from 'shared-types/api/configurator'
import { apiPaths } from 'shared-types/urls/api-paths'
import { defaultSet } from 'shared-types/configuration'
import { Product } from 'shared-types/contracts/provider/catalog'
import * as v1 from 'shared-types/v1/configurator'
import { z } from 'zod'
import { Slug } from '../../public-reads/query-schemas.ts'
import { publicRead } from '../../public-reads/public-read.ts'
import { UpstreamProblem } from '../../upstreams/upstream-problem.ts'
import { reshapeConfigurator } from './reshape.ts'

export const configurator = publicRead({
  url: '/api/configurator/:slug',
  id: 'getConfigurator',
  summary: 'Get what can be chosen of a bed, and what each choice costs',
  params: z.object({ slug: Slug }),
  answer: api.Configurator,
  freshFor: 30_000,
  address: ({ slug }) => apiPaths.configurator(slug),
  ask: async (calls, { slug }) => {
    const { products } = await calls.get('/v1/catalog/configurators', { schema: v1.ConfigurableProducts })
    const wanted = [slug, defaultSet].map((name) => products.find((product) => product.slug === name))
    const shown = wanted.find((product) => product !== undefined) ?? products[0]
    if (!shown) throw new UpstreamProblem('not_found')
    const [data, product] = await Promise.all([
      calls.get(`/v1/catalog/configurator/${encodeURIComponent(shown.slug)}`, { schema: v1.Configurator }),
      calls.get(`/v1/catalog/product/${encodeURIComponent(shown.slug)}`, {
        query: { debug: 'quickview' },
        schema: Product,
      }),
    ])
    const siblings = products.filter((sibling) => sibling.slug !== shown.slug)
    return reshapeConfigurator({ asked: slug, data, product, siblings })
  },
})
