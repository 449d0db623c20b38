export const archivedProduct = 'Dit product is gearchiveerd.'
export const staysArchived = 'Een gearchiveerd product kan niet terug in de winkel.'

/** The price of an article is above that of a sale that is planned for it. */
export const notAbovePlannedSale =
  'Er is een aanbieding gepland die dan niet lager is dan de gewone prijs. Verwijder eerst die aanbieding.'

/** A product in the shop has an article for sale: without one, its page does not exist. */
export const lastForSale =
  'Dit is het laatste artikel dat te koop is. Verberg dan het hele product, of zet de voorraad op 0.'
export const noneForSale = 'Zet eerst minstens één artikel van dit product aan.'

/** Its configurator would go with it, and counts on its only article. */
export const configuredProduct =
  'De configurator gebruikt dit product. Verberg het in plaats van het te verwijderen.'
export const onlyConfigured = 'Dit product heeft een configurator, en daarom maar één artikel.'

/** A choice as employees compare it: '140 X 200 cm' is '140x200'. */
export const choiceOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d) ?[x×*] ?(?=\d)/g, 'x')
    .replace(/(?<=\d) ?cm$/, '')

export const referredArticle =
  'Een bestelling, winkelwagen of cadeau verwijst naar dit artikel: artikelnummer en keuzes blijven zoals ze zijn. Haal het uit de verkoop, en voeg een nieuw artikel toe.'
export const onlyArticle = 'Dit is het enige artikel. Verwijder dan het hele product.'

/** Why an article cannot have a number: `known` is that of another one, apart from capitals. */
export const takenNumber = (sku: string, known: string): string =>
  sku === known
    ? `Artikelnummer ${sku} is al in gebruik.`
    : `Artikelnummer ${sku} verschilt alleen in hoofdletters van ${known}, dat al in gebruik is.`

/** The values of an article as one text. */
const choicesOf = (values: string[]): string => JSON.stringify(values.map(choiceOf))

const spellingOf = (index: number, value: string) => `${index} ${choiceOf(value)}`

/** What a product offers: the titles of its options, and the values of its articles, together and each as it is written. */
export interface OfferedOptions {
  titles: string[]
  taken: Set<string>
  spellings: Map<string, Set<string>>
}

/** Offers the values of one more article. */
export const offerAlso = ({ taken, spellings }: OfferedOptions, values: string[]): void => {
  taken.add(choicesOf(values))
  for (const [index, value] of values.entries()) {
    const key = spellingOf(index, value)
    spellings.set(key, new Set(spellings.get(key)).add(value))
  }
}

export const offeredBy = (titles: string[], articles: string[][]): OfferedOptions => {
  const offered: OfferedOptions = { titles, taken: new Set(), spellings: new Map() }
  for (const values of articles) offerAlso(offered, values)
  return offered
}

/** Why a product cannot have a new article with these options; null if it can. */
export const wrongOptions = (
  options: { title: string; value: string }[],
  { titles, taken, spellings }: OfferedOptions,
): string | null => {
  const own = options.map(({ title }) => title)
  if (new Set(own.map(choiceOf)).size < own.length) return 'Geef elke keuze een eigen naam.'
  if (titles.length > 0 && choicesOf(titles) !== choicesOf(own))
    return `Dit product heeft deze keuzes, in deze volgorde: ${titles.join(', ')}.`
  for (const [index, { value }] of options.entries()) {
    const known = spellings.get(spellingOf(index, value))
    if (known && !known.has(value))
      return `Dit product heeft de keuze "${[...known].join('", "')}" al. Schrijf "${value}" ook zo.`
  }
  return taken.has(choicesOf(options.map(({ value }) => value)))
    ? 'Dit product heeft al een artikel met deze keuzes.'
    : null
}
