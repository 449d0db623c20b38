import { parseWire } from 'shared-types/wire'
import type { z } from 'zod'

/** An answer of the provider, as the calls parse it. */
export const read = <T>(schema: z.ZodType<T>, answer: unknown): T => {
  const parsed = parseWire(schema, answer)
  if (!parsed.success) throw parsed.error
  return parsed.data
}
