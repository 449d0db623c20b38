import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { OrderSummary, StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { fieldErrors, isOvertaken, send } from '../../../api/send.ts'
import { trackingFrom } from '../fields/parcel-fields.tsx'
import { linesOf } from './pieces-fields.tsx'

interface OneOrder {
  /** Its pieces in the parcel can be chosen. */
  order: StaffOrder
}

interface ChosenOrders {
  orders: OrderSummary[]
  onShipped: (id: string) => void
}

export type ShippingProps = (OneOrder | ChosenOrders) & { onClose: () => void }

const doneText = (orders: number, isPart: boolean) => {
  if (orders > 1) return `${orders} bestellingen zijn verzonden.`
  return isPart ? 'Het pakket is verzonden.' : 'De bestelling is verzonden.'
}

const unshippedLines = (order?: StaffOrder) =>
  (order?.lines ?? []).filter(({ unshippedQuantity }) => unshippedQuantity > 0)

const proposalOf = (order?: StaffOrder) =>
  new Map(unshippedLines(order).map(({ id, toShipQuantity }) => [id, toShipQuantity]))

/** Ships the chosen orders one after the other: a refusal of one does not stop the others, and stays on screen. */
export const useShipping = ({ onClose, ...of }: ShippingProps) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const [carrier, setCarrier] = useState('postnl')
  const [left, setLeft] = useState<OrderSummary[]>('order' in of ? [of.order] : of.orders)
  /** By order, and by field of its request. */
  const [refused, setRefused] = useState<Record<string, Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  // As it was when the dialog was opened: the page behind it reads the order again.
  const [order, setOrder] = useState('order' in of ? of.order : undefined)
  const proposed = proposalOf(order)
  const [pieces, setPieces] = useState(proposed)
  const [more, setMore] = useState(true)
  const isPart = [...proposed].some(([id, quantity]) => (pieces.get(id) ?? 0) < quantity)
  // What a shipped order still lacks stays on the list of work.
  const mayFollow = isPart && order?.state === 'paid'
  const parcel = order && {
    lines: linesOf(pieces),
    more: mayFollow && more,
    earlierParcels: order.parcels.length,
  }

  /** After a parcel of a colleague, other pieces are left. */
  const readAgain = async (id: string) => {
    const current = await send<StaffOrder>('GET', pathOf(admin.order, { id })).catch(() => null)
    if (!current) return
    setOrder(current)
    setPieces(proposalOf(current))
  }

  const ship = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    const messages: typeof refused = {}
    try {
      for (const { id } of left) {
        const body = { ...trackingFrom(typed, carrier, id), ...parcel }
        try {
          await send('POST', pathOf(admin.orderShip, { id }), body)
        } catch (error) {
          messages[id] = fieldErrors(error, id)
          if (order && isOvertaken(error)) await readAgain(id)
        }
        if (!(id in messages) && 'orders' in of) of.onShipped(id)
      }
    } finally {
      setBusy(false)
      refresh()
    }
    setRefused(messages)
    setLeft(left.filter(({ id }) => id in messages))
    if (Object.keys(messages).length > 0) return
    notify(doneText(left.length, isPart), { type: 'success' })
    onClose()
  }

  return {
    unshipped: unshippedLines(order),
    pieces,
    choose: (id: number, quantity: number) => setPieces(new Map(pieces).set(id, quantity)),
    isPart,
    mayFollow,
    more,
    setMore,
    carrier,
    setCarrier,
    left,
    refused,
    isBusy,
    ship,
  }
}
