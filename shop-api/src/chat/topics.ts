import type { ChatIntent } from 'shared-types/v1/chat'

/** Where the answer to a kind of question mostly stands, and the words that those pages have for it. */
interface Topic {
  pages: string[]
  about: string[]
}

const nowhere: Topic = { pages: [], about: [] }

/** What is asked most, of everything. */
export const asked = 'service/veelgestelde-vragen'
const shipping = 'service/shipping-returns'
const contact = 'service/klantenservice-contact'

const topics: Partial<Record<ChatIntent, Topic>> = {
  returns: { pages: [shipping], about: ['terugsturen'] },
  withdrawal: { pages: ['service/herroepingsrecht', asked], about: ['herroepen', 'herroeping'] },
  delivery: { pages: [shipping, asked], about: ['bezorgen'] },
  payment: { pages: ['service/orderandpayment', asked], about: ['betalen', 'betaalmethoden'] },
  opening_hours: { pages: [contact, 'showrooms'], about: ['bereik', 'uur', 'telefoon'] },
  contact: { pages: [contact], about: ['bereik', 'telefoon'] },
  complaint: { pages: [contact, shipping, asked], about: ['klacht'] },
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
  ['ruilen', 'ruilen terugsturen'],
  ['kapot', 'beschadigd'],
  ['stuk', 'beschadigd'],
  ['defect', 'gebrek garantie'],
  ['gebroken', 'beschadigd'],
  ['scheur', 'beschadigd klacht'],
  ['gaatje', 'beschadigd klacht'],
  ['kraakt', 'klacht garantie'],
  ['piept', 'klacht garantie'],
  ['kuil', 'klacht garantie'],
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
  ['proefslapen', 'uitproberen'],
  ['prober', 'uitproberen'],
  ['afterpay', 'achteraf'],
  ['montage', 'monteren'],
  ['kosten', 'kost'],
  ['was', 'wassen'],
  ['wast', 'wassen'],
  ['gewassen', 'wassen'],
  ['half', 'ontbreekt compleet'],
  ['incompleet', 'ontbreekt compleet'],
  ['onvolledig', 'ontbreekt compleet'],
  ['missen', 'ontbreekt'],
  ['opheffen', 'verwijderen'],
  ['=wissen', 'verwijderen'],
  ['verzendkost', 'verzenden kost'],
  ['retourkost', 'terugsturen kost'],
  ['leverbaar', 'voorraad'],
  ['opzeggen', 'verwijderen'],
  ['uitschrijven', 'afmelden'],
  ['afmeting', 'maat'],
  ['aantallen', 'stuks'],
  ['monteer', 'monteren'],
  ['zweet', 'zweten'],
  ['transpireren', 'zweten'],
  ['mist', 'ontbreekt'],
  ['mail', 'e-mail'],
]

/** The pages' own words for what was said in others. */
export const writtenFor = (words: string[], says: (word: string, stem: string) => boolean): string[] =>
  sameThing.filter(([said]) => words.some((word) => says(word, said))).map(([, written]) => written)
