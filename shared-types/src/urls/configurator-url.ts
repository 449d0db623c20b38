import { isRowId } from '../ids/row-id.ts'

// Apart from `product-url.ts`, which every page loads.

/** The slug of the set that the configurator shows without a slug or for an unknown one (spec §2). */
export const defaultSet = 'hotel-boxspring-set'

/** What the URL of a configurator says besides the bed. */
export interface ConfiguratorState {
  /** From 1, or 0 where it is no number; null without a step. It may be higher than the last step. */
  step: number | null
  /** As `writeChoices` writes them; they are preselected when the URL is opened. Empty without. */
  options: string
  /** The cart line that is being changed; 0 for a new bed. */
  line: number
}

/**
 * Reads `/configurator/boxsprings/{product}/step-{n}/`, both optional; the product may be `?slug=`. Characters of the step
 * that are no digits are stripped (spec §2).
 * `isNamed` is false for the default set of a URL without a bed.
 * @param segments as decoded from the path
 * @param search as in the address bar
 */
export const readConfiguratorUrl = (
  { product, step }: { product?: string | undefined; step?: string | undefined },
  search: string,
): ConfiguratorState & { slug: string; isNamed: boolean } => {
  const query = new URLSearchParams(search)
  const named = product ?? query.get('slug')
  const line = query.get('regel') ?? ''
  return {
    slug: named || defaultSet,
    isNamed: Boolean(named),
    step: step === undefined ? null : Number(step.replaceAll(/\D/g, '')),
    options: query.get('config') ?? '',
    line: isRowId(line) ? Number(line) : 0,
  }
}
