import { expect, test } from 'vitest'
import { finish } from './answer.ts'

const json = { status: 200, type: 'application/json' } as const

/** A text of this length that compresses to about a third. */
const textOf = (length: number) =>
  Array.from({ length }, (_, at) => (at * at * 2_654_435_761).toString(36).at(-1)).join('')

test.each([200, 5_000, 30_000, 200_000])(
  'an answer of %i bytes holds no more memory than its bytes',
  async (length) => {
    const answer = finish(textOf(length), json)
    const text = await answer.identity()
    expect(text.buffer.byteLength).toBe(length)
    for (const compression of ['gzip', 'br'] as const) {
      const bytes = await answer.compressed?.(compression)
      expect(bytes?.buffer.byteLength).toBe(bytes?.length)
    }
  },
)
