import type { UserConfiguration } from './user-configuration.ts'
import type { Step } from './steps.ts'

type Described = Pick<UserConfiguration, 'description'>

/** Every property of the step has a choice: 'next' is enabled and its circle has a check mark (spec §4). */
export const isChosen = ({ type, properties }: Step, { description }: Described): boolean =>
  type !== 'summary' && properties.every(({ property }) => description[property] !== undefined)

/** Some of its properties have a choice. The summary counts as chosen once all other steps are complete. */
const hasChoice = (step: Step, steps: readonly Step[], described: Described): boolean =>
  step.type === 'summary'
    ? steps.every((other) => other === step || isChosen(other, described))
    : step.properties.some(({ property }) => described.description[property] !== undefined)

/** Whether a circle or title can be clicked: the step has a choice or precedes the current one (spec §4). */
export const mayOpen = (
  step: Step,
  { steps, current, described }: { steps: readonly Step[]; current: number; described: Described },
): boolean => step.number < current || hasChoice(step, steps, described)

/** The labels chosen in a step; those of a step with several properties are joined with ' / ' (spec §4). */
export const labelOf = ({ properties }: Step, { description }: Described): string =>
  properties.flatMap(({ property }) => description[property] ?? []).join(' / ')

/** If only one step exists, the progress bar is hidden on small screens (spec §4). */
export const hidesProgressWhenSmall = (steps: readonly Step[]): boolean => steps.length === 1
