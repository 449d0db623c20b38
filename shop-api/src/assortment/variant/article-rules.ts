export const archivedProduct = 'Dit product is gearchiveerd.'
export const staysArchived = 'Een gearchiveerd product kan niet terug in de winkel.'

/** The price of an article is above that of a sale that is planned for it. */
export const notAbovePlannedSale =
  'Er is een aanbieding gepland die dan niet lager is dan de gewone prijs. Verwijder eerst die aanbieding.'

/** A product in the shop has an article for sale: without one, its page does not exist. */
export const lastForSale = 'Dit is het laatste artikel dat te koop is. Verberg dan het hele product.'
export const noneForSale = 'Zet eerst minstens één artikel van dit product aan.'

/** A choice as employees compare it: '140 X 200 cm' is '140x200'. */
export const choiceOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d) ?[x×*] ?(?=\d)/g, 'x')
    .replace(/(?<=\d) ?cm$/, '')

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
