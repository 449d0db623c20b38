import type { Response } from 'supertest'
import { wire, type WireOf } from 'shared-types/wire'
import { z } from 'zod'

/** An answer of `/v1` as received, after checking that it is the wire form of this contract. */
export const readAnswer = <S extends z.ZodType>(schema: S, { body }: Pick<Response, 'body'>): WireOf<S> => {
  z.parse(wire(schema), body)
  return body
}
