import { isChosen, mayOpen } from './step-rules.ts'
import { type Step, wrapped } from './steps.ts'
import { isComplete, type UserConfiguration } from './user-configuration.ts'

/** A message to the shopper (spec §4, §5, §8). */
export interface Notice {
  title: string
  text: string
  /** By default it is an error. */
  kind?: 'info'
}

/** The result of a press: another step, a notice why not, or nothing. */
export type Move = { to: number } | { notice: Notice } | null

interface Walk {
  steps: readonly Step[]
  /** Number of the open step. */
  current: number
  described: UserConfiguration
}

const chooseFirst = ({ title }: Step): Notice => ({ title: 'Selecteer optie', text: `Kies eerst ${title}` })

const notComplete: Notice = { title: 'Order niet compleet', text: 'Selecteer eerst alle opties' }

export const added: Notice = {
  title: 'Toegevoegd',
  text: 'Je kunt je boxspring meteen bestellen',
  kind: 'info',
}

/** Goes to the next step once everything in this one is chosen (spec §4). */
export const pressNext = ({ steps, current, described }: Walk): Move => {
  const step = steps[current - 1]
  if (step && step.type !== 'summary' && !isChosen(step, described)) return { notice: chooseFirst(step) }
  return { to: wrapped(current + 1, steps.length) }
}

export const pressPrevious = ({ current }: Walk): Move => (current > 1 ? { to: current - 1 } : null)

/** Opens a step by its circle or title. */
export const pressStep = (number: number, walk: Walk): Move => {
  const step = walk.steps[number - 1]
  return step && number !== walk.current && mayOpen(step, walk) ? { to: number } : null
}

/** Why this cannot be added to the cart; null if it can (spec §5). */
export const refusalToOrder = ({ steps, described }: Walk): Notice | null =>
  isComplete(steps, described) ? null : notComplete
