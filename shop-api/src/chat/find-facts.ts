import type { ChatIntent } from 'shared-types/v1/chat'
import type { Db } from '../db/client.ts'
import { adviseProducts, type Advice } from './advise-products.ts'
import { readSold } from './sold-words.ts'
import { findPassages, type Passage } from './passage-queries.ts'
import { recognise } from './recognise.ts'
import { topicOf, writtenFor } from './topics.ts'
import { says, wordsOf } from './words.ts'

/** What the shop knows that bears on a message: what both the built-in answer and a model's are made of. */
export interface Facts {
  intent: ChatIntent
  passages: Passage[]
  advice: Advice | null
}

const mostPassages = 4

export const passagesFor = (db: Db, question: string, intent: ChatIntent): Promise<Passage[]> => {
  const topic = topicOf(intent)
  const alike = [...topic.alike, ...writtenFor(wordsOf(question), says)]
  return findPassages(db, { question, alike, preferred: topic.pages, atMost: mostPassages })
}

const withoutPages = new Set<ChatIntent>(['order_status', 'greeting', 'thanks'])

export const findFacts = async (db: Db, message: string): Promise<Facts> => {
  const intent = recognise(message, await readSold(db))
  if (withoutPages.has(intent)) return { intent, passages: [], advice: null }
  if (intent === 'product_advice') return { intent, passages: [], advice: await adviseProducts(db, message) }
  return { intent, passages: await passagesFor(db, message, intent), advice: null }
}
