import { Button } from '@mui/material'
import { useState } from 'react'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { ShipDialog } from './ship-dialog.tsx'

/** Of an order page: ships one order, whole or in parts. */
export const ShipOne = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Verzenden
      </Button>
      {isOpen && <ShipDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
