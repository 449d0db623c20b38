import { readAdviceAnswers, writeAdviceAnswers } from './advice-answers.ts'

const word = 'keuzehulp'

/** The category of an advice path: `dekbed` for `dekbed/keuzehulp`. Null for any other path. */
export const advisedCategory = (path: string): string | null => {
  const segments = path.split('/').filter(Boolean)
  return segments.length > 1 && segments.at(-1) === word ? segments.slice(0, -1).join('/') : null
}

export const advicePath = (category: string): string => `${category}/${word}`

/** The number of the question that is shown, from one; null if the URL does not name it. */
export const adviceStep = (query: string): number | null => {
  const said = new URLSearchParams(query).get('vraag') ?? ''
  return /^[1-9]\d?$/.test(said) ? Number(said) : null
}

/** The part of a query that changes the advice, in its canonical spelling. */
export const adviceQuery = (query: string): string => {
  const step = adviceStep(query)
  const answers = writeAdviceAnswers(readAdviceAnswers(query))
  return [answers, step === null ? '' : `vraag=${step}`].filter(Boolean).join('&')
}
