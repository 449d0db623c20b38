import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Configurator } from 'shared-types/contracts/configurator'
import type { ConfiguratorState } from 'shared-types/urls/configurator-url'
import { defaultChoices } from 'shared-types/configuration'
import type { Cents } from 'shared-types/money'
import { codesOf } from './picture-codes.ts'
import { storedChoices } from './stored-choices.ts'
import { forgetStepBeforeOrder, stepBeforeOrder } from './step-before-order.ts'
import { withPresets } from './presets.ts'
import { partsOf, stepOnReturn, stepsOf, wrapped } from './steps.ts'
import { describeChoices, isComplete, priceOf } from './user-configuration.ts'

const never = () => () => {}

/** The codes that the picture shows before any choice. */
export const defaultCodes = (configurator: Configurator): string[] => {
  const steps = stepsOf(configurator)
  return codesOf(steps, {}, defaultChoices(configurator, partsOf(steps)))
}

/** A key of this visit to the page: the next visit to the same link applies its choices again. */
const useVisit = (given: string): string => {
  const { key, hash } = useLocation()
  const action = useNavigationType()
  const [visit, setVisit] = useState(key)
  // Steps, links within the page and changes of its URL do not start another visit.
  if (key !== visit && given !== '' && hash === '' && action !== 'REPLACE') setVisit(key)
  return visit
}

/**
 * Everything that the page shows: the choices of local storage and the URL, and what follows from them. The server ignores
 * the options of the URL: its page is the same for everyone.
 */
export const useConfiguring = (configurator: Configurator, { step, options, line }: ConfiguratorState) => {
  const { slug, basePrice } = configurator
  const steps = stepsOf(configurator)
  const defaults = defaultChoices(configurator, partsOf(steps))
  const stored = storedChoices(slug)
  const { parts, settled, absorbed } = useStore(stored.store)
  const left = useSyncExternalStore(
    never,
    () => stepBeforeOrder(slug),
    () => 0,
  )
  const given = useSyncExternalStore(
    never,
    () => options,
    () => '',
  )
  const presets = `${useVisit(given)} ${given}`
  const isGiven = given !== '' && presets !== absorbed

  const chosen = isGiven ? withPresets(steps, parts, given) : parts
  const described = describeChoices(steps, isGiven ? chosen : settled)
  // On return, or when changing the bed in the cart, the shopper continues at the last step; any other link
  // starts at the first.
  const isReturning = given === '' || line !== 0
  const current =
    step === null && left > 0 && isReturning
      ? stepOnReturn(left, steps.length)
      : wrapped(step ?? 1, steps.length)

  /** The first action of the shopper saves the choices of the URL as their own. */
  const takeOver = () => {
    if (isGiven) stored.absorb(chosen, presets)
  }
  return {
    steps,
    current,
    /** Including the latest press. */
    chosen,
    /** As displayed, after the delay. */
    described,
    price: priceOf(basePrice, described),
    isComplete: isComplete(steps, described),
    codes: codesOf(steps, described.parts, defaults),
    /** The picture's codes if one choice were different. */
    codesWith: (property: string, id: string) =>
      codesOf(steps, { ...described.parts, [property]: id }, defaults),
    /**
     * The price of the bed if this choice completes it; null if it is complete already or stays incomplete.
     */
    completedBy: (property: string, id: string): Cents | null => {
      if (isComplete(steps, describeChoices(steps, chosen))) return null
      const next = describeChoices(steps, { ...chosen, [property]: id })
      return isComplete(steps, next) ? priceOf(basePrice, next) : null
    },
    takeOver,
    choose: (property: string, id: string) => {
      takeOver()
      stored.choose(property, id)
    },
    startAgain: () => {
      takeOver()
      stored.clear()
      forgetStepBeforeOrder(slug)
    },
  }
}

export type Configuring = ReturnType<typeof useConfiguring>
