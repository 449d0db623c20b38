import type { Configurator } from 'shared-types/api/configurator'
import { type Choices, readChoices } from 'shared-types/configuration'
import { optionOf, partsOf, type Step } from './steps.ts'

/**
 * Choices overlaid with presets, `property:id|…` as an address has them. Pairs that this configurator does not know
 * are ignored, the rest is applied; which step is open is not asked (spec §4).
 */
export const withPresets = (steps: readonly Step[], choices: Choices, presets: string): Choices => {
  const wanted = readChoices(presets)
  const known = partsOf(steps).flatMap((part) => {
    const option = optionOf(part, wanted[part.property])
    return option ? [[part.property, option.id]] : []
  })
  return { ...choices, ...Object.fromEntries(known) }
}

/** The default option of every property: `defaultConfig` is dash separated, and its first two items are dropped (spec §3). */
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
