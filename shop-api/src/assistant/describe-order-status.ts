import { eq } from 'drizzle-orm'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import type { AssistantRequest } from 'shared-types/contracts/provider/chat'
import type { OrderState } from 'shared-types/contracts/order'
import { replacementProgress, sentAgain } from 'shared-types/order/replacement-texts'
import { afterWithdrawal } from 'shared-types/order/withdrawal-texts'
import { isPayLater, notOwed } from 'shared-types/order/pay-later'
import type { Db } from '../db/client.ts'
import { order as orderTable, type OrderRow } from '../db/schema/buying/order.ts'
import { day } from '../format.ts'
import { piecesText } from '../order/mails/order-texts.ts'
import { readOpenWithdrawals } from '../order/fulfilment/open-withdrawals.ts'
import { isAnonymised } from '../order/record/anonymise-orders.ts'
import { findCurrentPayment, readOrderLines, readParcels, readPromised } from '../order/record/queries.ts'
import { isBankTransfer, paymentTitle } from '../payment/methods.ts'
import { hasEnded, isPayable } from '../order/state/states.ts'

type Details = NonNullable<AssistantRequest['order']>

const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** All details must match one address. Some shoppers type the addition in the house number field. */
const detailsMatch = ({ customer, billingAddress, shippingAddress }: OrderRow, details: Details): boolean =>
  [customer.firstName, shippingAddress.firstName].some(
    (name) => name !== '' && bare(name) === bare(details.firstName),
  ) &&
  [billingAddress, shippingAddress].some(
    ({ zipcode, houseNumber, extension }) =>
      bare(zipcode) === bare(details.zipcode) &&
      [houseNumber, `${houseNumber}${extension}`].some(
        (number) => bare(number) === bare(details.houseNumber),
      ),
  )

const on = (date: Date | null): string => (date ? ` op ${day.format(date)}` : '')

const texts: Record<OrderState, (order: OrderRow) => string> = {
  pending_payment: () =>
    'Je bestelling wacht nog op je betaling. Met de link in je bevestigingsmail kun je alsnog betalen; zodra de betaling binnen is, gaan we aan de slag.',
  paid: ({ paidAt, paymentMethod }) =>
    `Je bestelling is ${isPayLater(paymentMethod) ? `goedgekeurd door ${paymentTitle(paymentMethod)}` : 'betaald'}${on(paidAt)} en wordt klaargemaakt. Zodra ze onderweg is, krijg je van ons een mail. De verwachte levertijd staat in je bevestigingsmail.`,
  shipped: ({ shippedAt, shipment, unsentPieces }) =>
    [
      `${unsentPieces > 0 ? 'Een deel van je bestelling' : 'Je bestelling'} is verzonden${on(shippedAt)}${shipment ? ` met ${shipment.carrier}` : ''}.`,
      ...(unsentPieces > 0 ? ['De rest sturen we na of betalen we terug.'] : []),
      'In de mail daarover staat hoe je die volgt.',
    ].join(' '),
  completed: ({ completedAt }) =>
    `Je bestelling is afgerond${on(completedAt)}. Heb je haar niet gekregen, laat het ons dan meteen weten.`,
  cancelled: ({ cancelledAt }) =>
    `Je bestelling is geannuleerd${on(cancelledAt)}. Had je al betaald, dan krijg je je geld terug.`,
  refunded: ({ refundedAt, paymentMethod }) =>
    isPayLater(paymentMethod)
      ? `Je bestelling is teruggedraaid${on(refundedAt)}: ${notOwed(paymentTitle(paymentMethod))}`
      : `Je bestelling is terugbetaald${on(refundedAt)}, op de manier waarop je betaalde.`,
}

const describeReplacements = async (db: Db, order: OrderRow): Promise<string[]> => {
  const replacements = await readPromised(db, order)
  if (replacements.length === 0) return []
  const lines = await readOrderLines(db, order.id)
  return replacements.map(({ reason, lines: pieces, carrier }) =>
    [sentAgain(piecesText({ lines }, pieces), reason), replacementProgress(carrier)].join(' '),
  )
}

/** Like the page of the order: what its state alone does not say comes first. */
const describe = async (db: Db, order: OrderRow): Promise<string> => {
  const { id, state, paymentMethod, shippedAt } = order
  const parcels = await readParcels(db, id)
  const withdrawals = hasEnded(state) ? [] : await readOpenWithdrawals(db, [id])
  const withdrawn = withdrawals.find(({ articles }) => articles === '')
  if (withdrawn) {
    const unsent = parcels.length === 0 && shippedAt === null ? 'unsent' : 'sent'
    const stage = isPayable(state) ? 'unpaid' : unsent
    return `Deze bestelling is herroepen${on(new Date(withdrawn.receivedAt))}. ${afterWithdrawal('', stage)}`
  }
  if (order.paidBackBy === 'refund') return texts.refunded(order)
  if (state === 'paid' && parcels.length > 0) {
    const carriers = [...new Set(parcels.map(({ carrier }) => carrier))].join(' en ')
    return `Een deel van je bestelling is onderweg met ${carriers}. De rest wordt klaargemaakt; zodra die onderweg is, krijg je weer een mail.`
  }
  // A transfer is pending until the shopper makes it.
  const isProcessed =
    isPayable(state) &&
    !isBankTransfer(paymentMethod) &&
    (await findCurrentPayment(db, id)).state === 'pending'
  return isProcessed
    ? 'We wachten op je bank of betaaldienst: je betaling wordt verwerkt en je hoeft niets te doen. Zodra ze rond is, krijg je een e-mail.'
    : [texts[state](order), ...(await describeReplacements(db, order))].join(' ')
}

/**
 * The status of an order, if number, first name, zipcode and house number match. Null for any mismatch, so
 * that a caller cannot find out which order numbers exist or who ordered. Orders of deleted accounts match nothing.
 */
export const describeOrderStatus = async (db: Db, details: Details): Promise<string | null> => {
  const number = normaliseOrderNumber(details.orderNumber)
  const [found] = await db.select().from(orderTable).where(eq(orderTable.number, number))
  return found && !isAnonymised(found) && detailsMatch(found, details) ? describe(db, found) : null
}
