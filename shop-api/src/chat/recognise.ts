import type { ChatIntent } from 'shared-types/v1/chat'
import { soldAmong } from './sold-words.ts'
import { saysAll, weighIntents } from './intents.ts'
import { says, wordsOf } from './words.ts'

/** Words with which somebody asks what to buy. */
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

/** A size as the shop has them: 240x220, 140 x 200. */
const size = /\b\d{2,3}\s*(?:x|\*|bij)\s*\d{2,3}\b/i

/**
 * What a message is about. Naming a thing the shop sells and asking for it is asking for advice; somebody who names it
 * to say that it is late or broken asks something else, which therefore weighs more.
 */
export const recognise = (message: string, sold: string[]): ChatIntent => {
  const words = wordsOf(message)
  const weights = weighIntents(words)
  const things = new Set(soldAmong(words, sold)).size
  if (things > 0 || size.test(message)) {
    const asked = asking.filter((cue) => saysAll(words, cue)).length
    const ofShop = words.some((word) => says(word, 'mijn') || says(word, 'besteld')) ? 0 : 1
    const weight = (things > 0 ? 1 : 0) + asked + ofShop + (size.test(message) ? 2 : 0)
    // No more than a name, and of something they own: 'hoe was ik mijn dekbed'.
    if (weight > 1) weights.set('product_advice', weight)
    weights.delete('greeting')
  }
  const [best] = [...weights].toSorted(([, left], [, right]) => right - left)
  return best?.[0] ?? 'service'
}
