import { dayAt } from 'shared-types/calendar/local-day'
import { removalGrounds } from 'shared-types/contracts/admin/reviews'
import { reviewGrounds } from 'shared-types/forms/review-grounds'
import { isRowId } from 'shared-types/ids/row-id'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { answerReview, listUnansweredReviews } from '../review/answer-review.ts'
import { listWaitingReviews, moderateReview } from '../review/moderate-review.ts'
import { removeReview } from '../review/remove-review.ts'
import { type Command, invalidArguments, type Operated } from './command.ts'

const stars = (score: number) => '★'.repeat(score) + '☆'.repeat(5 - score)

const isKey = <Key extends string>(of: Record<Key, unknown>, word = ''): word is Key =>
  Object.hasOwn(of, word)

type Change = (db: Operated['db'], id: number) => Promise<string | Refusal>

const withGround =
  <Ground extends string>(
    grounds: Record<Ground, string>,
    act: (db: Operated['db'], id: number, ground: Ground) => Promise<string | Refusal>,
  ) =>
  (verb: string, [ground, ...ids]: string[]): { change: Change; ids: string[] } | Refusal =>
    isKey(grounds, ground)
      ? { change: (db, id) => act(db, id, ground), ids }
      : invalidArguments(`reviews ${verb} needs a ground: ${Object.keys(grounds).join(', ')}`)

/** What can be done with each of a list of reviews, by the arguments of the command. */
const changes = {
  approve: (_verb: string, ids: string[]) => ({
    change: (db: Operated['db'], id: number) => moderateReview(db, id, 'approved'),
    ids,
  }),
  reject: withGround(reviewGrounds, (db, id, ground) => moderateReview(db, id, { ground })),
  remove: withGround(
    removalGrounds,
    async (db, id, ground) => (await removeReview(db, id, ground)) ?? 'removed',
  ),
}

/** Each review is changed on its own: an unknown one does not stop the others. */
const change = async (
  { db }: Operated,
  verb: keyof typeof changes,
  args: string[],
): Promise<string | Refusal> => {
  const targets = changes[verb](verb, args)
  if (isRefusal(targets)) return targets
  const { ids } = targets
  if (ids.length === 0) return invalidArguments(`reviews ${verb} needs the id of a review`)
  const wrong = ids.find((id) => !isRowId(id))
  if (wrong !== undefined) return invalidArguments(`${wrong} is not the id of a review`)
  const done: string[] = []
  const refused: string[] = []
  for (const id of ids) {
    const outcome = await targets.change(db, Number(id))
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
    const writer = `${displayName}${verified ? ', verified purchase' : ''}, ${dayAt(createdAt)}`
    return `${id}  ${stars(score)}  ${product}\n${title}\n${content}\n(${writer})\n`
  })
  return [...lines, `${reviews.length} ${end}`].join('\n')
}

/** Commands that list, publish, reject and answer reviews. */
export const reviewCommands: Command[] = [
  {
    name: 'reviews',
    usage: '[approve <id>… | reject|remove <ground> <id>… | unanswered | answer <id> "text"]',
    does:
      'lists the reviews that wait for moderation, publishes or refuses them; deletes one for good, also from the shop; lists critical ones without an answer of the shop, and answers one (an empty text removes the answer). The author is mailed the ground, if the shop has the address. Grounds: ' +
      Object.keys(removalGrounds).join(', '),
    run: async (shop, [verdict, ...ids]) => {
      if (verdict === undefined) return listed(await listWaitingReviews(shop.db), 'waiting')
      if (verdict === 'unanswered') return listed(await listUnansweredReviews(shop.db), 'without an answer')
      if (verdict === 'answer') return answer(shop, ids)
      if (isKey(changes, verdict)) return change(shop, verdict, ids)
      return invalidArguments(
        'reviews, reviews approve <id>…, reviews reject <ground> <id>…, reviews remove <ground> <id>…, reviews unanswered or reviews answer <id> "text"',
      )
    },
  },
]
