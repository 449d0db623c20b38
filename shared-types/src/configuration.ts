// How a configuration is written, the same for screen, servers and shared links. No zod: the browser loads this.

/** The chosen option's id by property. */
export type Choices = Record<string, string>

/** The slug of the set that the configurator opens with when none, or none that we sell, is asked for (spec §2). */
export const defaultSet = 'hotel-boxspring-set'

/** More than any configuration needs. */
export const longestChoices = 1000

/**
 * Reads `dimension:160x200|headboard:vlak` (spec §4, presets), also when it comes out of an address bar. Pairs that are
 * none are left out; of a property that is named twice the last counts. Whether such options exist is not asked here.
 */
export const readChoices = (text: string): Choices =>
  Object.fromEntries(
    text
      .slice(0, longestChoices)
      .split('|')
      .map((pair) => pair.split(':'))
      .filter((parts): parts is [string, string] => parts.length === 2 && parts.every(Boolean)),
  )

/** `properties` gives the order, so that the same choices are always the same text. */
export const writeChoices = (choices: Choices, properties: string[]): string =>
  properties.flatMap((name) => (choices[name] ? [`${name}:${choices[name]}`] : [])).join('|')

/** Widths in pixels at which the picture of a configuration is served; the largest is what the spec renders. */
export const renderWidths = [480, 800, 1500] as const
export type RenderWidth = (typeof renderWidths)[number]

/**
 * Own-origin address of the picture of a configuration: the `code` of the chosen option of every property that has
 * codes, in the order of steps and properties, with the default option's where nothing is chosen yet. It answers 404
 * when there is no such picture and 503 when the render service is down or slow: the screen then shows
 * `fallbackImage`. It may be asked before the choice is made, to have the next pictures at hand.
 */
export const renderPath = (slug: string, codes: string[], width: RenderWidth): string =>
  `/renders/${encodeURIComponent(slug)}/${width}/${encodeURIComponent(codes.join('_'))}.webp`

/** By which the render service knows a picture (spec §7), but for its extension: product name and option codes. */
export const pictureReference = (name: string, codes: string[]): string =>
  [name, ...codes].join('_').toLowerCase()

/** The articles that were chosen, in order: what the maker builds. */
export const boxconfigId = (options: { xpoId: number; xpoVarId: number }[]): string =>
  options.map(({ xpoId, xpoVarId }) => `${xpoId}-${xpoVarId}`).join('_')
