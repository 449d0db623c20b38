import { expect, it } from 'vitest'
import { isSaved } from './is-saved.ts'

const record = {
  id: 7,
  version: 4,
  title: 'Bedden',
  note: null,
  categoryIds: [1, 2],
  questions: [{ id: 'a', text: 'Hoe groot?', answers: [] }],
}
const sent = {
  version: 3,
  title: ' Bedden ',
  note: '',
  categoryIds: [1, 2],
  questions: [{ id: null, text: 'Hoe groot?' }],
}

it('a record with all that was sent is saved, with a later version, trimmed texts and new ids', () => {
  expect(isSaved(record, sent)).toBe(true)
})

it.each([
  { title: 'Dekens' },
  { note: 'Nieuw' },
  { categoryIds: [1] },
  { categoryIds: [2, 1] },
  { categoryIds: [] },
  { questions: [{ id: 'b', text: 'Hoe groot?' }] },
  { questions: [{ id: null, text: 'Hoe zacht?' }] },
  { title: null },
])('a record is not saved when %j differs', (difference) => {
  expect(isSaved(record, { ...sent, ...difference })).toBe(false)
})
