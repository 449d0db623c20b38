/**
 * A segment of a decoded path, such as a slug: without control characters, and without anything that a URL
 * parser may treat as a slash or as `..`.
 */
const segmentText = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}/\\]+$/u

/** Also that of a slug. Routers refuse longer values of a parameter. */
export const longestSegment = 150

/** A segment of a path with filters, which may join many values. */
export const isSegmentText = (text: string): boolean => segmentText.test(text)

export const isPathSegment = (text: string): boolean => text.length <= longestSegment && isSegmentText(text)

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never
type Required<Name extends string> = Name extends `${string}?` ? never : Name
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never
export type Values<Pattern extends string> = { [Name in Required<NamesIn<Pattern>>]: string | number } & {
  [Name in Optional<NamesIn<Pattern>>]?: string | number
}

/**
 * The path of a pattern: `:name` is a segment, `?` makes a segment optional, and `*` is what follows. A missing value
 * leaves its segment out.
 */
export const fillPattern = (pattern: string, values: Partial<Record<string, string | number>> = {}): string =>
  pattern.replaceAll(/:(\w+)\??(\/?)|[*?]/g, (_part, name: string | undefined, slash: string) => {
    const value = name && values[name]
    return value === undefined || value === '' ? '' : encodeURIComponent(value) + slash
  })

/** The same for a pattern that the compiler knows: a missing value is an error of types. A `string` is refused. */
export const pathOf = <Pattern extends string>(
  pattern: string extends Pattern ? never : Pattern,
  ...[values]: object extends Values<Pattern> ? [values?: Values<Pattern>] : [values: Values<Pattern>]
): string => fillPattern(pattern, values)
