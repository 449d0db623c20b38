import type { ConfiguratorChange } from 'shared-types/contracts/admin/assortment/configurators'
import type { ConfiguratorStep } from 'shared-types/contracts/configurator'
import type { FieldMessages } from 'shared-types/errors'
import { questionsOf } from '../../configurator/configure.ts'

type Question = ConfiguratorChange['questions'][number]

/** That of the dearest article. */
const highestPriceCents = 9_999_999

const idsOf = (options: { id: string }[]) =>
  options
    .map(({ id }) => id)
    .toSorted()
    .join()

/** Whether a change names every option of these steps once, and no others. */
export const hasSameOptions = (steps: ConfiguratorStep[], questions: Question[]): boolean => {
  const known = questionsOf(steps)
  return (
    known.length === questions.length &&
    known.every(({ property, options }, index) => {
      const given = questions[index]
      return given?.property === property && idsOf(given.options) === idsOf(options)
    })
  )
}

const mistakesInQuestion = ({ defaultId, options }: Question, path: string): FieldMessages => {
  const visible = options.filter((option) => option.visible)
  if (visible.length === 0) {
    return {
      [`${path}.defaultId`]: 'Laat minstens één keuze zichtbaar: zonder is er geen bed samen te stellen.',
    }
  }
  const chosen = visible.find(({ id }) => id === defaultId)
  const twice = options.findIndex(({ btnText }, index) =>
    options.slice(0, index).some((other) => other.btnText.toLowerCase() === btnText.toLowerCase()),
  )
  return {
    ...(!chosen && { [`${path}.defaultId`]: 'De standaardkeuze is verborgen. Kies een zichtbare.' }),
    ...(chosen &&
      chosen.extra > 0 && {
        [`${path}.defaultId`]: 'De standaardkeuze heeft geen meerprijs: die zit in de prijs van het product.',
      }),
    ...(twice >= 0 && {
      [`${path}.options.${twice}.btnText`]: 'Deze vraag heeft al een keuze met deze naam.',
    }),
  }
}

const highestExtra = ({ options }: Question) =>
  Math.max(0, ...options.filter(({ visible }) => visible).map(({ extra }) => extra))

/**
 * Why these options cannot be sold, by field path.
 * @param basePriceCents the price of the product without supplements
 */
export const mistakesInOptions = (questions: Question[], basePriceCents: number): FieldMessages => {
  const mistakes: FieldMessages = Object.assign(
    {},
    ...questions.map((question, index) => mistakesInQuestion(question, `questions.${index}`)),
  )
  const dearest = questions.reduce((sum, question) => sum + highestExtra(question), basePriceCents)
  return dearest > highestPriceCents && questions.length > 0
    ? { 'questions.0.defaultId': 'De duurste combinatie kost meer dan € 99.999,99.', ...mistakes }
    : mistakes
}

/** The steps with the texts, supplements and order of a change that has the same options. */
export const changedSteps = (steps: ConfiguratorStep[], questions: Question[]): ConfiguratorStep[] =>
  steps.map((step) => ({
    ...step,
    properties: step.properties.map((property) => {
      const given = questions.find((question) => question.property === property.property)
      const options = (given?.options ?? []).flatMap(({ id, btnText, btnSubText, label, text, extra }) => {
        const stored = property.options.find((option) => option.id === id)
        const texts = { btnSubText: btnSubText || null, label: label || null, text: text || null }
        return stored ? [{ ...stored, ...texts, btnText, extra }] : []
      })
      return { ...property, options }
    }),
  }))

/** Written as choices, as the configurator stores them. */
export const hiddenOptions = (questions: Question[]): string[] =>
  questions.flatMap(({ property, options }) =>
    options.filter(({ visible }) => !visible).map(({ id }) => `${property}:${id}`),
  )

/** The default of each question, after the two parts that name the bed (spec §3). */
export const changedDefaults = (defaultConfig: string, questions: Question[]): string =>
  [...defaultConfig.split('-').slice(0, 2), ...questions.map(({ defaultId }) => defaultId)].join('-')
