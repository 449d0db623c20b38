import type { ChatIntent } from 'shared-types/contracts/provider/chat'
import type { ServiceSlug } from 'shared-types/urls/slug'
import { matchesAll } from './intents.ts'

type PagePath = `service/${ServiceSlug}` | 'showrooms' | 'vloerkleed-retourneren'

/** The pages that usually answer an intent, and the words that those pages use. */
interface Topic {
  pages: PagePath[]
  about: string[]
}

const nowhere: Topic = { pages: [], about: [] }

/** Frequently asked questions on all topics. */
export const faq = 'service/veelgestelde-vragen' satisfies PagePath
const shipping = 'service/shipping-returns' satisfies PagePath
const contact = 'service/klantenservice-contact' satisfies PagePath

const topics: Partial<Record<ChatIntent, Topic>> = {
  returns: { pages: [shipping, faq], about: ['terugsturen'] },
  withdrawal: { pages: ['service/herroepingsrecht', faq], about: ['herroepen', 'herroeping'] },
  delivery: { pages: [shipping, faq], about: ['bezorgen'] },
  payment: { pages: ['service/orderandpayment', faq], about: ['betalen', 'betaalmethoden'] },
  opening_hours: { pages: [contact, 'showrooms'], about: ['bereik', 'uur', 'telefoon'] },
  contact: { pages: [contact], about: ['bereik', 'telefoon'] },
  complaint: { pages: [contact, shipping, faq], about: ['klacht'] },
}

/** Rugs have their own page about returning them, with a form. */
const rug = 'vloerkleed|kleed|kleden|tapijt|karpet'

export const topicOf = (intent: ChatIntent, words: string[]): Topic => {
  const topic = topics[intent] ?? nowhere
  return intent === 'returns' && matchesAll(words, rug)
    ? { ...topic, pages: ['vloerkleed-retourneren', ...topic.pages] }
    : topic
}
