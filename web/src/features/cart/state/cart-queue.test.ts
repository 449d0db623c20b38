import { expect, test } from 'vitest'
import { enqueue } from './cart-queue.ts'

test('changes run one after another, and only the last response is marked as last', async () => {
  const log: string[] = []
  const change = (name: string, until?: Promise<void>) =>
    enqueue(
      async () => {
        log.push(`${name} starts`)
        await until
        log.push(`${name} ends`)
        return name
      },
      ({ answer, isLast }) => log.push(`${answer} ${isLast ? 'is shown' : 'is outdated'}`),
    )
  const slow = Promise.withResolvers<void>()
  const changes = [change('slow', slow.promise), change('quick')]
  slow.resolve()
  await Promise.all(changes)
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
