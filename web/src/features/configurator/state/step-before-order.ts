import { dropStored, readStored, writeStored } from '../../../stores/browser-storage.ts'

const key = (slug: string) => `configurator-left-${slug}`

/** Remembers, for this tab, from which step the shopper went on to order. */
export const rememberStepBeforeOrder = (slug: string, step: number) =>
  writeStored('sessionStorage', key(slug), String(step))

/** The step from which this tab went on to order; 0 if it did not. */
export const stepBeforeOrder = (slug: string): number => Number(readStored('sessionStorage', key(slug))) || 0

/** A new bed starts at its first step. */
export const forgetStepBeforeOrder = (slug: string) => dropStored('sessionStorage', key(slug))
