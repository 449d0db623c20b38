import { expect, test } from 'vitest'
import { enqueue } from './cart-queue.ts'

test('changes run one after another, and only the last response is marked as last', async () => {
  const log: string[] = []
  const change = (name: string, ms: number) =>
    enqueue(
      async () => {
        log.push(`${name} starts`)
        await new Promise((resolve) => setTimeout(resolve, ms))
        log.push(`${name} ends`)
        return name
      },
      ({ answer, isLast }) => log.push(`${answer} ${isLast ? 'is shown' : 'is outdated'}`),
    )
  await Promise.all([change('slow', 15), change('quick', 1)])
  expect(log).toEqual([
    'slow starts',
    'slow ends',
    'slow is outdated',
    'quick starts',
    'quick ends',
    'quick is shown',
  ])
})

test('a refusal is thrown to its caller and does not block the next change', async () => {
  const outcomes: unknown[] = []
  const refused = enqueue(
    () => Promise.reject(new Error('op')),
    (outcome) => outcomes.push(outcome),
  )
  const next = enqueue(
    () => Promise.resolve('cart'),
    (outcome) => outcomes.push(outcome),
  )
  await expect(refused).rejects.toThrow('op')
  await expect(next).resolves.toBe('cart')
  expect(outcomes).toEqual([
    { answer: undefined, isLast: false },
    { answer: 'cart', isLast: true },
  ])
})
