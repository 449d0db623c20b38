// The text format of a configuration, for browser, servers and links. No zod: the browser loads this file.

/** The id of the chosen option, by property. */
export type Choices = Record<string, string>

/** In characters; more than any configuration needs. */
export const longestChoices = 1000

/**
 * Parses `dimension:160x200|headboard:vlak` (spec §4, presets), also from a URL. Malformed pairs are dropped.
 * If a property occurs twice, the last one counts. It does not check whether the options exist.
 */
export const readChoices = (text: string): Choices =>
  Object.fromEntries(
    text
      .slice(0, longestChoices)
      .split('|')
      .map((pair) => pair.split(':'))
      .filter((parts): parts is [string, string] => parts.length === 2 && parts.every(Boolean)),
  )

/** Writes the choices in the order of `properties`, so that equal choices give equal texts. */
export const writeChoices = (choices: Choices, properties: string[]): string =>
  properties.flatMap((name) => (choices[name] ? [`${name}:${choices[name]}`] : [])).join('|')

/**
 * The default options of a bed: `defaultConfig` is separated by dashes, and its first two items are dropped (spec §3).
 * @param questions its properties with options, in order
 */
export const defaultChoices = (
  { defaultConfig }: { defaultConfig: string },
  questions: { property: string; options: { id: string }[] }[],
): Choices => {
  const ids = defaultConfig.split('-').slice(2)
  return Object.fromEntries(
    questions.flatMap(({ property, options }, index) =>
      options.filter(({ id }) => id === ids[index]).map(({ id }) => [property, id]),
    ),
  )
}

/** Widths in pixels at which the picture of a configuration is served; the largest is what the spec renders. */
export const renderWidths = [480, 800, 1500] as const
type RenderWidth = (typeof renderWidths)[number]

/**
 * The URL of the picture of a configuration, on our own origin. `codes` has the `code` of the chosen option,
 * or else of the default option, for every property with codes, in the order of steps and properties. The URL
 * answers 404 if there is no such picture, and 503 while the render service is down or slow: the page then
 * shows `fallbackImage`. The browser may preload the pictures of other choices.
 */
export const renderPath = (slug: string, codes: string[], width: RenderWidth): string =>
  `/renders/${encodeURIComponent(slug)}/${width}/${encodeURIComponent(codes.join('_'))}.webp`

/** A picture's name at the render service (spec §7), without extension: product name and option codes. */
export const pictureReference = (name: string, codes: string[]): string =>
  [name, ...codes].join('_').toLowerCase()

/** Products of this category have scenes; all others have images (spec §7). */
export const sceneCategory = 2

/** The extension of a picture at the render service, by kind. */
export const pictureExtensions = { scenes: 'pfs', images: 'jpg' } as const
export type RenderKind = keyof typeof pictureExtensions

/** The chosen articles in order, as the manufacturer needs them. */
export const boxconfigId = (options: { xpoId: number; xpoVarId: number }[]): string =>
  options.map(({ xpoId, xpoVarId }) => `${xpoId}-${xpoVarId}`).join('_')
