import type { ChatIntent } from 'shared-types/contracts/provider/chat'

/** The pages that usually answer an intent, and the words that those pages use. */
interface Topic {
  pages: string[]
  about: string[]
}

const nowhere: Topic = { pages: [], about: [] }

/** Frequently asked questions on all topics. */
export const asked = 'service/veelgestelde-vragen'
const shipping = 'service/shipping-returns'
const contact = 'service/klantenservice-contact'

const topics: Partial<Record<ChatIntent, Topic>> = {
  returns: { pages: [shipping, asked], about: ['terugsturen'] },
  withdrawal: { pages: ['service/herroepingsrecht', asked], about: ['herroepen', 'herroeping'] },
  delivery: { pages: [shipping, asked], about: ['bezorgen'] },
  payment: { pages: ['service/orderandpayment', asked], about: ['betalen', 'betaalmethoden'] },
  opening_hours: { pages: [contact, 'showrooms'], about: ['bereik', 'uur', 'telefoon'] },
  contact: { pages: [contact], about: ['bereik', 'telefoon'] },
  complaint: { pages: [contact, shipping, asked], about: ['klacht'] },
}

export const topicOf = (intent: ChatIntent): Topic => topics[intent] ?? nowhere
