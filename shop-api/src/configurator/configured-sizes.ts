import { type Choices, defaultChoices, writeChoices } from 'shared-types/configuration'
import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { configure, questionsOf } from './configure.ts'

interface ConfiguredSize {
  valueId: number
  choices: string
  extraCents: number
}

/**
 * The default set of a bed in each of its sizes that is a filter value: an option of the question about the size has the
 * slug of the value. A set with an unanswered question has no price, and is left out.
 * @param sizes the filter values of the bed
 */
export const configuredSizes = (
  { steps, defaultConfig }: Pick<Configurator, 'steps' | 'defaultConfig'>,
  sizes: { id: number; slug: string }[],
): ConfiguredSize[] => {
  const questions = questionsOf(steps)
  return sizes.flatMap(({ id, slug }) => {
    const asking = questions.find(({ options }) => options.some((option) => option.id === slug))
    if (!asking) return []
    const size: Choices = { [asking.property]: slug }
    const set = configure(steps, { ...defaultChoices({ defaultConfig }, questions), ...size })
    if (!('chosen' in set)) return []
    return {
      valueId: id,
      choices: writeChoices(size, [asking.property]),
      extraCents: set.extraCents,
    }
  })
}
