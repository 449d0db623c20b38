import type { AssistantMessage } from 'shared-types/v1/chat'
import type { Db } from '../db/client.ts'
import { excerptOf } from './excerpt.ts'
import { answers, type Facts } from './find-facts.ts'
import type { Passage } from './passage-queries.ts'
import { readShop } from './read-shop.ts'
import { askForOrder, contactForm, everythingFor, reply, sourceOf } from './reply.ts'

const byHand = async (db: Db): Promise<string> => {
  const { phone, opening_hours } = await readShop(db)
  return `Bel ${phone} (${opening_hours}) of stuur ons een bericht met het contactformulier.`
}

/** Says so rather than guess, and how to reach somebody who knows. */
const unknown = async (db: Db): Promise<AssistantMessage> =>
  reply('unknown', `Dat weet ik helaas niet. ${await byHand(db)}`, { sources: [contactForm] })

/** What a passage says of what was asked, under its own heading. */
const quote = (passage: Passage): string => {
  const title = passage.heading || passage.pageTitle
  return `${title.replace(/[.:]$/, '')}${/[?!]$/.test(title) ? '' : ':'} ${excerptOf(passage)}`
}

const fromProducts = async (db: Db, { advice, passages: [read] }: Facts): Promise<AssistantMessage> => {
  if (!advice) {
    if (read) return reply('product_advice', quote(read), { sources: [sourceOf(read)] })
    const words = `Daar vond ik in onze winkel niets bij. Probeer het met andere woorden, of vraag het een van onze slaapadviseurs. ${await byHand(db)}`
    return reply('product_advice', words, { sources: [contactForm] })
  }
  const { term, isExact, products } = advice
  const found = isExact
    ? `Bij ‘${term}’ vond ik dit voor je:`
    : `Precies dat vond ik niet. Bij ‘${term}’ komt dit er het dichtst bij:`
  return reply('product_advice', read ? `${quote(read)}\n\n${found}` : found, {
    products,
    sources: [everythingFor(advice), ...(read ? [sourceOf(read)] : [])],
  })
}

const fromPages = async (db: Db, { intent, passages }: Facts): Promise<AssistantMessage> => {
  const best = intent === 'service' ? passages.find(answers) : passages[0]
  if (!best) return unknown(db)
  const sources = [sourceOf(best)]
  // Somebody with a complaint, or who wants a person, gets the way to one without asking again.
  if (intent === 'complaint' || intent === 'contact') sources.push(contactForm)
  return reply(intent, quote(best), { sources })
}

/** The answer that needs nobody else: made of what the shop's own pages, search and orders say, word for word. */
export const answerBuiltIn = async (db: Db, facts: Facts): Promise<AssistantMessage> => {
  if (facts.intent === 'order_status') return askForOrder
  if (facts.intent === 'greeting') return reply('greeting', 'Hallo! Waar kan ik je mee helpen?')
  if (facts.intent === 'thanks') {
    return reply('thanks', 'Graag gedaan! Nog een fijne dag.')
  }
  return facts.intent === 'product_advice' ? fromProducts(db, facts) : fromPages(db, facts)
}
