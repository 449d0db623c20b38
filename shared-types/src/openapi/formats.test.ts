import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formats, providerFormats } from './formats.ts'

const cases = [...formats, ...providerFormats].flatMap(
  ([schema, { pattern = '', maxLength = 255, examples }]) =>
    examples.map((example) => ({ schema, pattern, maxLength, example })),
)

describe('a documented format', () => {
  it('is the only one of its schema', () => {
    const schemas = formats.map(([schema]) => schema)
    expect(
      formats.filter(([schema], at) => schemas.indexOf(schema) !== at).map(([, format]) => format),
    ).toEqual([])
  })

  it('is `email`, which has no spaces, only where the rule refuses them too', () => {
    const judging = formats.filter(([schema]) => !z.safeParse(schema, 'x').success)
    const lax = judging.filter(([schema]) => z.safeParse(schema, ' zoe@example.org ').success)
    expect(lax.length).toBeGreaterThan(1)
    expect(lax.filter(([, { format }]) => format === 'email')).toEqual([])
  })

  it.each(cases)(
    '$pattern accepts the example $example, as the rule does',
    ({ schema, pattern, maxLength, example }) => {
      expect(z.safeParse(schema, example).error).toBeUndefined()
      expect(example).toMatch(new RegExp(pattern, 'u'))
      expect(example.length).toBeLessThanOrEqual(maxLength)
    },
  )
})
