import type { ChatIntent } from 'shared-types/v1/chat'
import type { Db } from '../db/client.ts'
import { adviseProducts, type Advice } from './advise-products.ts'
import { saysAll } from './intents.ts'
import { readSold, soldAmong } from './sold-words.ts'
import { findPassages, type Passage } from './passage-queries.ts'
import { recognise } from './recognise.ts'
import { asked, topicOf, writtenFor } from './topics.ts'
import { says, wordsOf } from './words.ts'

/** What the shop knows that bears on a message: what both the built-in answer and a model's are made of. */
export interface Facts {
  intent: ChatIntent
  passages: Passage[]
  advice: Advice | null
}

const mostPassages = 4

export const passagesFor = (db: Db, question: string, intent: ChatIntent): Promise<Passage[]> => {
  const { pages, about } = topicOf(intent)
  const alike = writtenFor(wordsOf(question), says)
  return findPassages(db, { question, alike, about, preferred: pages, atMost: mostPassages })
}

const withoutPages = new Set<ChatIntent>(['order_status', 'greeting', 'thanks'])

/** How much of a question that is about nothing in particular a passage must speak of, before it counts as an answer. */
const enough = 0.55

/** Somebody who does not know yet what to buy, rather than who looks for one thing. */
const wondering = 'welk|welke|wat|hoe|kan|mag|moet|beter|helpt|geschikt'

/** The cards tell what things cost. */
const pricing = 'kost|kosten|prijs|prijzen|duur'

/** What is worth reading beside products. How the shop sends and is paid is no advice. */
const aboutTheWish = (words: string[], passages: Passage[]): Passage[] =>
  saysAll(words, wondering) && !saysAll(words, pricing)
    ? passages.filter(
        ({ path, coverage }) => coverage >= 0.6 && (path === asked || !path.startsWith('service/')),
      )
    : []

/** Whether a passage answers a question, or merely has a word of it. */
export const answers = ({ coverage, isAbout }: Passage): boolean => isAbout && coverage >= enough

export const findFacts = async (db: Db, message: string): Promise<Facts> => {
  const sold = await readSold(db)
  const intent = recognise(message, sold)
  const words = wordsOf(message)
  if (withoutPages.has(intent)) return { intent, passages: [], advice: null }
  const passages = await passagesFor(db, message, intent)
  if (intent === 'product_advice') {
    const advice = await adviseProducts(db, message)
    return { intent, passages: aboutTheWish(words, passages), advice }
  }
  const isUnanswered = intent === 'service' && !passages.some(answers)
  if (isUnanswered && soldAmong(words, sold).length > 0) {
    return { intent: 'product_advice', passages: [], advice: await adviseProducts(db, message) }
  }
  return { intent, passages, advice: null }
}
