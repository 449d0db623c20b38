import type { AdviceQuestion } from 'shared-types/contracts/advice'
import { type AdviceAnswers, writeAdviceAnswers } from 'shared-types/urls/advice-answers'

const skipped = 0

/** The answers chosen for a question; empty if it was skipped. */
export const chosenOf = (answers: AdviceAnswers, { id }: Pick<AdviceQuestion, 'id'>): number[] =>
  (answers.get(id) ?? []).filter((answer) => answer !== skipped)

/** Index of the current question: the one in the URL, else the first without an answer. */
export const currentQuestion = (
  questions: AdviceQuestion[],
  answers: AdviceAnswers,
  step: number | null,
): number => {
  const last = questions.length - 1
  if (step !== null) return Math.min(step - 1, last)
  const open = questions.findIndex(({ id }) => !answers.has(id))
  return open === -1 ? last : open
}

/** Spec §5: a single choice replaces the previous one; with several allowed, each is toggled. */
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

/** The answers without this question's, as before it was shown. */
export const withoutChoice = (answers: AdviceAnswers, { id }: AdviceQuestion): AdviceAnswers =>
  new Map([...answers].filter(([question]) => question !== id))

/**
 * The answers after leaving a question. Spec §5: without a choice, a skippable question is skipped; any other
 * needs a choice (null), except the last.
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

/** The query of a URL: the answers, and the number of the current question (from 1). */
export const addressQuery = (answers: AdviceAnswers, step: number): string =>
  [writeAdviceAnswers(answers), `vraag=${step}`].filter(Boolean).join('&')

/** The URL that continues the advice after these answers, at the first open question. */
export const addressOfAdvice = (here: string, answers: AdviceAnswers = new Map()): string =>
  answers.size > 0 ? `${here}?${writeAdviceAnswers(answers)}` : here

/** The number of products that fit the answers so far, or what to do if there are none. */
export const resultCount = (count: number, isAnswered = true): string => {
  if (count === 0)
    return 'Geen enkel product past bij al deze antwoorden. Ga een vraag terug en kies iets anders.'
  if (!isAnswered) return `${count === 1 ? '1 product' : `${count} producten`} om uit te kiezen.`
  return `${count === 1 ? '1 product past' : `${count} producten passen`} bij je antwoorden.`
}

/** False for the second click of a double click, by its `detail`: it would answer the next question too. */
export const isFirstClick = (detail: number): boolean => detail < 2
