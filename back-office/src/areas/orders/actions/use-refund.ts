import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { RefundWay, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { typedCents } from 'shared-types/money'
import { pathOf } from 'shared-types/urls/path-pattern'
import { fieldErrors, send } from '../../../api/send.ts'
import { sentCents } from '../../../ui/format.ts'
import { linesOf } from './pieces-fields.tsx'
import { proposeAmount, unsentOf } from './refund-amount.ts'

/** What an employee chooses of a refund, and how it is sent. */
export const useRefund = (order: StaffOrder, onClose: () => void) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const { total, provider } = order.refundableCents
  const lines = order.lines.filter(({ refundableQuantity }) => refundableQuantity > 0)
  // Nothing is proposed but an overpayment, which belongs to no article: a refund cannot be taken back.
  const [pieces, setPieces] = useState(new Map<number, number>())
  const [amount, setAmount] = useState(
    order.refundDueCents > 0 || total === 0 ? typedCents(order.refundDueCents) : '',
  )
  const [unsent, setUnsent] = useState(new Map<number, number>())
  const [way, setWay] = useState<RefundWay>(provider > 0 ? 'provider' : 'manual')
  // What has not left is for sale again, unless the employee knows better.
  const [restock, setRestock] = useState(order.parcels.length === 0 && order.shipment === null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)

  const choosePieces = (chosen: Map<number, number>) => {
    setPieces(chosen)
    setAmount(typedCents(proposeAmount(order.lines, chosen, total, order.deliveryExtraCents)))
  }
  const unsentRange = (id: number) => unsentOf(lines, id, pieces, unsent)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { refunds } = await send<StaffOrder>('POST', pathOf(admin.orderRefund, { id: order.id }), {
        way,
        amountCents: sentCents(amount),
        lines: linesOf(pieces).map(({ id, quantity }) => ({
          id,
          quantity,
          unsentQuantity: unsentRange(id).value,
        })),
        restock,
        refundableCents: total,
      })
      const isFailed = refunds.length > order.refunds.length && refunds.at(-1)?.state === 'failed'
      notify(isFailed ? 'De betaaldienst weigert de terugbetaling.' : 'De terugbetaling is vastgelegd.', {
        type: isFailed ? 'error' : 'success',
      })
      onClose()
    } catch (error) {
      const refused = fieldErrors(error, 'form')
      setErrors(refused)
      // The maximum refund may have changed, which opens another form.
      if (refused.form) notify(refused.form, { type: 'error' })
    } finally {
      setBusy(false)
      refresh()
    }
  }

  return {
    lines,
    pieces,
    choose: (id: number, quantity: number) => choosePieces(new Map(pieces).set(id, quantity)),
    chooseAll: () => choosePieces(new Map(lines.map((line) => [line.id, line.refundableQuantity]))),
    unsentRange,
    chooseUnsent: (id: number, quantity: number) => setUnsent(new Map(unsent).set(id, quantity)),
    restock,
    setRestock,
    amount,
    setAmount,
    way,
    setWay,
    errors,
    isBusy,
    submit,
  }
}
