import type { ChatIntent } from 'shared-types/contracts/provider/chat'
import { sizeIn } from '../../search/sizes.ts'
import { productWordsIn } from './product-vocabulary.ts'
import { matchesAll, weighIntents } from './intents.ts'
import { pageWordsFor } from './thesaurus.ts'
import { matchesStem, wordsOf } from './words.ts'

/** Words of a request for purchase advice. */
const asking = [
  'zoek|zoeken|=gezocht',
  'welk|welke',
  'advies|advise|adviseer',
  'aanrad|aanbevel',
  'verkopen|verkoop|hebben|heb|heeft jullie|je|u',
  'geschikt|beste|goed|goede|fijn|fijne|lekker',
  'kopen|aanschaf',
  'kiezen|kies|keuze',
  'maat|kleur|stof',
  'warm|koel|zacht|stevig|hard|dun|dik|licht',
  'goedkoop|goedkope|aanbieding',
]

/** Only an order number is a question about the state of that order. */
const orderNumberWeight = 3
const orderNumber = /\bdkbd[\s-]?\d{1,10}\b/i

/** A word of the message weighs twice as much as the pages' synonym for it. */
const weigh = (words: string[]): Map<ChatIntent, number> => {
  const said = weighIntents(words)
  const meant = weighIntents([...words, ...wordsOf(pageWordsFor(words).join(' '))])
  return new Map([...meant].map(([intent, weight]) => [intent, (weight + (said.get(intent) ?? 0)) / 2]))
}

/** One vague word, such as 'morgen', does not determine an intent. */
const vague = 1
const isVague = (intent: ChatIntent, weight: number) =>
  weight <= vague && intent !== 'thanks' && intent !== 'greeting' && intent !== 'product_advice'

/**
 * The intent of a message. A message that names an article and asks for it wants advice. A message that names
 * an article because it is late or broken has another intent, which therefore weighs more.
 */
export const recognise = (message: string, sold: string[]): ChatIntent => {
  const words = wordsOf(message)
  const weights = weigh(words)
  if (orderNumber.test(message))
    weights.set('order_status', (weights.get('order_status') ?? 0) + orderNumberWeight)
  const hasSize = sizeIn(message) !== null
  const things = new Set(productWordsIn(words, sold)).size
  if (things > 0 || hasSize) {
    const cues = asking.filter((cue) => matchesAll(words, cue)).length
    const ofShop = words.some((word) => matchesStem(word, 'mijn') || matchesStem(word, 'besteld')) ? 0 : 1
    const weight = (things > 0 ? 1 : 0) + cues + ofShop + (hasSize ? 2 : 0)
    // Weight 1 means only the name of an article that the shopper owns: 'hoe was ik mijn dekbed'.
    if (weight > 1) weights.set('product_advice', weight)
    weights.delete('greeting')
  }
  const [best] = [...weights].toSorted(([, left], [, right]) => right - left)
  return best && !isVague(...best) ? best[0] : 'service'
}
