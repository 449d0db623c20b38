import type { AssistantMessage } from 'shared-types/contracts/provider/chat'
import type { Db } from '../db/client.ts'
import { euros } from '../format.ts'
import { matchesAll } from './question/intents.ts'
import { readOffer, type Offer } from './read-offer.ts'
import { readShop } from './read-shop.ts'
import { contactForm, reply } from './reply.ts'

const discount = 'korting|kortingscode|actiecode|vouchercode|=actie|acties|aanbieding|=sale'
/** A question about a code that does not work is answered by a page. */
const invalidCode = 'werkt|niet|doet|lukt|verlopen|accepteer|geweigerd|invullen|invoeren'

const robot = ['robot|chatbot|=bot', 'ben|bent mens|computer|=ai|=echt']
/** Personal questions about the assistant. */
const personal = [
  'leeftijd ben|bent|jouw',
  'hoe|waar|wie heet|woon|woont|ben|bent jij|=je|=u',
  'wat =is jouw|=je|=uw =naam',
]
/** A message with a first-person word is a different question: 'waar vind ik je adres, ik woon in Gent'. */
const ownAffairs = 'ik|mijn|me|mij|ons|onze'

const isAboutAssistant = (words: string[]): boolean =>
  robot.some((cue) => matchesAll(words, cue)) ||
  (!matchesAll(words, ownAffairs) && personal.some((cue) => matchesAll(words, cue)))

const describeOffer = ({ code, title, minimumCents, link }: Offer): AssistantMessage => {
  const from =
    minimumCents > 0 ? ` bij een bestelling vanaf ${euros(minimumCents).replace(' ', '\u00a0')}` : ''
  return reply(
    'service',
    `Met de code ${code} krijg je nu ${title}${from}. Vul hem in je winkelwagen in bij 'Kortingscode'. Een andere code of korting heb ik niet voor je.`,
    { sources: link ? [{ title: 'Bekijk de actie', link }] : [] },
  )
}

/** Answers that no page has: the current discount, and what the assistant is. Null for any other question. */
export const directAnswer = async (db: Db, words: string[]): Promise<AssistantMessage | null> => {
  if (isAboutAssistant(words)) {
    const { name, phone, openingHours } = await readShop(db)
    return reply(
      'contact',
      `Ik ben de digitale assistent van ${name}, geen mens. Wil je iemand spreken, bel dan ${phone} (${openingHours}).`,
      { sources: [contactForm] },
    )
  }
  if (!matchesAll(words, discount) || matchesAll(words, invalidCode)) return null
  const offer = await readOffer(db)
  return offer && describeOffer(offer)
}
