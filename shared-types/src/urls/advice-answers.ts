/** The ids of the answers by the id of their question; only 0 for a skipped question. */
export type AdviceAnswers = ReadonlyMap<number, readonly number[]>

const key = /^qs([1-9]\d{0,5})$/
const value = /^(0|[1-9]\d{0,5})$/

const isSound = ([name, said]: [string, string]) => key.test(name) && value.test(said)

/** Whether everything in a query is an answer: `qs1=3&qs2=0&qs3=1&qs3=2`. */
export const isAdviceQuery = (query: string): boolean => [...new URLSearchParams(query)].every(isSound)

/** The answers in a query, as a form sends them. Other keys are ignored. */
export const readAdviceAnswers = (query: string): AdviceAnswers => {
  const answers = new Map<number, number[]>()
  for (const [name, said] of [...new URLSearchParams(query)].filter(isSound)) {
    const question = Number(key.exec(name)?.[1])
    answers.set(question, [...(answers.get(question) ?? []), Number(said)])
  }
  return answers
}

/** The canonical spelling, sorted and without duplicates, so that the same answers have the same URL. */
export const writeAdviceAnswers = (answers: AdviceAnswers): string =>
  new URLSearchParams(
    [...answers]
      .toSorted(([left], [right]) => left - right)
      .flatMap(([question, given]) => {
        const ids = [...new Set(given)].toSorted((left, right) => left - right)
        return ids.filter((id) => id !== 0 || ids.length === 1).map((id) => [`qs${question}`, String(id)])
      }),
  ).toString()
