import { parseArgs } from 'node:util'
import { listHeldStock, type HeldStock, type HeldStockFilter } from '../order/held-stock.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'
import { settlePayment } from '../order/settlement/settle-payment.ts'
import { findCurrentPayment } from '../order/record/queries.ts'
import { eur } from '../format.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { type Command, invalidArguments, type Operated } from './command.ts'

const pageSize = 50
const hourMs = 60 * 60 * 1000

const options = {
  method: { type: 'string' },
  email: { type: 'string' },
  from: { type: 'string' },
  pieces: { type: 'string' },
  hours: { type: 'string' },
  page: { type: 'string' },
  yes: { type: 'boolean' },
} as const

const filters = '[number…] [--method=…] [--email=…] [--from=…] [--pieces=…] [--hours=…]'

interface Selection {
  filter: HeldStockFilter
  page: number
  isConfirmed: boolean
}

const countOf = (text: string): number | null => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : null)

const read = (args: string[]): Selection | Refusal => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const { method, email, from, pieces, hours, page = '1', yes = false } = values
    const [leastPieces, age, pageNumber] = [pieces ?? '1', hours ?? '1', page].map(countOf)
    if (!leastPieces || !age || !pageNumber)
      return invalidArguments('--pieces, --hours and --page are whole numbers')
    return {
      filter: {
        ...(positionals.length > 0 ? { numbers: positionals } : {}),
        ...(method === undefined ? {} : { paymentMethod: method }),
        ...(email === undefined ? {} : { email }),
        ...(from === undefined ? {} : { placedFrom: from }),
        ...(pieces === undefined ? {} : { leastPieces }),
        ...(hours === undefined ? {} : { placedBefore: new Date(Date.now() - age * hourMs) }),
      },
      page: pageNumber,
      isConfirmed: yes,
    }
  } catch (error) {
    return invalidArguments(error instanceof Error ? error.message : `use ${filters}`)
  }
}

const line = ({ number, createdAt, paymentMethod, pieces, totalCents, placedFrom, expiresAt }: HeldStock) =>
  [
    number,
    `${((Date.now() - createdAt.getTime()) / hourMs).toFixed(1)} h old`.padStart(11),
    `${pieces} pieces`.padStart(11),
    eur(totalCents).padStart(14),
    paymentMethod.padEnd(12),
    `from ${placedFrom?.slice(0, 8) ?? 'unknown '}`,
    `expires ${expiresAt.toISOString()}`,
  ].join('  ')

const sumOf = (rows: HeldStock[]): string => {
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0)
  const cents = rows.reduce((sum, row) => sum + row.totalCents, 0)
  return `${rows.length} unpaid orders, ${pieces} pieces, ${eur(cents)}`
}

const list = async (shop: Operated, args: string[]): Promise<string | Refusal> => {
  const selection = read(args)
  if (isRefusal(selection)) return selection
  const all = await listHeldStock(shop, selection.filter)
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const rows = all.slice((selection.page - 1) * pageSize, selection.page * pageSize)
  return [...rows.map(line), `${sumOf(all)}; page ${selection.page} of ${pages}`].join('\n')
}

const release = async (shop: Operated, args: string[]): Promise<string | Refusal> => {
  const selection = read(args)
  if (isRefusal(selection)) return selection
  if (Object.keys(selection.filter).length === 0) {
    return invalidArguments(`release-stock needs a selection: ${filters}`)
  }
  const chosen = await listHeldStock(shop, selection.filter)
  if (!selection.isConfirmed) {
    return [...chosen.map(line), `would cancel ${sumOf(chosen)}; add --yes to do it`].join('\n')
  }
  const cancelled: HeldStock[] = []
  const left: string[] = []
  for (const held of chosen) {
    try {
      // The payment may have been made in the meantime.
      await settlePayment(shop, await findCurrentPayment(shop.db, held.id))
    } catch (error) {
      shop.log.warn(
        { err: error, order: held.number },
        'the payment provider did not say how a payment stands',
      )
      left.push(`${held.number}  not cancelled: the payment provider did not answer about its payment`)
      continue
    }
    const outcome = await cancelOrder(shop, held.id, { beforeDue: true })
    if (isRefusal(outcome)) left.push(`${held.number}  not cancelled: ${outcome.message}`)
    else {
      cancelled.push(held)
      shop.print(`${held.number}  cancelled`)
    }
  }
  const done = `cancelled ${sumOf(cancelled)}`
  return left.length === 0 ? done : refuse('validation_failed', [...left, done].join('\n'))
}

/** Commands for the stock that unpaid orders hold. */
export const heldStockCommands: Command[] = [
  {
    name: 'held-stock',
    usage: `${filters} [--page=…]`,
    does: 'lists unpaid orders, the oldest first: age, pieces, value, hashed client IP, expiry. --pieces and --hours are minimums',
    run: list,
  },
  {
    name: 'release-stock',
    usage: `${filters} --yes`,
    does: 'cancels the selected unpaid orders and gives their stock back; without --yes it only lists them',
    run: release,
  },
]
