import type { AdviceQuestion } from 'shared-types/contracts/advice'
import { describe, expect, it } from 'vitest'
import { addressQuery, choose, leave, currentQuestion, withoutChoice } from './progress.ts'

const question = (id: number, more: Partial<AdviceQuestion> = {}): AdviceQuestion => ({
  id,
  question: 'Hoe slaap jij?',
  explanation: null,
  answers: [],
  isMultiselect: false,
  isSkippable: false,
  ...more,
})
const several = question(3, { isMultiselect: true, isSkippable: true })
const questions = [question(1), question(2), several]

describe('the current question', () => {
  it.each([
    [[], null, 0],
    [[[1, [2]]], null, 1],
    [
      [
        [1, [2]],
        [2, [0]],
        [3, [1]],
      ],
      null,
      2,
    ],
    [[[1, [2]]], 1, 0],
    [[], 3, 2],
    [[], 9, 2],
  ] as [[number, number[]][], number | null, number][])(
    'after %j with step %j in the URL, it is question %i',
    (given, step, index) => expect(currentQuestion(questions, new Map(given), step)).toBe(index),
  )
})

describe('a choice', () => {
  it('replaces the previous one if only one is allowed', () =>
    expect(choose(new Map([[1, [2]]]), question(1), 3)).toEqual(new Map([[1, [3]]])))
  it('is toggled if several are allowed', () => {
    const first = choose(new Map([[3, [0]]]), several, 1)
    const both = choose(first, several, 2)
    expect(both).toEqual(new Map([[3, [1, 2]]]))
    expect(choose(choose(both, several, 1), several, 2)).toEqual(new Map())
  })
  it('can be withdrawn', () => expect(withoutChoice(new Map([[1, [2]]]), question(1))).toEqual(new Map()))
})

describe('leaving a question without a choice', () => {
  it('is refused if the question needs one', () => expect(leave(new Map(), question(1), false)).toBeNull())
  it('skips the question if that is allowed', () =>
    expect(leave(new Map(), several, false)).toEqual(new Map([[3, [0]]])))
  it('is allowed at the last question', () => expect(leave(new Map(), question(1), true)).toEqual(new Map()))
  it('changes nothing if there is a choice', () => {
    const given = new Map([[1, [2]]])
    expect(leave(given, question(1), false)).toBe(given)
  })
})

it('writes equal states as the same URL', () =>
  expect(
    addressQuery(
      new Map([
        [3, [2, 1]],
        [1, [4]],
      ]),
      2,
    ),
  ).toBe('qs1=4&qs3=1&qs3=2&vraag=2'))
