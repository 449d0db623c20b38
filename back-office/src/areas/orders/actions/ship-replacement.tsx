import { Alert, Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { fieldErrors, send } from '../../../api/send.ts'
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx'
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
  const refresh = useRefresh()
  const { carriers } = useOrderChoices()
  const [carrier, setCarrier] = useState('postnl')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const path = pathOf(admin.replacementShip, { id: order.id, replacement })
      await send('POST', path, trackingFrom(typed, carrier, order.id))
      notify('De nazending is verzonden. De klant krijgt een mail.', { type: 'success' })
      onClose()
    } catch (error) {
      setErrors(fieldErrors(error, 'form'))
    } finally {
      setBusy(false)
      refresh()
    }
  }
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
