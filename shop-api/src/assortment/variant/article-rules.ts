export const archivedProduct = 'Dit product is gearchiveerd.'

/** What a product offers: the titles of its options, and the values of its articles by `choicesOf`. */
export interface OfferedOptions {
  titles: string[]
  taken: Set<string>
}

/** The values of an article as one text. */
export const choicesOf = (values: string[]): string => JSON.stringify(values)

/** Why a product cannot have a new article with these options; null if it can. */
export const wrongOptions = (
  options: { title: string; value: string }[],
  { titles, taken }: OfferedOptions,
): string | null => {
  const own = options.map(({ title }) => title)
  if (new Set(own).size < own.length) return 'Geef elke keuze een eigen naam.'
  if (titles.length > 0 && choicesOf(titles) !== choicesOf(own))
    return `Dit product heeft deze keuzes, in deze volgorde: ${titles.join(', ')}.`
  return taken.has(choicesOf(options.map(({ value }) => value)))
    ? 'Dit product heeft al een artikel met deze keuzes.'
    : null
}
