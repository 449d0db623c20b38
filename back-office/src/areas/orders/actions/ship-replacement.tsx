import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../../api/send.ts'
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { trackingTypeOf } from '../fields/carrier-field.tsx'
import { CarrierFields, ParcelFields, trackingFrom } from '../fields/parcel-fields.tsx'
import { useOrderChoices } from '../fields/use-order-choices.ts'

interface ShipReplacementProps {
  order: StaffOrder
  /** The id of the replacement. */
  replacement: string
  /** What is in it. */
  pieces: string
}

const ShipReplacementDialog = ({
  order,
  replacement,
  pieces,
  onClose,
}: ShipReplacementProps & { onClose: () => void }) => {
  const notify = useNotify()
  const { carriers } = useOrderChoices()
  const [carrier, setCarrier] = useState('postnl')
  const { errors, isBusy, submit } = useSubmit(async (form) => {
    const typed = new FormData(form)
    const path = pathOf(admin.replacementShip, { id: order.id, replacement })
    await send('POST', path, trackingFrom(typed, carrier, order.id))
    notify('De nazending is verzonden. De klant krijgt een mail.', { type: 'success' })
    onClose()
  })
  return (
    <SubmitDialog
      title="Nazending verzenden"
      button="Verzenden"
      isBusy={isBusy}
      browserChecks
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert severity="info">{pieces}</Alert>
      <CarrierFields
        carriers={carriers}
        value={carrier}
        onChange={setCarrier}
        wrongName={errors.carrierName}
      />
      <ParcelFields order={order} tracking={trackingTypeOf(carriers, carrier)} refused={errors} />
    </SubmitDialog>
  )
}

export const ShipReplacement = (props: ShipReplacementProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="contained"
        aria-label={`Nazending verzenden: ${props.pieces}`}
        onClick={() => setOpen(true)}
      >
        Verzenden
      </Button>
      {isOpen && <ShipReplacementDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
