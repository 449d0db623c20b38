import type { AdviceQuestion } from 'shared-types/contracts/advice'
import { type AdviceAnswers, writeAdviceAnswers } from 'shared-types/api/advice-answers'

const skipped = 0

/** What is chosen of a question; nothing when it was skipped. */
export const chosenOf = (answers: AdviceAnswers, { id }: Pick<AdviceQuestion, 'id'>): number[] =>
  (answers.get(id) ?? []).filter((answer) => answer !== skipped)

/** Index of the question in sight: the one that the address names, else the first that was not answered. */
export const questionInSight = (
  questions: AdviceQuestion[],
  answers: AdviceAnswers,
  step: number | null,
): number => {
  const last = questions.length - 1
  if (step !== null) return Math.min(step - 1, last)
  const open = questions.findIndex(({ id }) => !answers.has(id))
  return open === -1 ? last : open
}

/** Spec §5: one choice stands alone, where there may be several each is toggled. */
export const choose = (answers: AdviceAnswers, question: AdviceQuestion, answer: number): AdviceAnswers => {
  const before = chosenOf(answers, question)
  const others = before.filter((id) => id !== answer)
  const toggled = others.length < before.length ? others : [...before, answer]
  const chosen = question.isMultiselect ? toggled : [answer]
  const after = new Map(answers)
  if (chosen.length > 0) after.set(question.id, chosen)
  else after.delete(question.id)
  return after
}

/** As if the question had not been asked yet. */
export const withoutChoice = (answers: AdviceAnswers, { id }: AdviceQuestion): AdviceAnswers =>
  new Map([...answers].filter(([question]) => question !== id))

/**
 * What leaving a question makes of the answers. Spec §5: without a choice a skippable one is skipped, any other needs
 * one first (null), but for the last.
 */
export const leave = (
  answers: AdviceAnswers,
  question: AdviceQuestion,
  isLast: boolean,
): AdviceAnswers | null => {
  if (chosenOf(answers, question).length > 0) return answers
  if (question.isSkippable) return new Map([...answers, [question.id, [skipped]]])
  return isLast ? answers : null
}

/** The query of an address: these answers, and which question is in sight (counted from one). */
export const addressQuery = (answers: AdviceAnswers, step: number): string =>
  [writeAdviceAnswers(answers), `vraag=${step}`].filter(Boolean).join('&')

/** Where an advice goes on after these answers, at the first question that is open. */
export const addressOfAdvice = (here: string, answers: AdviceAnswers = new Map()): string =>
  answers.size > 0 ? `${here}?${writeAdviceAnswers(answers)}` : here
