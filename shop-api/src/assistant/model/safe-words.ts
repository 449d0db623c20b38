import { isProfane } from 'shared-types/forms/profanity'
import type { Ground } from './grounds.ts'

/** As much as is read in a chat without scrolling. */
const longest = 900

const numerals: Record<string, string> = Object.fromEntries(
  [
    ['twee', 2],
    ['drie', 3],
    ['vier', 4],
    ['vijf', 5],
    ['zes', 6],
    ['zeven', 7],
    ['acht', 8],
    ['negen', 9],
    ['tien', 10],
    ['elf', 11],
    ['twaalf', 12],
    ['veertien', 14],
    ['vijftien', 15],
    ['twintig', 20],
    ['dertig', 30],
    ['veertig', 40],
    ['vijftig', 50],
    ['zestig', 60],
    ['negentig', 90],
    ['honderd', 100],
    ['duizend', 1000],
  ].map(([word, number]) => [String(word), String(number)]),
)

/** An amount of money is another number than the same number of days. */
const money = /€\s*(\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)(?:,-)?\s*(?:€|euro\b|eur\b)|(\d+),-/giu

/** '2.500' and '2500', '12,50' and '12.50', are the same. */
const bare = (number: string): string =>
  number
    .replace(/[.](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.0+$/, '')
    .replace(/^0+(?=\d)/, '')

/** Telephone numbers in one piece, amounts of money as such, other numbers in digits, also those written as a word. */
const numbersIn = (text: string): string[] => {
  const found: string[] = []
  const rest = text
    .toLowerCase()
    .replaceAll(/\+?\d(?:[\s./-]{0,3}\d){7,}/g, (phone) => {
      // Opening hours look like one.
      found.push(`tel ${phone.replaceAll(/\D/g, '')}`, ...phone.split(/[^\d.]+/).map(bare))
      return ' '
    })
    .replaceAll(money, (_whole, ...amounts: (string | undefined)[]) => {
      found.push(`€ ${bare(amounts.slice(0, 3).find((amount) => amount !== undefined) ?? '')}`)
      return ' '
    })
  for (const [number] of rest.matchAll(/\d+(?:[.,]\d+)*/g)) found.push(bare(number))
  for (const [word] of rest.matchAll(/\p{L}+/gu)) {
    const number = Object.hasOwn(numerals, word) ? numerals[word] : undefined
    if (number) found.push(number)
  }
  return found
}

/** What costs the shop or the shopper dearly when it is not so: said only in the words of the facts. */
const weighty =
  /\b(?:gratis|kosteloos|korting|kortings|cadeau|tegoed|vergoed|terugbetaald|terugbetaling|geannuleerd|geplaatst|besteld|verzonden|verstuurd|onderweg|bezorgd|geleverd|afgerond|gewijzigd|overgemaakt|overmaken|betaald|wachtwoord|pincode|creditcard|iban|rekeningnummer|bsn|paspoort|betaallink|whatsapp|telegram|garantie|levenslang|tikkie)\p{L}*/giu

/** It does nothing but talk, and must not say otherwise. */
const asIfDone =
  /\b(?:ik|we|wij)\s+(?:heb|hebben)\b[^.!?]{0,80}\b(?:besteld|geplaatst|geannuleerd|gewijzigd|aangepast|terugbetaald|overgemaakt|betaald|verzonden|verstuurd|opgestuurd|toegevoegd|geregeld|doorgegeven|aangemaakt|verwijderd|aangemeld|gereserveerd|gemaild)\b/iu

/** Anything that is, or that a browser or a reader might take for, an address. */
const address =
  /[@<>{}\\^`[\]]|\/\/|\bwww\b|(?:^|\s)\/\p{L}|[\p{L}\d]\.\p{L}{2}|\b(?:https?|ftp|javascript|data|mailto|tel|sms)\s*:|\b(?:punt|dot)\s+(?:nl|com|net|org)\b/iu

/** Codes of vouchers, orders and articles. */
const code = /\b(?=\w*[A-Z])[A-Z\d]{5,}\b/g

/** Letters that look like others, and signs that are not seen. */
const foreign = /(?!\p{Script=Latin})\p{L}|(?!\d)\p{N}|(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u

const citation = /\s?\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g

/** Which facts an answer says it rests on, the first one first. */
const citedIn = (written: string, grounds: Ground[]): Ground[] => {
  const numbers = [...written.matchAll(citation)].flatMap(([, list = '']) => list.split(',').map(Number))
  return [...new Set(numbers)].flatMap((number) => grounds[number - 1] ?? [])
}

const plain = (written: string): string =>
  written
    .normalize('NFKC')
    .replaceAll('\r', '')
    .replaceAll(citation, '')
    .replaceAll(/\*\*|__|^#+ /gm, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

/** What is promised is quoted: a sentence with a weighty word has no longer word that the facts do not have. */
const isPromise = (sentence: string, known: string): boolean =>
  sentence.search(weighty) >= 0 &&
  [...sentence.matchAll(/\p{L}{4,}|iban|bsn/gu)].some(([word]) => !known.includes(word))

/** What stands in the way of saying this, by a name for the log; null when nothing does. */
const objectionTo = (words: string, cited: Ground[]): string | null => {
  const known = cited.map(({ title, text }) => `${title}\n${text}`).join('\n')
  const numbers = new Set(numbersIn(known))
  if (words === '') return 'empty'
  if (cited.length === 0) return 'nothing it rests on'
  if (words.length > longest) return 'too long'
  if (foreign.test(words)) return 'foreign letters'
  if (address.test(words)) return 'an address'
  if (numbersIn(words).some((number) => !numbers.has(number))) return 'a number of its own'
  if ([...words.matchAll(code)].some(([found]) => !known.includes(found))) return 'a code of its own'
  if (asIfDone.test(words)) return 'a deed'
  const sentences = words.toLowerCase().split(/[.!?\n]+/)
  if (sentences.some((sentence) => isPromise(sentence, known.toLowerCase()))) return 'a promise'
  return isProfane(words) ? 'profanity' : null
}

type Verdict = { words: string; cited: Ground[] } | { objection: string }

/**
 * What a model wrote as plain words, with the facts that it rests on, or why it is not said. Nobody can tell whether a
 * sentence is true; but an answer with an address, an amount, a term, a code or a promise that is in none of the facts
 * that it names is not used at all.
 */
export const safeWords = (written: string, grounds: Ground[]): Verdict => {
  const words = plain(written)
  const cited = citedIn(written, grounds)
  const objection = objectionTo(words, cited)
  return objection === null ? { words, cited } : { objection }
}
