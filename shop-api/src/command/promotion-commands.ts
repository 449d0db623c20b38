import { endPromotion } from '../promotion/manage-promotions.ts'
import { readPromotions, stateOf } from '../promotion/promotions.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { type Command, invalidArguments, type Operated } from './command.ts'

const list = async ({ db }: Operated): Promise<string> => {
  const rows = (await readPromotions(db)).map((row) =>
    [
      row.id.padEnd(20),
      stateOf(row, row.readAt).padEnd(8),
      `${row.startsAt.toISOString()} to ${row.endsAt.toISOString()}`,
      `/${row.path}/`,
      row.code ?? '',
    ]
      .join('  ')
      .trimEnd(),
  )
  return rows.length > 0 ? rows.join('\n') : 'there are no promotions'
}

const end = async ({ db }: Operated, [id, ...more]: string[]): Promise<string | Refusal> => {
  if (id === undefined || more.length > 0)
    return invalidArguments('end-promotion needs the name of one promotion')
  const ended = await endPromotion(db, id)
  if (isRefusal(ended)) return ended
  return `ended ${id}: its prices, code and page`
}

/** Commands for promotions. No command postpones an end, because a countdown must be true. */
export const promotionCommands: Command[] = [
  {
    name: 'promotions',
    usage: '',
    does: 'lists the promotions: state, dates, page and code',
    run: list,
  },
  {
    name: 'end-promotion',
    usage: '<name>',
    does: 'ends a running promotion now: prices, code, page and countdown; the back office cancels a planned one',
    run: end,
  },
]
