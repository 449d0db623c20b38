import { isProfane } from 'shared-types/profanity/profanity'
import type { Citation } from './citations.ts'

/** The length that fits in the chat without scrolling. */
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

/** Amounts of money are distinguished from other numbers, such as days. */
const money =
  /€\s*(\d+(?:[.,]\d+)*)|(?<!\d[.,]?)(\d+(?:[.,]\d+)*)(?:,-)?\s*(?:€|euro\b|eur\b)|(?<!\d)(\d+),-/giu

/** Normalises numbers: '2.500' equals '2500', and '12,50' equals '12.50'. */
const bare = (number: string): string =>
  number
    .replace(/[.](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/\.0+$/, '')
    .replace(/^0+(?=\d)/, '')

/**
 * The numbers in a text: telephone numbers as one item, amounts of money marked as such, other numbers in
 * digits, including those written as words.
 */
const numbersIn = (text: string): string[] => {
  const found: string[] = []
  const rest = text
    .toLowerCase()
    .replaceAll(/\+?\d(?:[\s./-]{0,3}\d){7,}/g, (phone) => {
      // Opening hours match this pattern too.
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

/** Topics where a mistake costs the shop or the shopper money: allowed only in the words of the facts. */
const weighty =
  /\b(?:gratis|kosteloos|korting|kortings|cadeau|tegoed|vergoed|terugbetaald|terugbetaling|geannuleerd|geplaatst|besteld|verzonden|verstuurd|onderweg|bezorgd|geleverd|afgerond|gewijzigd|overgemaakt|overmaken|betaald|wachtwoord|pincode|creditcard|iban|rekeningnummer|bsn|paspoort|betaallink|whatsapp|telegram|garantie|levenslang|tikkie)\p{L}*/giu

/** Claims of actions: the assistant cannot act, and must not say that it did. */
const asIfDone =
  /\b(?:ik|we|wij)\s+(?:heb|hebben)\b[^.!?]{0,80}\b(?:besteld|geplaatst|geannuleerd|gewijzigd|aangepast|terugbetaald|overgemaakt|betaald|verzonden|verstuurd|opgestuurd|toegevoegd|geregeld|doorgegeven|aangemaakt|verwijderd|aangemeld|gereserveerd|gemaild)\b/iu

/** Anything that is a URL or e-mail address, or that a browser or a reader might take for one. */
const address =
  /[@<>{}\\^`[\]]|\/\/|\bwww\b|(?:^|\s)\/\p{L}|[\p{L}\d]\.\p{L}{2}|\b(?:https?|ftp|javascript|data|mailto|tel|sms)\s*:|\b(?:punt|dot)\s+(?:nl|com|net|org)\b/iu

/** Codes of vouchers, orders and articles. */
const code = /\b(?=\w*[A-Z])[A-Z\d]{5,}\b/g

/** Characters that look like Latin ones, and invisible characters. */
const foreign = /(?!\p{Script=Latin})\p{L}|(?!\d)\p{N}|(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u

const citation = /\s?\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g

/** The facts that an answer cites, in the order of citation. */
const citedIn = (written: string, citations: Citation[]): Citation[] => {
  const numbers = [...written.matchAll(citation)].flatMap(([, list = '']) => list.split(',').map(Number))
  return [...new Set(numbers)].flatMap((number) => citations[number - 1] ?? [])
}

const plain = (written: string): string =>
  written
    .normalize('NFKC')
    .replaceAll('\r', '')
    .replaceAll(citation, '')
    .replaceAll(/\*\*|__|^#+ /gm, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()

/**
 * Whether a sentence makes a promise: it contains a word of `weighty`, and a word of four or more characters
 * that is not in the facts.
 */
const isPromise = (sentence: string, known: string): boolean =>
  sentence.search(weighty) >= 0 &&
  [...sentence.matchAll(/\p{L}{4,}|iban|bsn/gu)].some(([word]) => !known.includes(word))

/** The reason to reject an answer, as a name for the log; null when it is accepted. */
const objectionTo = (words: string, cited: Citation[]): string | null => {
  const known = cited.map(({ title, text }) => `${title}\n${text}`).join('\n')
  const numbers = new Set(numbersIn(known))
  if (words === '') return 'empty'
  if (cited.length === 0) return 'nothing it rests on'
  if (words.length > longest) return 'too long'
  if (foreign.test(words)) return 'foreign letters'
  if (address.test(words)) return 'an address'
  if (numbersIn(words).some((number) => !numbers.has(number))) return 'an uncited number'
  if ([...words.matchAll(code)].some(([found]) => !known.includes(found))) return 'an uncited code'
  if (asIfDone.test(words)) return 'a deed'
  const sentences = words.toLowerCase().split(/[.!?\n]+/)
  if (sentences.some((sentence) => isPromise(sentence, known.toLowerCase()))) return 'a promise'
  return isProfane(words) ? 'profanity' : null
}

type Verdict = { words: string; cited: Citation[] } | { objection: string }

/**
 * The model's text without markup and the facts that it cites, or the reason to reject it. The code cannot
 * check whether a sentence is true, but it rejects an answer with a URL, an amount, a term, a code or a
 * promise that none of the cited facts contains.
 */
export const validateAnswer = (written: string, citations: Citation[]): Verdict => {
  const words = plain(written)
  const cited = citedIn(written, citations)
  const objection = objectionTo(words, cited)
  return objection === null ? { words, cited } : { objection }
}
