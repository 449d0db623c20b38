import { boxconfigId, type Choices } from 'shared-types/configuration'
import { optionOf, partsOf, type Step } from './steps.ts'

const chosenOptions = (steps: readonly Step[], choices: Choices) =>
  partsOf(steps).flatMap((part) => optionOf(part, choices[part.property]) ?? [])

/** The variant that the chosen options make together: article and variant of each (xpoId, xpoVarId; spec §4). */
export const variantIdOf = (steps: readonly Step[], choices: Choices): string =>
  boxconfigId(chosenOptions(steps, choices))

/** What can be seen of the choices, for `renderPath`; where nothing is chosen yet the default stands in. */
export const codesOf = (steps: readonly Step[], choices: Choices, defaults: Choices): string[] =>
  chosenOptions(steps, { ...defaults, ...choices }).flatMap(({ code }) => code ?? [])
