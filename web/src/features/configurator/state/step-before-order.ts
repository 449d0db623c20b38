const key = (slug: string) => `configurator-left-${slug}`

/** Remembers, for this tab, from which step the shopper went on to order. */
export const rememberStepBeforeOrder = (slug: string, step: number) => {
  try {
    sessionStorage.setItem(key(slug), String(step))
  } catch {
    // Then coming back opens the first step.
  }
}

/** The step from which this tab went on to order; 0 if it did not. */
export const stepBeforeOrder = (slug: string): number => {
  try {
    return Number(sessionStorage.getItem(key(slug)) ?? 0) || 0
  } catch {
    return 0
  }
}

/** A new bed starts at its first step. */
export const forgetStepBeforeOrder = (slug: string) => {
  try {
    sessionStorage.removeItem(key(slug))
  } catch {
    // Then there is nothing to forget.
  }
}
