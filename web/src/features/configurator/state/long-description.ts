import type { Cents } from 'shared-types/money'
import type { UserConfiguration } from './user-configuration.ts'
import type { Step } from './steps.ts'

/** One line of the summary (spec §3). Not editable if there is only one option. */
interface LongDescription {
  id: string
  type: string
  value: string
  extra: Cents
  editable: boolean
  /** The step in which it is chosen. */
  step: number
}

/** All parts of this bed, in order; `value` is empty for what is not chosen yet. */
export const longDescription = (
  steps: readonly Step[],
  { description, extra }: Pick<UserConfiguration, 'description' | 'extra'>,
): LongDescription[] =>
  steps.flatMap(({ number, title: stepTitle, properties }) =>
    properties.map(({ property, title, options }) => ({
      id: property,
      type: properties.length > 1 ? `${stepTitle}, ${title.toLowerCase()}` : stepTitle,
      value: description[property] ?? '',
      extra: extra[property] ?? 0,
      editable: options.length > 1,
      step: number,
    })),
  )
