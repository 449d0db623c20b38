import type { Chance } from '../random.ts'
import type { Kind, ProductPlan } from '../plan.ts'
import { voices } from '../reviews.ts'
import { firstNames } from '../reviews/names.ts'
import { daysMentioned } from '../reviews/time-mentioned.ts'
import {
  doubtfulEndings,
  parcelLines,
  serviceLines,
  sorryEndings,
  titlesByScore,
  toneOf,
  type ReviewVoice,
  type Score,
  type Tone,
} from '../reviews/voice.ts'

/** The properties of a product that its reviews depend on. */
export interface ReviewSubject {
  kind: Kind
  voice?: ProductPlan['voice']
  /** Replaces `{kleur}`. Sentences with it are omitted for products with several colours. */
  colour?: string
  reviewLines?: string[]
  /** How many reviews to write. The result is shorter only when the sentences run out. */
  count: number
  /** Days since the product went on sale: no reviewer has owned it longer. */
  onSaleDays: number
}

export interface WrittenReview {
  displayName: string
  score: Score
  title: string
  content: string
  /** Days before now. The fraction is the time of day. */
  daysAgo: number
}

const threeYears = 3 * 365
const deliveryDays = 2

/** Probability of 5, 4, 3, 2 and 1 stars. */
type Shares = Record<Score, number>
const liked: Shares = { 5: 0.66, 4: 0.26, 3: 0.05, 2: 0.02, 1: 0.01 }
const disputed: Shares = { 5: 0.36, 4: 0.32, 3: 0.15, 2: 0.1, 1: 0.07 }
const scores: Score[] = [5, 4, 3, 2, 1]

const drawScore = (shares: Shares, chance: Chance): Score => {
  let luck = chance.next()
  for (const score of scores) {
    luck -= shares[score]
    if (luck < 0) return score
  }
  return 5
}

/** Delivered by van after days or weeks, so no review praises a fast delivery. */
const bulky = new Set<Kind>(['boxspring', 'matras', 'topper', 'vloerkleed'])

/** All sentences that may be used for a product. */
interface Sayings {
  voice: ReviewVoice
  lines: string[]
  service: string[]
}

/** Omits sentences already used for this product, because repeated sentences would look artificial. */
const withoutUsed = ({ voice, lines, service }: Sayings, usedHere: Set<string>): Sayings => {
  const fresh = (list: string[]) => list.filter((sentence) => !usedHere.has(sentence))
  const tone = (name: Tone) => ({ ...voice.tones[name], openings: fresh(voice.tones[name].openings) })
  return {
    voice: {
      praise: voice.praise.map(fresh),
      buts: voice.buts.map(fresh),
      remarks: fresh(voice.remarks),
      mixed: fresh(voice.mixed),
      complaints: fresh(voice.complaints),
      tones: { great: tone('great'), good: tone('good'), fair: tone('fair'), poor: tone('poor') },
    },
    lines: fresh(lines),
    service: fresh(service),
  }
}

/** The sentences of one review; empty when no sentences for this tone are left. */
const sentencesOf = ({ voice, lines, service }: Sayings, score: Score, chance: Chance): string[] => {
  const sometimes = (share: number, list: string[]) =>
    list.length > 0 && chance.next() < share ? [chance.pick(list)] : []
  const one = (list: string[]) => (list.length > 0 ? [chance.pick(list)] : [])
  const praise = (topics: string[][], count: number) =>
    chance
      .shuffle(topics.filter((topic) => topic.length > 0))
      .slice(0, count)
      .map((topic) => chance.pick(topic))
  const { openings } = voice.tones[toneOf[score]]
  const opened = (share: number, body: string[]) =>
    body.length > 0 ? [...sometimes(share, openings), ...body] : []

  /**
   * A review with a "but" about a topic does not praise that topic. It also omits the product's own lines,
   * because their topic is unknown.
   */
  const goodWithBut = () => {
    const topic = chance.between(0, voice.buts.length - 1)
    const but = sometimes(0.6, voice.buts[topic] ?? [])
    const others = but.length > 0 ? voice.praise.filter((_, at) => at !== topic) : [...voice.praise, lines]
    const rest = but.length > 0 ? but : one(voice.remarks)
    return rest.length > 0 ? opened(0.3, [...praise(others, chance.pick([1, 1, 2])), ...rest]) : []
  }
  const great = () => {
    const body = opened(0.3, praise([...voice.praise, lines], chance.pick([1, 1, 2, 2, 3])))
    return body.length > 0 ? [...body, ...sometimes(0.2, service)] : []
  }
  const ended = (body: string[], share: number, endings: string[]) =>
    body.length > 0 ? [...body, ...sometimes(share, endings)] : []

  return {
    great,
    good: goodWithBut,
    fair: () => ended(opened(0.25, one(voice.mixed)), 0.5, doubtfulEndings),
    poor: () => ended(opened(0.3, one(voice.complaints)), 0.6, sorryEndings),
  }[toneOf[score]]()
}

/**
 * Writes the reviews of one product, in random order. The result is the same for the same subject, chance and
 * `used`. `used` contains all review texts of the shop so far and receives the new ones, so that no two
 * reviews are equal; within one product no sentence is repeated.
 */
export const writeReviews = (
  subject: ReviewSubject,
  chance: Chance,
  used: Set<string> = new Set(),
): WrittenReview[] => {
  const voice = voices[subject.voice ?? subject.kind]
  const colour = subject.colour === 'multicolor' ? undefined : subject.colour
  const service = bulky.has(subject.kind) ? serviceLines : [...serviceLines, ...parcelLines]
  const sayings: Sayings = { voice, lines: subject.reviewLines ?? [], service }
  const usedHere = new Set<string>()
  const shares = chance.next() < 0.08 ? disputed : liked
  const oldest = Math.min(subject.onSaleDays - deliveryDays, threeYears)

  /** Draws again when a text was used before, or claims longer use than is possible. */
  const drawContent = (score: Score, ownedDays: number): string | null => {
    const left = withoutUsed(sayings, usedHere)
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const sentences = sentencesOf(left, score, chance)
      const raw = sentences.join(' ')
      if (raw === '' || (colour === undefined && raw.includes('{kleur}'))) continue
      const text = raw.replaceAll('{kleur}', colour ?? '')
      if (used.has(text) || daysMentioned(text) > ownedDays) continue
      used.add(text)
      for (const sentence of sentences) usedHere.add(sentence)
      return text
    }
    return null
  }

  const drawTitle = (score: Score): string => {
    const { titles } = voice.tones[toneOf[score]]
    const list = chance.next() < 0.6 ? titles : titlesByScore[score]
    const fresh = list.filter((title) => !usedHere.has(title))
    const title = chance.pick(fresh.length > 0 ? fresh : list)
    usedHere.add(title)
    return title
  }

  const write = (): WrittenReview[] => {
    const score = drawScore(shares, chance)
    // The exponent makes recent reviews more frequent, as in a growing shop.
    const daysAgo = 0.1 + chance.next() ** 1.6 * Math.max(oldest - 0.2, 0)
    const displayName = `${chance.pick(firstNames)} ${chance.pick([...'ABCDEFGHJKLMNOPRSTVWZ'])}.`
    const content = drawContent(score, subject.onSaleDays - daysAgo)
    return content === null ? [] : [{ displayName, score, title: drawTitle(score), content, daysAgo }]
  }
  return oldest <= 0 ? [] : Array.from({ length: subject.count }, write).flat()
}
