import { type Choices, readChoices } from 'shared-types/configuration'
import { optionOf, partsOf, type Step } from './steps.ts'

/**
 * Overlays choices with presets, written as `property:id|…` in the URL. Pairs that this configurator does not
 * know are ignored, the rest is applied; the open step does not matter (spec §4).
 */
export const withPresets = (steps: readonly Step[], choices: Choices, presets: string): Choices => {
  const wanted = readChoices(presets)
  const known = partsOf(steps).flatMap((part) => {
    const option = optionOf(part, wanted[part.property])
    return option ? [[part.property, option.id]] : []
  })
  return { ...choices, ...Object.fromEntries(known) }
}
