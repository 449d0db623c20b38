import { boxconfigId, type Choices } from 'shared-types/configuration'
import { optionOf, partsOf, type Step } from './steps.ts'

const chosenOptions = (steps: readonly Step[], choices: Choices) =>
  partsOf(steps).flatMap((part) => optionOf(part, choices[part.property]) ?? [])

/** The variant id of the chosen options: article and variant of each (xpoId, xpoVarId; spec §4). */
export const variantIdOf = (steps: readonly Step[], choices: Choices): string =>
  boxconfigId(chosenOptions(steps, choices))

/** The codes of the visible choices, for `renderPath`; the default applies where nothing is chosen. */
export const codesOf = (steps: readonly Step[], choices: Choices, defaults: Choices): string[] =>
  chosenOptions(steps, { ...defaults, ...choices }).flatMap(({ code }) => code ?? [])
