import type { review } from '../../src/db/schema/review.ts'
import type { ProductPlan } from '../plan.ts'
import { voices } from '../reviews.ts'
import { firstNames } from '../reviews/names.ts'
import {
  doubtfulEndings,
  serviceLines,
  sorryEndings,
  titlesByScore,
  type ReviewVoice,
  type Score,
} from '../reviews/voice.ts'
import { chanceOf, type Chance } from './random.ts'

interface Reviewed {
  plan: ProductPlan
  slug: string
  productId: number
  /** 100 to 900; what sells more is written about more. */
  popularity: number
  createdAt: Date
  now: Date
  /** Every text of the shop so far; new ones are added. */
  used: Set<string>
}

export type ReviewRow = Omit<typeof review.$inferInsert, 'id'>

const dayMs = 86_400_000
const threeYearsMs = 3 * 365 * dayMs

/** Shares of 5, 4, 3, 2 and 1 stars: an average of about 4.5. */
const scoreShares: [Score, number][] = [
  [5, 0.64],
  [4, 0.26],
  [3, 0.06],
  [2, 0.025],
  [1, 0.015],
]

const drawScore = (chance: Chance): Score => {
  let luck = chance.next()
  for (const [score, share] of scoreShares) {
    luck -= share
    if (luck < 0) return score
  }
  return 5
}

/** New and slow things have few reviews, a bestseller a few dozen. */
const countOf = ({ plan, popularity }: Reviewed, chance: Chance): number => {
  if (plan.overlay === 'Nieuw') return chance.between(0, 2)
  const usual = Math.round((popularity / 900) ** 2 * 16)
  return popularity > 870 ? usual + chance.between(12, 26) : usual
}

const contentOf = (voice: ReviewVoice, score: Score, plan: ProductPlan, chance: Chance): string => {
  const topics = chance.shuffle([...voice.praise, ...(plan.reviewLines ? [plan.reviewLines] : [])])
  const praise = (count: number) => topics.slice(0, count).map((topic) => chance.pick(topic))
  const sometimes = (share: number, lines: string[]) => (chance.next() < share ? [chance.pick(lines)] : [])
  const sentences = {
    5: () => [...praise(chance.pick([1, 2, 2, 2, 3, 3])), ...sometimes(0.25, serviceLines)],
    4: () => [...praise(chance.between(1, 2)), chance.pick(voice.remarks)],
    3: () => [chance.pick(voice.mixed), ...sometimes(0.5, doubtfulEndings)],
    2: () => [chance.pick(voice.complaints), ...sometimes(0.6, sorryEndings)],
    1: () => [chance.pick(voice.complaints), ...sometimes(0.4, sorryEndings)],
  }[score]()
  return sentences.join(' ').replaceAll('{kleur}', plan.colours[0] ?? '')
}

/** Redraws until the text is one that nobody wrote before; gives up when its sentences run out. */
const drawUnused = (used: Set<string>, draw: () => string): string | null => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const text = draw()
    if (!used.has(text)) {
      used.add(text)
      return text
    }
  }
  return null
}

export const reviewsOf = (reviewed: Reviewed): ReviewRow[] => {
  const { plan, slug, productId, createdAt, now, used } = reviewed
  const chance = chanceOf('reviews', slug)
  const voice = voices[plan.voice ?? plan.kind]
  const from = Math.max(createdAt.getTime() + 2 * dayMs, now.getTime() - threeYearsMs)
  const rows: ReviewRow[] = []
  for (let left = countOf(reviewed, chance); left > 0; left -= 1) {
    const score = drawScore(chance)
    const content = drawUnused(used, () => contentOf(voice, score, plan, chance))
    const name = `${chance.pick(firstNames)} ${chance.pick([...'ABCDEFGHJKLMNOPRSTVWZ'])}.`
    const verified = chance.next() < 0.7
    const age = chance.next() * (now.getTime() - from - dayMs / 2)
    const title = chance.pick(titlesByScore[score])
    if (content === null) continue
    rows.push({
      productId,
      displayName: name,
      score,
      title,
      content,
      verified,
      createdAt: new Date(from + age),
    })
  }
  return rows
}
