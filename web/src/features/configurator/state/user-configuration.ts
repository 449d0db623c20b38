import type { Choices } from 'shared-types/configuration'
import type { Cents } from 'shared-types/money'
import { optionOf, partsOf, type Step } from './steps.ts'

/** The configuration of a bed (spec §3): option id, label and supplement, each by property. */
export interface UserConfiguration {
  parts: Choices
  description: Record<string, string>
  extra: Record<string, Cents>
}

/** The labels and supplements of the chosen options. Omits choices that this configurator does not know. */
export const describeChoices = (steps: readonly Step[], choices: Choices): UserConfiguration => {
  const chosen = partsOf(steps).flatMap((part) => {
    const option = optionOf(part, choices[part.property])
    return option ? [{ property: part.property, option }] : []
  })
  const byProperty = <T>(value: (at: (typeof chosen)[number]) => T): Record<string, T> =>
    Object.fromEntries(chosen.map((at) => [at.property, value(at)]))
  return {
    parts: byProperty(({ option }) => option.id),
    description: byProperty(({ option }) => option.btnText),
    extra: byProperty(({ option }) => option.extra),
  }
}

/** Whether every part is chosen and no description is empty (spec §4). */
export const isComplete = (
  steps: readonly Step[],
  { parts, description }: Pick<UserConfiguration, 'parts' | 'description'>,
): boolean => {
  const descriptions = Object.values(description)
  const count = partsOf(steps).length
  return (
    Object.keys(parts).length === count &&
    descriptions.length === count &&
    descriptions.every((label) => label.trim() !== '')
  )
}

/** The base price plus the sum of the chosen extras (spec §9). */
export const priceOf = (basePrice: Cents, { extra }: Pick<UserConfiguration, 'extra'>): Cents =>
  Object.values(extra).reduce((sum, supplement) => sum + supplement, basePrice)
