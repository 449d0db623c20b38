import { Alert, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import type { ComponentProps } from 'react'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { formatMoment } from '../../../ui/format.ts'
import { buyerText, withdrawnText } from '../states/order-states.ts'
import {
  CarrierField,
  carrierNameField,
  moreBoxes,
  trackingLinkField,
  trackingTypeOf,
} from './carrier-field.tsx'

/** The carrier, and the name of one that the list lacks. */
export const CarrierFields = ({
  wrongName,
  ...field
}: ComponentProps<typeof CarrierField> & { wrongName: string | undefined }) => (
  <>
    <CarrierField {...field} />
    {trackingTypeOf(field.carriers, field.value) === 'link' && (
      <TextField
        name={carrierNameField.name}
        label={carrierNameField.label}
        error={wrongName !== undefined}
        helperText={wrongName ?? carrierNameField.help}
        fullWidth
        margin="dense"
      />
    )}
  </>
)

/** What was typed in the fields of a parcel, as a request has it. */
export const trackingFrom = (typed: FormData, carrier: string, orderId: string) => ({
  carrier,
  trackingCode: typed.get(orderId)?.toString(),
  carrierName: typed.get(carrierNameField.name)?.toString(),
  // An empty one is no link.
  trackingUrl: typed.get(`link-${orderId}`)?.toString() || undefined,
  confirmedWithdrawals: typed.getAll(`withdrawal-${orderId}`),
})

interface ParcelFieldsProps {
  order: OrderSummary
  tracking: ReturnType<typeof trackingTypeOf>
  /** Why it was not shipped, by field. */
  refused: Record<string, string> | undefined
}

/** The tracking code or link of an order, and its withdrawals to confirm. */
export const ParcelFields = ({ order, tracking, refused }: ParcelFieldsProps) => {
  const { id, number, shippingTitle, withdrawals } = order
  const named = `${number}, ${buyerText(order)}, ${shippingTitle}`
  const { trackingCode, trackingUrl, carrierName: _, ...others } = refused ?? {}
  const field = { fullWidth: true, margin: 'dense' } as const
  return (
    <div>
      <Typography>{named}</Typography>
      {tracking === 'code' && (
        <TextField
          {...field}
          name={id}
          label="Trackcode"
          required
          error={trackingCode !== undefined}
          helperText={trackingCode ?? moreBoxes}
          slotProps={{ htmlInput: { 'aria-label': `Trackcode van ${named}` } }}
        />
      )}
      {tracking === 'link' && (
        <TextField
          {...field}
          name={`link-${id}`}
          label={trackingLinkField.label}
          error={trackingUrl !== undefined}
          helperText={trackingUrl ?? trackingLinkField.help}
          slotProps={{
            htmlInput: { 'aria-label': `${trackingLinkField.label} van ${named}`, inputMode: 'url' },
          }}
        />
      )}
      {withdrawals.map((withdrawal) => (
        <Alert key={withdrawal.id} severity="warning">
          {number} is herroepen op {formatMoment(withdrawal.receivedAt)}: {withdrawnText(withdrawal)}. Verzend
          niet wat de klant niet meer wil, en betaal het terug.
          <FormControlLabel
            control={<Checkbox name={`withdrawal-${id}`} value={withdrawal.id} required />}
            label="Toch verzenden"
          />
        </Alert>
      ))}
      {Object.values(others).map((message) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
    </div>
  )
}
