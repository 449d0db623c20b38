import { isRowId } from '../db/row-id.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { answerReview, listUnansweredReviews } from '../review/answer-review.ts'
import { listWaitingReviews, moderateReview } from '../review/moderate-review.ts'
import { type Command, invalidArguments, type Operated } from './command.ts'

const stars = (score: number) => '★'.repeat(score) + '☆'.repeat(5 - score)

const verdicts = { approve: 'approved', reject: 'rejected' } as const

/** Each review is moderated on its own: an unknown one does not stop the others. */
const moderate = async (
  { db }: Operated,
  verdict: keyof typeof verdicts,
  ids: string[],
): Promise<string | Refusal> => {
  if (ids.length === 0) return invalidArguments(`reviews ${verdict} needs the id of a review`)
  const wrong = ids.find((id) => !isRowId(id))
  if (wrong !== undefined) return invalidArguments(`${wrong} is not the id of a review`)
  const done: string[] = []
  const refused: string[] = []
  for (const id of ids) {
    const outcome = await moderateReview(db, Number(id), verdicts[verdict])
    if (isRefusal(outcome)) refused.push(`${id}: ${outcome.message}`)
    else done.push(`${id}: ${outcome}`)
  }
  return refused.length === 0 ? done.join('\n') : refuse('not_found', [...done, ...refused].join('\n'))
}

const answer = async ({ db }: Operated, [id, text, ...more]: string[]): Promise<string | Refusal> => {
  if (id === undefined || text === undefined || more.length > 0)
    return invalidArguments(
      'reviews answer needs the id of a review and one text: reviews answer 12 "Dank je wel!"',
    )
  if (!isRowId(id)) return invalidArguments(`${id} is not the id of a review`)
  const outcome = await answerReview(db, Number(id), text)
  return isRefusal(outcome) ? outcome : `${id}: ${outcome}`
}

const listed = (reviews: Awaited<ReturnType<typeof listWaitingReviews>>, end: string): string => {
  const lines = reviews.map(({ id, product, score, title, content, displayName, verified, createdAt }) => {
    const writer = `${displayName}${verified ? ', verified purchase' : ''}, ${createdAt.toISOString().slice(0, 10)}`
    return `${id}  ${stars(score)}  ${product}\n${title}\n${content}\n(${writer})\n`
  })
  return [...lines, `${reviews.length} ${end}`].join('\n')
}

/** Commands that list, publish, reject and answer reviews. */
export const reviewCommands: Command[] = [
  {
    name: 'reviews',
    usage: '[approve|reject <id>… | unanswered | answer <id> "text"]',
    does: 'lists the reviews that wait for moderation, publishes or refuses them; lists critical ones without an answer of the shop, and answers one (an empty text removes the answer)',
    run: async (shop, [verdict, ...ids]) => {
      if (verdict === undefined) return listed(await listWaitingReviews(shop.db), 'waiting')
      if (verdict === 'unanswered') return listed(await listUnansweredReviews(shop.db), 'without an answer')
      if (verdict === 'answer') return answer(shop, ids)
      if (verdict === 'approve' || verdict === 'reject') return moderate(shop, verdict, ids)
      return invalidArguments(
        'reviews, reviews approve <id>…, reviews reject <id>…, reviews unanswered or reviews answer <id> "text"',
      )
    },
  },
]
