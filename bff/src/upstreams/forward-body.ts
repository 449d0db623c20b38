import type { z } from 'zod'
import { refusedAs, type OtherNames } from './refused-fields.ts'
import type { ShopApi, ShopperRequest } from './shop-api.ts'

/** The handler of a route whose body is posted to the provider as it is. */
export const forwardBody =
  <T, B>(shopApi: ShopApi, path: string, { sends, schema }: { sends: z.ZodType<B>; schema: z.ZodType<T> }) =>
  (request: ShopperRequest & { body: NoInfer<B> }): Promise<T> =>
    shopApi.shopper(request).post(path, { sends, body: request.body, schema })

interface FormCall<Form, Sent, T> {
  kind?: 'hashing'
  sends: z.ZodType<Sent>
  schema: z.ZodType<T>
  /** Converts the form to the request. */
  from: (form: Form) => Sent
  names: OtherNames<Form, Sent>
}

/** The handler of a route whose body is a form: converted for the provider, with refusals at the form's fields. */
export const forwardForm =
  <Form, Sent, T>(
    shopApi: ShopApi,
    method: 'post' | 'put' | 'delete',
    path: string,
    { from, names, ...call }: FormCall<Form, Sent, T>,
  ) =>
  (request: ShopperRequest & { body: NoInfer<Form> }): Promise<T> =>
    shopApi.shopper(request)[method](path, {
      ...call,
      body: from(request.body),
      refusedAs: refusedAs<Form, Sent>(names),
    })

interface MessageCall<Sent, T> {
  sends: z.ZodType<Sent>
  schema: z.ZodType<T>
  thanks: T
}

/** The handler of a form with a honeypot: a bot gets the same answer but nothing is sent, so that the answer reveals nothing. */
export const forwardUnlessBot =
  <Sent, T>(shopApi: ShopApi, path: string, { thanks, ...call }: MessageCall<Sent, T>) =>
  async (request: ShopperRequest & { body: NoInfer<Sent> & { website: string } }): Promise<T> => {
    const { website, ...message } = request.body
    if (website !== '') return thanks
    // The form has the fields of the message, which the provider's contract checks again.
    return shopApi.shopper(request).post(path, { ...call, body: message as Sent })
  }
