import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { RefundWay, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { typedCents } from 'shared-types/money'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { sentCents } from '../../../ui/inputs/typed-values.ts'
import { linesOf } from './pieces-fields.tsx'
import { proposeAmount, unsentOf } from './refund-amount.ts'

/** All money is back: the order only ends. */
export const isClosing = ({ refundableCents }: StaffOrder): boolean => refundableCents.total === 0

/** What has not left is for sale again. A shipped order says what its last parcel left out. */
const mayBeHere = ({ shipment, unsentPieces }: StaffOrder): boolean => shipment === null || unsentPieces > 0

const piecesHere = (order: StaffOrder) =>
  new Map(
    mayBeHere(order)
      ? order.lines.map(({ id, toShipQuantity, refundableQuantity }) => [
          id,
          Math.min(toShipQuantity, refundableQuantity),
        ])
      : [],
  )

/**
 * Nothing is proposed but an overpayment, which belongs to no article: a refund cannot be taken back. An order that ends has
 * the pieces that go back to stock.
 */
const emptyForm = (order: StaffOrder) => {
  const { total, provider } = order.refundableCents
  return {
    /** As it was when the form was opened: the page behind it reads the order again. */
    order,
    pieces: isClosing(order) ? piecesHere(order) : new Map<number, number>(),
    unsent: new Map<number, number>(),
    amount: order.refundDueCents > 0 || total === 0 ? typedCents(order.refundDueCents) : '',
    way: (provider > 0 ? 'provider' : 'manual') as RefundWay,
    /** How many pieces of a line go back to stock, where the employee has said it. */
    restocked: new Map<number, number>(),
  }
}

/** What an employee chooses of a refund, and how it is sent. */
export const useRefund = (opened: StaffOrder, onClose: () => void) => {
  const notify = useNotify()
  const [form, setForm] = useState(() => emptyForm(opened))
  const { order, pieces, unsent, restocked, amount, way } = form
  const { total } = order.refundableCents
  const lines = order.lines.filter(({ refundableQuantity }) => refundableQuantity > 0)
  const path = { id: order.id }

  const choosePieces = (next: Map<number, number>) => {
    const cents = proposeAmount(order.lines, next, total, order.deliveryExtraCents)
    setForm({ ...form, pieces: next, amount: typedCents(cents) })
  }
  // The customer has the pieces that come back.
  const isComingBack = order.withdrawals.length > 0 || order.rugReturns.length > 0
  const unsentRange = (id: number) => unsentOf(lines, id, pieces, unsent, isComingBack ? 'least' : 'most')
  const restockRange = (id: number) => {
    const most = pieces.get(id) ?? 0
    const proposed = mayBeHere(order) ? unsentRange(id).value : 0
    return { least: 0, most, value: Math.min(most, restocked.get(id) ?? proposed) }
  }
  const refunded = linesOf(pieces).map(({ id, quantity }) => {
    const unsentQuantity = unsentRange(id).value
    const restockQuantity = restockRange(id).value
    // Without it, all of them go back.
    return restockQuantity === quantity
      ? { id, quantity, unsentQuantity }
      : { id, quantity, unsentQuantity, restockQuantity }
  })
  const chosen = isClosing(order) ? linesOf(pieces) : refunded
  const isRestocked = isClosing(order)
    ? chosen.length > 0
    : refunded.some(({ restockQuantity }) => restockQuantity !== 0)
  /** After a refund of a colleague, the amount and the pieces that can come back have changed. */
  const readAgain = async () => {
    const current = await send<StaffOrder>('GET', pathOf(admin.order, path)).catch(() => null)
    if (current) setForm(emptyForm(current))
  }
  const { errors, isBusy, submit } = useSubmit(async () => {
    const { refunds } = await send<StaffOrder>('POST', pathOf(admin.orderRefund, path), {
      way,
      amountCents: sentCents(amount),
      lines: chosen,
      restock: isRestocked,
      refundableCents: total,
    })
    const done = isClosing(order) ? 'De bestelling is afgesloten.' : 'De terugbetaling is vastgelegd.'
    const isFailed = refunds.length > order.refunds.length && refunds.at(-1)?.state === 'failed'
    notify(isFailed ? 'De betaaldienst weigert de terugbetaling.' : done, {
      type: isFailed ? 'error' : 'success',
    })
    onClose()
  }, readAgain)

  return {
    order,
    lines,
    pieces,
    choose: (id: number, quantity: number) => choosePieces(new Map(pieces).set(id, quantity)),
    chooseAll: () => choosePieces(new Map(lines.map((line) => [line.id, line.refundableQuantity]))),
    unsentRange,
    chooseUnsent: (id: number, quantity: number) =>
      setForm({ ...form, unsent: new Map(unsent).set(id, quantity) }),
    restockRange,
    chooseRestock: (id: number, quantity: number) =>
      setForm({ ...form, restocked: new Map(restocked).set(id, quantity) }),
    amount,
    setAmount: (typed: string) => setForm({ ...form, amount: typed }),
    way,
    setWay: (next: RefundWay) => setForm({ ...form, way: next }),
    errors,
    isBusy,
    submit,
  }
}
