import type { AssistantMessage, ChatIntent } from 'shared-types/contracts/provider/chat'
import type { Db } from '../db/client.ts'
import type { Advice } from './advise-products.ts'
import { excerptOf } from './passage/excerpt.ts'
import { answers, findFacts, type Facts } from './find-facts.ts'
import type { Passage } from './passage/passage-queries.ts'
import { questionsIn } from './question/questions-in.ts'
import { readShop } from './read-shop.ts'
import { askForOrder, contactForm, linkToAll, noAnswer, reply, sourceOf } from './reply.ts'

const byHand = async (db: Db): Promise<string> => {
  const { phone, openingHours } = await readShop(db)
  return `Bel ${phone} (${openingHours}) of stuur ons een bericht met het contactformulier.`
}

/** Says that the assistant does not know, and how to contact customer service. */
const unknown = async (db: Db): Promise<AssistantMessage> =>
  reply('unknown', `${noAnswer.unknown} ${await byHand(db)}`, { sources: [contactForm] })

/** The part of a passage that answers the question, under the passage's heading. */
const quote = (passage: Passage): string => {
  const title = passage.heading || passage.pageTitle
  return `${title.replace(/[.:]$/, '')}${/[?!]$/.test(title) ? '' : ':'} ${excerptOf(passage)}`
}

const found = ({ term, isExact, sizeAdvice }: Advice): string => {
  if (sizeAdvice) return 'Dit past erbij:'
  return isExact
    ? `Bij ‘${term}’ vond ik dit voor je:`
    : `Precies dat vond ik niet. Bij ‘${term}’ komt dit er het dichtst bij:`
}

const fromProducts = async (db: Db, { advice, passages: [read] }: Facts): Promise<AssistantMessage> => {
  if (!advice) {
    if (read) return reply('product_advice', quote(read), { sources: [sourceOf(read)] })
    const text = `${noAnswer.nothingFound} Probeer het met andere woorden, of vraag het een van onze slaapadviseurs. ${await byHand(db)}`
    return reply('product_advice', text, { sources: [contactForm] })
  }
  return reply(
    'product_advice',
    [advice.sizeAdvice, read ? quote(read) : '', found(advice)].filter(Boolean).join('\n\n'),
    {
      products: advice.products,
      sources: [linkToAll(advice), ...(read ? [sourceOf(read)] : [])],
    },
  )
}

/** Adds sympathy to a complaint, and contact details when the shopper wants to speak to a person. */
const framed = async (db: Db, intent: ChatIntent, quoted: string): Promise<string> => {
  if (intent === 'complaint') return `Wat vervelend. ${quoted}`
  if (intent !== 'contact') return quoted
  const { phone } = await readShop(db)
  return quoted.includes(phone) ? quoted : byHand(db)
}

const fromPages = async (db: Db, { intent, passages }: Facts): Promise<AssistantMessage> => {
  const best = intent === 'service' ? passages.find(answers) : passages[0]
  if (!best) return unknown(db)
  const sources = [sourceOf(best)]
  // A complaint, or a request to speak to a person, also gets a link to the contact form.
  if (intent === 'complaint' || intent === 'contact') sources.push(contactForm)
  return reply(intent, await framed(db, intent, quote(best)), { sources })
}

/** The answer without a model: composed of literal texts from the shop's pages, search and orders. */
const answerBuiltIn = async (db: Db, facts: Facts): Promise<AssistantMessage> => {
  if (facts.own) return facts.own
  if (facts.intent === 'order_status') return askForOrder
  if (facts.intent === 'greeting') return reply('greeting', 'Hallo! Waar kan ik je mee helpen?')
  if (facts.intent === 'thanks') {
    return reply('thanks', 'Graag gedaan! Nog een fijne dag.')
  }
  return facts.intent === 'product_advice' ? fromProducts(db, facts) : fromPages(db, facts)
}

/** Joins the answers to several questions of one message. */
const joined = (intent: ChatIntent, parts: AssistantMessage[]): AssistantMessage =>
  reply(intent, parts.map(({ content }) => content).join('\n\n'), {
    sources: [
      ...new Map(parts.flatMap(({ sources }) => sources).map((source) => [source.link, source])).values(),
    ],
    products: parts.flatMap(({ products }) => products),
    asksOrder: parts.some(({ asksOrder }) => asksOrder),
  })

const isAnswered = ({ intent }: AssistantMessage) => intent !== 'unknown'

/** Answers each question of a message separately if all have an answer; otherwise the whole message. */
export const answerEach = async (db: Db, message: string, whole: Facts): Promise<AssistantMessage> => {
  const questions = questionsIn(message)
  if (questions.length === 1) return answerBuiltIn(db, whole)
  const parts = await Promise.all(
    questions.map(async (question) => answerBuiltIn(db, await findFacts(db, question))),
  )
  const distinct = [...new Map(parts.map((part) => [part.content, part])).values()]
  return distinct.every(isAnswered) ? joined(whole.intent, distinct) : answerBuiltIn(db, whole)
}
