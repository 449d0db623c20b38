import type { ConfiguratorChange } from 'shared-types/contracts/admin/assortment/configurators'
import type {
  ConfiguratorOption,
  ConfiguratorProperty,
  ConfiguratorStep,
} from 'shared-types/contracts/configurator'
import type { FieldMessages } from 'shared-types/errors'
import { slugOf } from 'shared-types/urls/slug'
import { questionsOf } from '../../configurator/configure.ts'

type Question = ConfiguratorChange['questions'][number]

/** The price of an article is limited to this. */
const highestPriceCents = 9_999_999

/** The name of an option as an id: a size such as '160 x 210 cm' becomes `160x210`, like the filter value. */
const idOf = (btnText: string): string => {
  const [, width, length] = /^\s*(\d+)\s*[x×]\s*(\d+)(?:\s*cm)?\s*$/i.exec(btnText) ?? []
  return width ? `${width}x${length}` : slugOf(btnText, 40).replaceAll('-', '')
}

type KnownQuestion = Omit<Question, 'options'> & {
  options: (Question['options'][number] & { id: string })[]
}

/** The questions with an id for each new option. */
export const withIds = (questions: Question[]): KnownQuestion[] =>
  questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({ ...option, id: option.id ?? idOf(option.btnText) })),
  }))

/** Whether a change has the questions of these steps, and for each only new options and its stored ones, none twice. */
export const hasSameQuestions = (steps: ConfiguratorStep[], questions: Question[]): boolean => {
  const known = questionsOf(steps)
  return (
    known.length === questions.length &&
    known.every(({ property, options }, index) => {
      const given = questions[index]
      const ids = (given?.options ?? []).flatMap(({ id }) => id ?? [])
      return (
        given?.property === property &&
        new Set(ids).size === ids.length &&
        ids.every((id) => options.some((option) => option.id === id)) &&
        given.options.every(({ id, added }) => (id === null) === (added !== null))
      )
    })
  )
}

/** The options that a change leaves out, each written as a choice: `storage:kist`. */
export const removedOptions = (
  steps: ConfiguratorStep[],
  questions: KnownQuestion[],
): { choice: string; name: string; path: string }[] =>
  questionsOf(steps).flatMap(({ property, options }, index) => {
    const left = questions[index]?.options ?? []
    return options
      .filter(({ id }) => left.every((option) => option.id !== id || option.added !== null))
      .map(({ id, btnText }) => ({
        choice: `${property}:${id}`,
        name: btnText,
        path: `questions.${index}.defaultId`,
      }))
  })

const mistakesInAdded = (
  { options }: KnownQuestion,
  path: string,
  stored: { id: string; code: string | null }[],
): FieldMessages => {
  const hasPictures = stored.some(({ code }) => code !== null)
  return Object.assign(
    {},
    ...options.map(({ id, added }, index) => {
      if (!added) return {}
      const at = `${path}.options.${index}`
      if (id === '') return { [`${at}.btnText`]: 'Gebruik in de naam ook letters of cijfers.' }
      if (options.some((other, before) => other.id === id && before !== index))
        return { [`${at}.btnText`]: 'Deze naam lijkt te veel op die van een andere keuze.' }
      const isKnown = stored.some((option) => option.id === added.pictureOf)
      if (added.pictureOf === null ? hasPictures : !isKnown)
        return { [`${at}.added.pictureOf`]: 'Kies de keuze waarvan deze de foto krijgt.' }
      return {}
    }),
  )
}

const mistakesInQuestion = ({ defaultId, options }: KnownQuestion, path: string): FieldMessages => {
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

const highestExtra = ({ options }: KnownQuestion) =>
  Math.max(0, ...options.filter(({ visible }) => visible).map(({ extra }) => extra))

/**
 * Why these options cannot be sold, by field path.
 * @param steps as stored
 * @param basePriceCents the price of the product without supplements
 */
export const mistakesInOptions = (
  steps: ConfiguratorStep[],
  questions: KnownQuestion[],
  basePriceCents: number,
): FieldMessages => {
  const stored = questionsOf(steps)
  const mistakes: FieldMessages = Object.assign(
    {},
    ...questions.flatMap((question, index) => [
      mistakesInAdded(question, `questions.${index}`, stored[index]?.options ?? []),
      mistakesInQuestion(question, `questions.${index}`),
    ]),
  )
  const dearest = questions.reduce((sum, question) => sum + highestExtra(question), basePriceCents)
  return dearest > highestPriceCents && questions.length > 0
    ? { 'questions.0.defaultId': 'De duurste combinatie kost meer dan € 99.999,99.', ...mistakes }
    : mistakes
}

/**
 * The supplements that a change raises, by field path. The old price of a configured bed has its supplements of now, so
 * none goes up while the bed is reduced or is going to be: that bed never had that old price (art. 5a Besluit
 * prijsaanduiding producten). After a raise, `oldPrice` gives no old price to a reduction within 30 days.
 */
export const raisedExtras = (steps: ConfiguratorStep[], questions: KnownQuestion[]): FieldMessages => {
  const stored = questionsOf(steps)
  return Object.fromEntries(
    questions.flatMap(({ options }, index) =>
      options.flatMap(({ id, extra }, at) => {
        const before = stored[index]?.options.find((option) => option.id === id)?.extra ?? 0
        return extra > before
          ? [
              [
                `questions.${index}.options.${at}.extra`,
                'Het bed is afgeprijsd, of wordt dat binnenkort. Een meerprijs kan pas daarna omhoog: de oude prijs klopt anders niet.',
              ],
            ]
          : []
      }),
    ),
  )
}

/** A new option has the picture of another one. */
const newOption = (
  property: ConfiguratorProperty,
  id: string,
  { pictureOf, xpoId, xpoVarId }: NonNullable<Question['options'][number]['added']>,
): Omit<ConfiguratorOption, 'btnText' | 'btnSubText' | 'label' | 'text' | 'extra'> => {
  const { code = null, image = null } = property.options.find((option) => option.id === pictureOf) ?? {}
  return { id, btnId: `${property.property}-${id}`, xpoId, xpoVarId, code, image }
}

/** The steps with the options of a change, in its order. */
export const changedSteps = (steps: ConfiguratorStep[], questions: KnownQuestion[]): ConfiguratorStep[] =>
  steps.map((step) => ({
    ...step,
    properties: step.properties.map((property) => {
      const given = questions.find((question) => question.property === property.property)
      const options = (given?.options ?? []).flatMap(
        ({ id, added, btnText, btnSubText, label, text, extra }): ConfiguratorOption[] => {
          const stored = added
            ? newOption(property, id, added)
            : property.options.find((option) => option.id === id)
          const texts = { btnSubText: btnSubText || null, label: label || null, text: text || null }
          return stored ? [{ ...stored, ...texts, btnText, extra }] : []
        },
      )
      return { ...property, options }
    }),
  }))

/** Written as choices, as the configurator stores them. */
export const hiddenOptions = (questions: KnownQuestion[]): string[] =>
  questions.flatMap(({ property, options }) =>
    options.filter(({ visible }) => !visible).map(({ id }) => `${property}:${id}`),
  )

/** The default of each question, after the two parts that name the bed (spec §3). */
export const changedDefaults = (defaultConfig: string, questions: KnownQuestion[]): string =>
  [...defaultConfig.split('-').slice(0, 2), ...questions.map(({ defaultId }) => defaultId)].join('-')
