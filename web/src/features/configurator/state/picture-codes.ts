import type { Choices } from 'shared-types/configuration'
import { optionOf, partsOf, type Step } from './steps.ts'

/** The codes of the visible choices, for `renderPath`; the default applies where nothing is chosen. */
export const codesOf = (steps: readonly Step[], choices: Choices, defaults: Choices): string[] =>
  partsOf(steps).flatMap((part) => {
    const id = choices[part.property] ?? defaults[part.property]
    return optionOf(part, id)?.code ?? []
  })
