import { Alert, Checkbox, FormControlLabel, TextField } from '@mui/material'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { formatMoment } from '../../../ui/format.ts'
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx'
import { buyerText, withdrawnText } from '../states/order-states.ts'
import {
  CarrierField,
  carrierNameField,
  moreBoxes,
  trackingLinkField,
  trackingTypeOf,
} from './carrier-field.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import { useOrderChoices } from './use-order-choices.ts'
import { type ShippingProps, useShipping } from './use-shipping.ts'

interface ParcelFieldsProps {
  order: OrderSummary
  tracking: ReturnType<typeof trackingTypeOf>
  /** Why it was not shipped, by field. */
  refused: Record<string, string> | undefined
}

/** The tracking code or link of an order, and its withdrawals to confirm. */
const ParcelFields = ({ order, tracking, refused }: ParcelFieldsProps) => {
  const { id, number, shippingTitle, withdrawals } = order
  const named = `${number}, ${buyerText(order)}, ${shippingTitle}`
  const { trackingCode, trackingUrl, carrierName: _, ...others } = refused ?? {}
  const field = { fullWidth: true, margin: 'dense' } as const
  return (
    <div>
      {tracking === 'code' && (
        <TextField
          {...field}
          name={id}
          label={`Trackcode van ${named}`}
          required
          error={trackingCode !== undefined}
          helperText={trackingCode ?? moreBoxes}
        />
      )}
      {tracking === 'link' && (
        <TextField
          {...field}
          name={`link-${id}`}
          label={`${trackingLinkField.label} van ${named}`}
          error={trackingUrl !== undefined}
          helperText={trackingUrl ?? trackingLinkField.help}
          slotProps={{ htmlInput: { inputMode: 'url' } }}
        />
      )}
      {tracking === null && <p>{named}</p>}
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

/** For the order of a page, or for the orders chosen in the list. */
export const ShipDialog = (props: ShippingProps) => {
  const { onClose } = props
  const shipping = useShipping(props)
  const { unshipped, pieces, choose, isPart, mayFollow, more, setMore, left, refused, isBusy, ship } =
    shipping
  const { carriers } = useOrderChoices()
  const tracking = trackingTypeOf(carriers, shipping.carrier)
  const wrongName = Object.values(refused).find(({ carrierName }) => carrierName)?.['carrierName']
  return (
    <SubmitDialog
      title={left.length === 1 ? 'Bestelling verzenden' : `${left.length} bestellingen verzenden`}
      button="Verzenden"
      isBusy={isBusy}
      isDone={left.length === 0}
      browserChecks
      onSubmit={ship}
      onClose={onClose}
    >
      <PiecesFields
        lines={unshipped}
        mostOf={(line) => line.unshippedQuantity}
        labelOf={(article) => `Aantal in dit pakket van ${article}`}
        chosen={pieces}
        onChoose={choose}
      />
      {mayFollow && (
        <FormControlLabel
          control={<Checkbox checked={more} onChange={(event) => setMore(event.target.checked)} />}
          label="De rest volgt in een ander pakket"
        />
      )}
      {isPart && !(mayFollow && more) && (
        <Alert severity="warning">
          Niet alle stuks gaan mee. De klant leest welke ontbreken; de bestelling staat bij ‘verzonden zonder
          alle stuks’ tot je ze verzendt of terugbetaalt.
        </Alert>
      )}
      <CarrierField carriers={carriers} value={shipping.carrier} onChange={shipping.setCarrier} />
      {tracking === 'link' && (
        <TextField
          name={carrierNameField.name}
          label={carrierNameField.label}
          error={wrongName !== undefined}
          helperText={wrongName ?? carrierNameField.help}
          fullWidth
          margin="dense"
        />
      )}
      {left.map((order) => (
        <ParcelFields key={order.id} order={order} tracking={tracking} refused={refused[order.id]} />
      ))}
    </SubmitDialog>
  )
}
