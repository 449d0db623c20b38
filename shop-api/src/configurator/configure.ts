import { type Choices, writeChoices } from 'shared-types/configuration'
import type { ConfiguratorOption, ConfiguratorStep } from 'shared-types/contracts/configurator'

/** A question with its chosen option. */
interface Chosen {
  property: string
  /** The full title of the question: for a step with several properties it includes the step's title. */
  title: string
  option: ConfiguratorOption
}

export interface Configured {
  /** One for each question, in order. */
  chosen: Chosen[]
  /** Canonical text: the same choices always give the same text. */
  boxconfig: string
  extraCents: number
}

interface Question {
  property: string
  title: string
  options: ConfiguratorOption[]
}

/** The questions of a bed: properties without options are omitted (spec §4). */
export const questionsOf = (steps: ConfiguratorStep[]): Question[] =>
  steps.flatMap((step) =>
    step.properties
      .filter(({ options }) => options.length > 0)
      .map(({ property, title, options }) => ({
        property,
        title: step.multiProperties ? `${step.title}, ${title.toLowerCase()}` : title,
        options,
      })),
  )

/** The steps without hidden options, each written as a choice: `storage:kist`. */
export const visibleSteps = (steps: ConfiguratorStep[], hidden: string[]): ConfiguratorStep[] =>
  steps.map((step) => ({
    ...step,
    properties: step.properties.map((property) => ({
      ...property,
      options: property.options.filter(({ id }) => !hidden.includes(`${property.property}:${id}`)),
    })),
  }))

/**
 * The configured bed for these choices.
 * @returns otherwise the properties that are unknown or whose option is unknown (`unknown`), or the titles of
 * unanswered questions, by property (`missing`)
 */
export const configure = (
  steps: ConfiguratorStep[],
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
    extraCents: chosen.reduce((sum, { option }) => sum + option.extra, 0),
  }
}
