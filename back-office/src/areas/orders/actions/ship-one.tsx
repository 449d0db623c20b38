import { Button } from '@mui/material'
import { useState } from 'react'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { ShipDialog } from './ship-dialog.tsx'

/** The button of the page of an order: ships that order, whole or in parts. */
export const ShipOne = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  // An open dialog stays after the change that it sent, or one of a colleague: it shows a message about that.
  if (!isOpen && !order.actions.includes('ship')) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Verzenden
      </Button>
      {isOpen && <ShipDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
