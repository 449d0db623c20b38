import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import type { OrderState } from 'shared-types/contracts/order'
import { reasonNames } from 'shared-types/order/replacement-texts'
import type { Db } from '../../db/client.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import { payment, paymentMovement, refund } from '../../db/schema/buying/payment.ts'
import { orderNote } from '../../db/schema/order-note.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { auditLog, staffAccount } from '../../db/schema/staff.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { euros } from '../../format.ts'
import { piecesText } from '../mails/order-texts.ts'

type Replacements = StaffOrder['replacements']
type Event = StaffOrder['history'][number]

/** The moves of an order, as its row has their times. */
const movesOf = (order: OrderRow): Record<OrderState, [text: string, at: Date | null]> => ({
  pending_payment: ['Besteld', order.createdAt],
  paid: ['Betaald', order.paidAt],
  shipped: [`Verzonden${order.shipment ? ` met ${order.shipment.carrier}` : ''}`, order.shippedAt],
  completed: ['Afgerond', order.completedAt],
  cancelled: ['Geannuleerd', order.cancelledAt],
  refunded: ['Terugbetaald', order.refundedAt],
})

const eventOf = (at: Date, text: string, by: string | null = null): Event => ({
  at: at.toISOString(),
  text,
  by,
})

/** Which employee moved the order to a state, from the audit log. */
const readMovers = async (db: Db, orderId: string): Promise<Map<unknown, string>> => {
  const rows = await db
    .select({ after: auditLog.after, email: staffAccount.email })
    .from(auditLog)
    .innerJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(and(eq(auditLog.tableName, 'order'), eq(auditLog.rowId, orderId)))
  return new Map(rows.map(({ after, email }) => [after?.state, email]))
}

/** The staff actions that only the audit log tells of. */
export const corrections: Record<string, string> = {
  'correct order': 'Gegevens gecorrigeerd',
  'correct invoice': 'Factuurgegevens gecorrigeerd',
  'correct tracking': 'Trackcode gecorrigeerd',
}

/**
 * Of the order, and of what has left of it.
 * Each once: a correction that replaces the invoice changes the order twice.
 */
const readCorrections = async (db: Db, orderId: string, sent: { id: string }[]): Promise<Event[]> => {
  const rows = await db
    .selectDistinct({ at: auditLog.at, action: auditLog.action, email: staffAccount.email })
    .from(auditLog)
    .innerJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(
      and(
        inArray(auditLog.tableName, ['order', 'parcel', 'replacement']),
        inArray(auditLog.rowId, [orderId, ...sent.map(({ id }) => id)]),
        inArray(auditLog.action, Object.keys(corrections)),
      ),
    )
  return rows.map(({ at, action, email }) => eventOf(at, corrections[action] ?? action, email))
}

const readChargebacks = async (db: Db, orderId: string): Promise<Event[]> => {
  const rows = await db
    .select({ movement: paymentMovement, by: staffAccount.email })
    .from(paymentMovement)
    .innerJoin(payment, eq(payment.id, paymentMovement.paymentId))
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.tableName, 'payment_movement'),
        eq(auditLog.rowId, sql`${paymentMovement.id}::text`),
        eq(auditLog.action, 'mark chargeback'),
      ),
    )
    .leftJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(and(eq(payment.orderId, orderId), eq(paymentMovement.kind, 'chargeback')))
  const moved = rows.map(({ movement: { at, cents } }) =>
    eventOf(
      at,
      cents > 0
        ? `Door de bank teruggeboekt: ${euros(cents)}`
        : `Teruggeboekt bedrag weer ontvangen: ${euros(-cents)}`,
    ),
  )
  const handled = rows.flatMap(({ movement: { handledAt }, by }) =>
    handledAt && by ? [eventOf(handledAt, 'Terugboeking afgehandeld', by)] : [],
  )
  return [...moved, ...handled]
}

const readMadeRefunds = async (db: Db, orderId: string): Promise<Event[]> => {
  const rows = await db
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, orderId), refund.atProvider))
  const made = rows.map(({ amountCents, createdAt }) =>
    eventOf(createdAt, `Bij de betaaldienst zelf terugbetaald: ${euros(amountCents)}`),
  )
  const failed = rows.flatMap(({ amountCents, failedAt }) =>
    failedAt ? [eventOf(failedAt, `Terugbetaling bij de betaaldienst mislukt: ${euros(amountCents)}`)] : [],
  )
  return [...made, ...failed]
}

/** With the employee that recorded one that came by phone or letter. */
const readWithdrawals = async (db: Db, orderId: string): Promise<Event[]> => {
  const rows = await db
    .select({ declared: withdrawal, by: staffAccount.email })
    .from(withdrawal)
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.tableName, 'withdrawal'),
        eq(auditLog.rowId, sql`${withdrawal.id}::text`),
        eq(auditLog.action, 'record withdrawal'),
      ),
    )
    .leftJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(eq(withdrawal.orderId, orderId))
  return rows.map(({ declared: { receivedAt, articles }, by }) =>
    eventOf(receivedAt, `Herroepen door de klant: ${articles || 'de hele bestelling'}`, by),
  )
}

/** Which employee sent or cancelled each replacement, from the audit log. */
const readEnders = async (db: Db, ids: string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: auditLog.rowId, email: staffAccount.email })
    .from(auditLog)
    .innerJoin(staffAccount, eq(staffAccount.id, auditLog.staffId))
    .where(
      and(
        eq(auditLog.tableName, 'replacement'),
        inArray(auditLog.rowId, ids),
        inArray(auditLog.action, ['ship replacement', 'import shipments', 'cancel replacement']),
      ),
    )
  return new Map(rows.map(({ id, email }) => [id, email]))
}

const replacementsOf = async (
  db: Db,
  lines: OrderLineRow[],
  replacements: Replacements,
): Promise<Event[]> => {
  const enders = await readEnders(
    db,
    replacements.map(({ id }) => id),
  )
  return replacements.flatMap(({ id, reason, lines: pieces, createdAt, by, sentWith, ...ended }) => {
    const text = piecesText({ lines }, pieces)
    const events: [at: string | null, text: string, by: string | null][] = [
      [createdAt, `Nazending gevraagd (${reasonNames[reason].toLowerCase()}): ${text}`, by],
      [
        ended.shippedAt,
        `Nazending verzonden met ${sentWith?.carrier ?? ''}: ${text}`,
        enders.get(id) ?? null,
      ],
      [ended.cancelledAt, `Nazending geannuleerd: ${text}`, enders.get(id) ?? null],
    ]
    return events.flatMap(([at, what, who]) => (at ? [{ at, text: what, by: who }] : []))
  })
}

/** What happened to an order, the oldest first. */
export const readHistory = async (
  db: Db,
  order: OrderRow,
  lines: OrderLineRow[],
  { parcels, replacements }: { parcels: StaffOrder['parcels']; replacements: Replacements },
): Promise<Event[]> => {
  const movers = await readMovers(db, order.id)
  const notes = await db
    .select({ note: orderNote, email: staffAccount.email })
    .from(orderNote)
    .innerJoin(staffAccount, eq(staffAccount.id, orderNote.staffId))
    .where(eq(orderNote.orderId, order.id))
  const requests = await db.select().from(returnRequest).where(eq(returnRequest.orderId, order.id))
  return [
    ...Object.entries(movesOf(order)).flatMap(([state, [text, at]]) =>
      at ? [eventOf(at, text, movers.get(state) ?? null)] : [],
    ),
    ...parcels.map(({ createdAt, carrier, by }) => ({
      at: createdAt,
      text: `Een deel verzonden met ${carrier}`,
      by,
    })),
    ...(await replacementsOf(db, lines, replacements)),
    ...(await readCorrections(db, order.id, [...parcels, ...replacements])),
    ...notes.map(({ note, email }) => eventOf(note.createdAt, note.text, email)),
    ...(await readChargebacks(db, order.id)),
    ...(await readMadeRefunds(db, order.id)),
    ...(await readWithdrawals(db, order.id)),
    ...requests.map(({ createdAt, explanation }) =>
      eventOf(createdAt, `Retour aangevraagd door de klant${explanation ? `: ${explanation}` : ''}`),
    ),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
}
