import { openOwnDatabase } from '../db/open-own-database.ts'
import { listWaitingReviews, moderateReview } from './moderate-review.ts'

const usage = `npm run reviews                   lists the reviews that wait to be read
npm run reviews -- approve <id>…   shows them in the shop
npm run reviews -- reject <id>…    refuses them

The shop may be open meanwhile.`

const stars = (score: number) => '★'.repeat(score) + '☆'.repeat(5 - score)

/** A terminal obeys control characters; whoever wrote the review is not to be obeyed. */
const shown = (text: string) => text.replace(/[^\P{C}\n]/gu, ' ')

const [verdict = 'list', ...given] = process.argv.slice(2)
const ids = given.map(Number)

const run = async (): Promise<void> => {
  const { db, close } = await openOwnDatabase('.data')
  try {
    if (verdict === 'approve' || verdict === 'reject') {
      for (const id of ids) {
        const done = await moderateReview(db, id, verdict)
        process.stdout.write(
          `${id}: ${done ? `${verdict}${verdict === 'approve' ? 'd' : 'ed'}` : 'no such review waits'}\n`,
        )
        if (!done) process.exitCode = 1
      }
      return
    }
    const waiting = await listWaitingReviews(db)
    for (const { id, product, score, title, content, displayName, verified, createdAt } of waiting) {
      const writer = `${displayName}${verified ? ', verified purchase' : ''}, ${createdAt.toISOString().slice(0, 10)}`
      process.stdout.write(shown(`${id}  ${stars(score)}  ${product}\n${title}\n${content}\n(${writer})\n\n`))
    }
    process.stdout.write(`${waiting.length} waiting\n`)
  } finally {
    await close()
  }
}

const isUnderstood =
  (verdict === 'list' && ids.length === 0) ||
  ((verdict === 'approve' || verdict === 'reject') &&
    ids.length > 0 &&
    ids.every((id) => id > 0 && id < 2 ** 31 && Number.isInteger(id)))

if (!isUnderstood) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
