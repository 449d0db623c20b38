import { type Choices, writeChoices } from 'shared-types/configuration'
import type { StoredOption, StoredStep } from '../db/schema/configurator.ts'

/** A question with the answer that was given. */
interface Chosen {
  property: string
  /** How the question is called where it stands alone: of a multi-property step with the name of the step. */
  title: string
  option: StoredOption
}

export interface Configured {
  /** One for every question, in order. */
  chosen: Chosen[]
  /** The same choices are always the same text. */
  boxconfig: string
  extraCents: number
}

interface Question {
  property: string
  title: string
  options: StoredOption[]
}

/** What is asked of a bed: properties without options are not (spec §4). */
const questionsOf = (steps: StoredStep[]): Question[] =>
  steps.flatMap((step) =>
    step.properties
      .filter(({ options }) => options.length > 0)
      .map(({ property, title, options }) => ({
        property,
        title: step.multiProperties ? `${step.title}, ${title.toLowerCase()}` : title,
        options,
      })),
  )

/**
 * The bed that these choices make.
 * @returns instead the properties that nobody asks or whose option there is not (`unknown`), or else the titles of what is still to be chosen by property (`missing`)
 */
export const configure = (
  steps: StoredStep[],
  choices: Choices,
): Configured | { unknown: string[] } | { missing: Record<string, string> } => {
  const questions = questionsOf(steps)
  const isKnown = ([property, id]: [string, string]) =>
    questions.some((one) => one.property === property && one.options.some((option) => option.id === id))
  const unknown = Object.entries(choices).filter((choice) => !isKnown(choice))
  if (unknown.length > 0) return { unknown: unknown.map(([property]) => property) }

  const missing = questions.filter(({ property }) => choices[property] === undefined)
  if (missing.length > 0) {
    return { missing: Object.fromEntries(missing.map(({ property, title }) => [property, title])) }
  }
  const chosen = questions.flatMap(({ property, title, options }) => {
    const option = options.find(({ id }) => id === choices[property])
    return option ? [{ property, title, option }] : []
  })
  return {
    chosen,
    boxconfig: writeChoices(
      choices,
      questions.map(({ property }) => property),
    ),
    extraCents: chosen.reduce((sum, { option }) => sum + option.extraCents, 0),
  }
}
