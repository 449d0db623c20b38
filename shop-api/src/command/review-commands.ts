import { listWaitingReviews, moderateReview } from '../review/moderate-review.ts'
import { Misuse, type Command, type Operated } from './command.ts'

const stars = (score: number) => '★'.repeat(score) + '☆'.repeat(5 - score)

/** Replaces control characters, which could affect the terminal. */
const shown = (text: string) => text.replace(/[^\P{C}\n]/gu, ' ')

const idFrom = (typed: string): number => {
  const id = Number(typed)
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31)
    throw new Misuse(`${shown(typed)} is not the id of a review`)
  return id
}

const moderate = async (
  { db }: Operated,
  verdict: 'approve' | 'reject',
  typed: string[],
): Promise<string> => {
  if (typed.length === 0) throw new Misuse(`reviews ${verdict} needs the id of a review`)
  const lines: string[] = []
  const unknown: string[] = []
  for (const id of typed.map(idFrom)) {
    const isDone = await moderateReview(db, id, verdict)
    if (isDone) lines.push(`${id}: ${verdict === 'approve' ? 'approved' : 'rejected'}`)
    else unknown.push(`${id}: no such review waits`)
  }
  if (unknown.length > 0) throw new Misuse([...lines, ...unknown].join('\n'))
  return lines.join('\n')
}

const list = async ({ db }: Operated): Promise<string> => {
  const waiting = await listWaitingReviews(db)
  const lines = waiting.map(({ id, product, score, title, content, displayName, verified, createdAt }) => {
    const writer = `${displayName}${verified ? ', verified purchase' : ''}, ${createdAt.toISOString().slice(0, 10)}`
    return shown(`${id}  ${stars(score)}  ${product}\n${title}\n${content}\n(${writer})\n`)
  })
  return [...lines, `${waiting.length} waiting`].join('\n')
}

/** Commands that list unpublished reviews, and publish or reject them. */
export const reviewCommands: Command[] = [
  {
    name: 'reviews',
    usage: '[approve|reject <id>…]',
    does: 'lists the reviews that wait for moderation, publishes or refuses them',
    run: (shop, [verdict, ...ids]) => {
      if (verdict === undefined) return list(shop)
      if (verdict === 'approve' || verdict === 'reject') return moderate(shop, verdict, ids)
      throw new Misuse('reviews, reviews approve <id>… or reviews reject <id>…')
    },
  },
]
