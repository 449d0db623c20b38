import type { Configurator } from 'shared-types/contracts/configurator'
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

/** The default options: `defaultConfig` is separated by dashes; its first two items are dropped (spec §3). */
export const defaultChoices = (
  { defaultConfig }: Pick<Configurator, 'defaultConfig'>,
  steps: readonly Step[],
): Choices => {
  const ids = defaultConfig.split('-').slice(2)
  const known = partsOf(steps).flatMap((part, index) => {
    const option = optionOf(part, ids[index])
    return option ? [[part.property, option.id]] : []
  })
  return Object.fromEntries(known)
}
