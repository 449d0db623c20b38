import type {
  Configurator,
  ConfiguratorOption,
  ConfiguratorProperty,
  ConfiguratorStepType,
} from 'shared-types/contracts/configurator'

/** A step as the shopper sees it: `number` counts from 1, and every property has options. */
export interface Step {
  number: number
  property: string
  title: string
  type: ConfiguratorStepType
  properties: ConfiguratorProperty[]
}

const summary = { property: 'summary', title: 'Overzicht', type: 'summary' as const, properties: [] }

/** Steps with no options are dropped and the rest renumbered; the summary is appended as the last (spec §4). */
export const stepsOf = ({ steps }: Pick<Configurator, 'steps'>): Step[] =>
  steps
    .map(({ property, title, type, properties }) => ({
      property,
      title,
      type,
      properties: properties.filter(({ options }) => options.length > 0),
    }))
    .filter(({ type, properties }) => type !== 'summary' && properties.length > 0)
    .concat([{ ...summary }])
    .map((step, index) => Object.assign(step, { number: index + 1 }))

/** All properties that must be chosen, in order: the parts of the bed. */
export const partsOf = (steps: readonly Step[]): ConfiguratorProperty[] =>
  steps.flatMap(({ properties }) => properties)

export const optionOf = (
  { options }: ConfiguratorProperty,
  id: string | undefined,
): ConfiguratorOption | undefined => options.find((option) => option.id === id)

/** Going to a step beyond the last wraps to step 1 (spec §4). */
export const wrapped = (number: number, count: number): number =>
  number >= 1 && number <= count ? number : 1

/** The step that opens after leaving the checkout, if the shopper had ordered from step `left` (spec §2). */
export const stepOnReturn = (left: number, count: number): number => (left > 1 ? count : 1)
