import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Cart } from 'shared-types/contracts/cart'
import { AddConfigurationRequest } from 'shared-types/contracts/configurator'
import * as provider from 'shared-types/contracts/provider/configurator'
import { apiPaths } from 'shared-types/urls/api-paths'
import { v1 } from 'shared-types/contracts/provider/paths'
import { operations } from 'shared-types/openapi/operations'
import { z } from 'zod'
import type { Bff } from '../../context.ts'
import { ApiProblem } from '../../problem.ts'
import { Slug } from '../../public-reads/query-schemas.ts'
import { toPayload } from '../configurator/payload.ts'
import { configurator } from '../configurator/reads.ts'

/** Also for an unknown slug: its page shows the default set, which must not be added instead. */
const noSuchBed = () =>
  new ApiProblem('not_found', { detail: 'Dit bed bestaat niet of wordt niet meer verkocht.' })

/** Adds a configured bed to the shopper's cart, and answers with the whole cart. */
export const configuratorCartRoute =
  ({ shopApi, publicReads }: Bff): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(apiPaths.configuratorCart.pattern, {
      config: { onlyOnce: true },
      schema: {
        operation: operations.addConfiguration,
        params: z.strictObject({ slug: Slug }),
        body: AddConfigurationRequest,
        response: { 200: Cart },
      },
      handler: async (request) => {
        const bed = await publicReads.data(configurator, { slug: request.params.slug })
        if (!bed || bed.isDefaultSet) throw noSuchBed()
        const body = toPayload(bed, request.body)
        const call = { sends: provider.AddConfigurationRequest, body, schema: Cart }
        return shopApi.shopper(request).post(v1.cartConfigurator, call)
      },
    })
  }
