import { z } from 'zod'
import { OrderState } from '../../order.ts'
import { ListSearchQuery } from '../list.ts'
import { LinePieces } from '../orders.ts'

const at = z.iso.datetime()

/** A withdrawal that came by phone or letter. */
export const RecordWithdrawal = z.strictObject({
  /** All pieces of all lines are the whole order. */
  lines: z.array(LinePieces).min(1, 'Kies minstens één stuk.').max(1000),
  receivedAt: z.iso.datetime('Kies wanneer de herroeping is ontvangen.'),
  /** For colleagues; the customer does not see it. */
  note: z.string().trim().max(2000),
})
export type RecordWithdrawal = z.infer<typeof RecordWithdrawal>

/** Those of a cancelled or refunded order count as handled. */
export const ReturnQuery = ListSearchQuery.extend({
  status: z.enum(['open', 'handled']).default('open'),
})
export type ReturnQuery = z.infer<typeof ReturnQuery>

/** A declaration of withdrawal, or a request to return a rug, with the day by which the shop must act. */
export const ReturnToHandle = z.strictObject({
  id: z.string(),
  kind: z.enum(['withdrawal', 'return']),
  orderId: z.uuid().nullable(),
  /** As the customer typed it. */
  orderNumber: z.string(),
  /** The number of its order: another one if the customer mistyped it and an employee found the order. */
  orderOfNumber: z.string().nullable(),
  /** Whether the customer named the order with its number and e-mail address, so that it is no choice of an employee. */
  isNamed: z.boolean(),
  /** Empty for a request to return. */
  name: z.string(),
  email: z.string(),
  articles: z.string(),
  receivedAt: at,
  /** Refund it before this moment. */
  refundBy: at,
  orderState: OrderState.nullable(),
  /** When an employee marked it as handled. */
  handledAt: at.nullable(),
})
export type ReturnToHandle = z.infer<typeof ReturnToHandle>

/** The order that a withdrawal or a request with a mistyped number is about. */
export const AttachReturn = z.strictObject({
  orderNumber: z.string().trim().min(1, 'Vul een bestelnummer in.').max(50),
})
export type AttachReturn = z.infer<typeof AttachReturn>

export const MarkReturn = z.strictObject({ handled: z.boolean() })
export type MarkReturn = z.infer<typeof MarkReturn>
