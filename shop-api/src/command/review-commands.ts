import { isRowId } from '../db/row-id.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { listWaitingReviews, moderateReview } from '../review/moderate-review.ts'
import { misuse, type Command, type Operated } from './command.ts'

const stars = (score: number) => '★'.repeat(score) + '☆'.repeat(5 - score)

/** Replaces control characters, which could affect the terminal. */
const shown = (text: string) => text.replace(/[^\P{C}\n]/gu, ' ')

const verdicts = { approve: 'approved', reject: 'rejected' } as const

/** Each review is moderated on its own: an unknown one does not stop the others. */
const moderate = async (
  { db }: Operated,
  verdict: keyof typeof verdicts,
  ids: string[],
): Promise<string | Refusal> => {
  if (ids.length === 0) return misuse(`reviews ${verdict} needs the id of a review`)
  const wrong = ids.find((id) => !isRowId(id))
  if (wrong !== undefined) return misuse(`${shown(wrong)} is not the id of a review`)
  const done: string[] = []
  const refused: string[] = []
  for (const id of ids) {
    const outcome = await moderateReview(db, Number(id), verdicts[verdict])
    if (isRefusal(outcome)) refused.push(`${id}: ${outcome.message}`)
    else done.push(`${id}: ${outcome}`)
  }
  return refused.length === 0 ? done.join('\n') : refuse('not_found', [...done, ...refused].join('\n'))
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
    run: async (shop, [verdict, ...ids]) => {
      if (verdict === undefined) return list(shop)
      if (verdict === 'approve' || verdict === 'reject') return moderate(shop, verdict, ids)
      return misuse('reviews, reviews approve <id>… or reviews reject <id>…')
    },
  },
]
