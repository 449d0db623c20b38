import type { ChatIntent } from 'shared-types/v1/chat'

/** Where the answer to a kind of question mostly stands, and the words that those pages have for it. */
interface Topic {
  pages: string[]
  alike: string[]
}

const nowhere: Topic = { pages: [], alike: [] }

const topics: Partial<Record<ChatIntent, Topic>> = {
  returns: { pages: ['shipping-returns'], alike: ['terugsturen'] },
  withdrawal: { pages: ['herroepingsrecht'], alike: ['herroepen', 'herroeping'] },
  delivery: { pages: ['shipping-returns'], alike: ['bezorgen'] },
  payment: { pages: ['orderandpayment'], alike: ['betalen', 'betaalmethoden'] },
  opening_hours: { pages: ['klantenservice-contact'], alike: ['bereik', 'uur', 'telefoon'] },
  contact: { pages: ['klantenservice-contact'], alike: ['bereik', 'telefoon'] },
  complaint: { pages: ['klantenservice-contact', 'shipping-returns'], alike: ['klacht', 'beschadigd'] },
}

export const topicOf = (intent: ChatIntent): Topic => topics[intent] ?? nowhere

/** What customers say, and what the pages call it. */
const sameThing: [said: string, written: string][] = [
  ['lever', 'bezorgen'],
  ['verstuur', 'verzenden'],
  ['versturen', 'verzenden'],
  ['opstur', 'verzenden'],
  ['retour', 'terugsturen'],
  ['terugzend', 'terugsturen'],
  ['ruilen', 'terugsturen'],
  ['kapot', 'beschadigd'],
  ['stuk', 'beschadigd'],
  ['defect', 'gebrek garantie'],
  ['gebroken', 'beschadigd'],
  ['annuleren', 'herroepen'],
  ['spijt', 'herroepen bedenktijd'],
  ['telefoonnummer', 'telefoon'],
  ['bellen', 'telefoon'],
  ['openingst', 'uur telefoon'],
  ['belgie', 'belgie buiten nederland'],
  ['buitenland', 'buiten nederland'],
  ['bedrijf', 'zakelijk'],
  ['gegevens', 'gegevens privacy'],
  ['veranderen', 'wijzigen'],
  ['aanpassen', 'wijzigen'],
  ['verkeerd', 'verkeerd beschadigd'],
  ['proefslapen', 'uitproberen'],
  ['prober', 'uitproberen'],
  ['afterpay', 'achteraf'],
  ['montage', 'monteren'],
  ['kosten', 'kost'],
  ['mail', 'e-mail'],
]

/** The pages' own words for what was said in others. */
export const writtenFor = (words: string[], says: (word: string, stem: string) => boolean): string[] =>
  sameThing.filter(([said]) => words.some((word) => says(word, said))).map(([, written]) => written)
