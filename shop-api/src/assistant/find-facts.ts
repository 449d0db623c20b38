import type { AssistantMessage, ChatIntent } from 'shared-types/contracts/provider/chat'
import type { Db } from '../db/client.ts'
import { adviseProducts, type Advice } from './advise-products.ts'
import { matchesAll } from './question/intents.ts'
import { directAnswer } from './direct-answer.ts'
import { readSold, productWordsIn } from './question/product-vocabulary.ts'
import { findPassages, type Passage } from './passage/passage-queries.ts'
import { recognise } from './question/recognise.ts'
import { rewordedIn, pageWordsFor } from './question/thesaurus.ts'
import { faq, topicOf } from './question/topics.ts'
import { isComparison, sidesOf, coversTopic } from './passage/covers-topic.ts'
import { wordsOf } from './question/words.ts'

/** The shop's facts for a message. Both the built-in answer and a model's answer are based on them. */
export interface Facts {
  intent: ChatIntent
  passages: Passage[]
  advice: Advice | null
  /** A complete answer that is on no page, if the shop has one. */
  own: AssistantMessage | null
}

const nothing = { passages: [], advice: null, own: null }

const mostPassages = 4

const work = 'vacature|sollicit|=baan|baantje|stage|werken|salaris'

export const passagesFor = (db: Db, question: string, intent: ChatIntent): Promise<Passage[]> => {
  const words = wordsOf(question)
  const { pages, about } = topicOf(intent, words)
  return findPassages(db, {
    // The words that express a comparison do not help to find what is compared.
    question: isComparison(words) ? sidesOf(words).join(' ') : question,
    reworded: rewordedIn(words),
    alike: [...pageWordsFor(words), ...(isComparison(words) ? ['verschil'] : [])],
    about,
    isAboutWork: matchesAll(words, work),
    preferred: pages,
    // A passage about both sides of a comparison may rank below many that mention one side.
    atMost: isComparison(words) ? 3 * mostPassages : mostPassages,
  })
}

const withoutPages = new Set<ChatIntent>(['order_status', 'greeting', 'thanks'])

/** The share of a general question that a passage must cover to count as an answer. */
const enough = 0.55

/** Words of a shopper who wants advice, and not one specific article. */
const wantsAdvice =
  'welk|welke|wat|hoe|kan|mag|moet|beter|helpt|geschikt|maat|formaat|lengte|breed|breedte|hoogte|=dik|dikte|nodig|=baby'

/** Words of a shopper who already owns the article, or asks what it is, and does not want to buy one. */
const owned = 'mijn|me|besteld|gekregen|ontvangen|verschil'
const isOwned = (words: string[]): boolean => matchesAll(words, owned)

/** Prices are shown on the product cards. */
const pricing = 'kost|kosten|prijs|prijzen|duur'

/** The passages worth showing beside products. Pages about shipping and payment are no product advice. */
const passagesBesideProducts = (words: string[], passages: Passage[]): Passage[] =>
  matchesAll(words, wantsAdvice) && !matchesAll(words, pricing)
    ? passages.filter(
        ({ path, coverage }) => coverage >= 0.6 && (path === faq || !path.startsWith('service/')),
      )
    : []

/** Whether a passage answers a question, and does not just contain one of its words. */
export const answers = ({ coverage, isAbout }: Passage): boolean => isAbout && coverage >= enough

export const findFacts = async (db: Db, message: string): Promise<Facts> => {
  const sold = await readSold(db)
  const intent = recognise(message, sold)
  const words = wordsOf(message)
  const hasThing = productWordsIn(words, sold).length > 0
  const own = hasThing ? null : await directAnswer(db, words)
  if (own) return { ...nothing, intent: own.intent, own }
  if (withoutPages.has(intent)) return { ...nothing, intent }
  const passages = (await passagesFor(db, message, intent)).filter(coversTopic(words, sold))
  if (intent === 'product_advice') {
    const advice = await adviseProducts(db, message)
    return { ...nothing, intent, passages: passagesBesideProducts(words, passages), advice }
  }
  const isUnanswered = intent === 'service' && !passages.some(answers)
  if (isUnanswered && hasThing && !isOwned(words)) {
    return { ...nothing, intent: 'product_advice', advice: await adviseProducts(db, message) }
  }
  return { ...nothing, intent, passages }
}
