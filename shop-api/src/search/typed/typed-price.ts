import type { PriceRange } from 'shared-types/urls/listing-url'

/** What a term says about prices, and its other words. */
export interface TypedPrice {
  rest: string
  /** The words about the amount, as typed; null when no amount is named. */
  typed: string | null
  range: PriceRange | null
  /** True for 'goedkoop': of products that match equally, the cheapest come first. */
  isCheap: boolean
}

/** In whole euros; above any price. */
const noMaximum = 999_999

/** The same words with 'euro' for ',-'. */
const withEuro = (term: string): string =>
  term.replaceAll(/(\d)[.,]-(?: ?(?:euro|eur|€))?(?=[.,;!?)]*(?: |$))/g, '$1 euro')

/** Whole euros, with or without a point between thousands, and cents that are not read. */
const euros = String.raw`(\d{1,3}\.\d{3}|\d{1,5})(?:[.,]\d\d)?`
const readEuros = (text: string | undefined) => Number(text?.replace('.', ''))
/** After an amount: a currency, if it is typed, and the end of the word, with or without punctuation. */
const end = String.raw`( ?(?:euro|eur|€))?(?=[.,;!?)]*(?: |$))`
const noUnit = String.raw`(?! (?:kg|kilo|cm|m|meter|graden|jaar|persoons?|personen|bij|x)\b)`

const atMost = new RegExp(
  String.raw`(?:^| )(?:onder|beneden|tot|hoogstens|max\.?|maximaal|minder dan|goedkoper dan|niet duurder dan|niet meer dan) (?:de )?(€ ?)?${euros}${end}${noUnit}`,
)
const atLeast = new RegExp(
  String.raw`(?:^| )(?:boven|vanaf|minimaal|meer dan|duurder dan) (?:de )?(€ ?)?${euros}${end}`,
)
const between = new RegExp(
  String.raw`(?:^| )(?:tussen|van) (?:de )?(€ ?)?${euros}(?: euro)? (?:en|tot) (?:de )?(?:€ ?)?${euros}${end}${noUnit}`,
)
/** A price without a currency: 'onder de 50', 'onder 50' and 'max 50', but not 'tot 120 kg'. */
const surelyPrice =
  /onder|goedkoper|duurder|beneden|max\.? [\d.]+$|maximaal [\d.]+$|tot (?:\d{3,}|\d{1,3}\.\d{3})$/

const cheap =
  /(?:^| )(?:goedkoop|goedkope|goedkoper|goedkoopste|voordelig|voordelige|voordeligste|betaalbaar|betaalbare|budget)(?= |$)/g

/** Words for reduced products; each has synonyms, so that pages about promotions are found too. */
export const reductions: ReadonlySet<string> = new Set([
  'aanbieding',
  'aanbiedingen',
  'sale',
  'uitverkoop',
  'opruiming',
  'korting',
  'afgeprijsd',
  'afgeprijsde',
])

interface Amount {
  typed: string
  range: PriceRange
}

const amountIn = (term: string): Amount | null => {
  const range = between.exec(term)
  if (range && (range[1] || range[4] || surelyPrice.test(range[0]))) {
    const ends = [readEuros(range[2]), readEuros(range[3])]
    return { typed: range[0], range: { min: Math.min(...ends), max: Math.max(...ends) } }
  }
  const most = atMost.exec(term)
  if (most && (most[1] || most[3] || surelyPrice.test(most[0])))
    return { typed: most[0], range: { min: 0, max: readEuros(most[2]) } }
  const least = atLeast.exec(term)
  if (least && (least[1] || least[3] || surelyPrice.test(least[0])))
    return { typed: least[0], range: { min: readEuros(least[2]), max: noMaximum } }
  return null
}

const oneSpace = (text: string) => text.replaceAll(/ +/g, ' ').trim()

/** Takes 'onder 50 euro' and 'goedkoop' out of a normalised term. */
export const typedPrice = (term: string): TypedPrice => {
  const plain = withEuro(term)
  const amount = amountIn(plain)
  const others = amount ? oneSpace(plain.replace(amount.typed, ' ')) : term
  const rest = oneSpace(others.replaceAll(cheap, ' '))
  // 'goedkoop' alone is no search.
  if (rest === '' && !amount) return { rest: term, typed: null, range: null, isCheap: false }
  return { rest, typed: amount?.typed.trim() ?? null, range: amount?.range ?? null, isCheap: rest !== others }
}
