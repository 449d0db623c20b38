import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Configurator } from 'shared-types/api/configurator'
import type { Cents } from 'shared-types/money'
import { codesOf } from './articles.ts'
import { storedChoices } from './stored-choices.ts'
import { leftFrom } from './left-to-order.ts'
import { defaultChoices, withPresets } from './presets.ts'
import { stepNumber, stepOnReturn, stepsOf } from './steps.ts'
import { describeChoices, isComplete, priceOf } from './user-configuration.ts'

const never = () => () => {}

/** What the address says. The server knows no presets: its page is the same for everyone. */
export interface Asked {
  step: string | undefined
  presets: string
  /** The line of the cart that is being changed; 0 for a new bed. */
  line: number
}

/** What the picture shows before anything is chosen. */
export const defaultCodes = (configurator: Configurator): string[] => {
  const steps = stepsOf(configurator)
  return codesOf(steps, {}, defaultChoices(configurator, steps))
}

/** Everything that the screen shows: what is chosen, in this browser and by the address, and what follows from it. */
export const useConfiguring = (configurator: Configurator, { step, presets, line }: Asked) => {
  const { slug, basePrice } = configurator
  const steps = stepsOf(configurator)
  const defaults = defaultChoices(configurator, steps)
  const kept = storedChoices(slug)
  const { parts, settled, absorbed } = useStore(kept.store)
  const left = useSyncExternalStore(
    never,
    () => leftFrom(slug),
    () => 0,
  )
  const given = useSyncExternalStore(
    never,
    () => presets,
    () => '',
  )
  const isGiven = given !== '' && given !== absorbed

  const chosen = isGiven ? withPresets(steps, parts, given) : parts
  const described = describeChoices(steps, isGiven ? chosen : settled)
  // A shopper who comes back, or changes the bed in the cart, goes on where they left; any other link shows what it has
  // from the beginning.
  const comesBack = given === '' || line !== 0
  const current =
    step === undefined && left > 0 && comesBack
      ? stepOnReturn(left, steps.length)
      : stepNumber(step, steps.length)

  /** What the address brought becomes the shopper's own with the first thing they do. */
  const takeOver = () => {
    if (isGiven) kept.absorb(chosen, given)
  }
  return {
    steps,
    current,
    /** As pressed. */
    chosen,
    /** As shown. */
    described,
    price: priceOf(basePrice, described),
    isComplete: isComplete(steps, described),
    codes: codesOf(steps, described.parts, defaults),
    /** Of the picture with one choice made otherwise. */
    codesWith: (property: string, id: string) =>
      codesOf(steps, { ...described.parts, [property]: id }, defaults),
    /** What the bed costs once this is chosen, when nothing is left to choose after it and something was before. */
    completedBy: (property: string, id: string): Cents | null => {
      if (isComplete(steps, describeChoices(steps, chosen))) return null
      const next = describeChoices(steps, { ...chosen, [property]: id })
      return isComplete(steps, next) ? priceOf(basePrice, next) : null
    },
    takeOver,
    choose: (property: string, id: string) => {
      takeOver()
      kept.choose(property, id)
    },
    startAgain: () => {
      takeOver()
      kept.clear()
    },
  }
}

export type Configuring = ReturnType<typeof useConfiguring>
