import type { z } from 'zod'
import type { ShopApi, ShopperRequest } from './shop-api.ts'

/** The handler of a route whose body is posted to the provider as it is. */
export const forwardBody =
  <T, B>(shopApi: ShopApi, path: string, { sends, schema }: { sends: z.ZodType<B>; schema: z.ZodType<T> }) =>
  (request: ShopperRequest & { body: NoInfer<B> }): Promise<T> =>
    shopApi.shopper(request).post(path, { sends, body: request.body, schema })
