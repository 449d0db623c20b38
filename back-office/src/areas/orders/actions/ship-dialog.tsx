import { Alert, Checkbox, FormControlLabel } from '@mui/material'
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx'
import { trackingTypeOf } from '../fields/carrier-field.tsx'
import { CarrierFields, ParcelFields } from '../fields/parcel-fields.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import { useOrderChoices } from '../fields/use-order-choices.ts'
import { type ShippingProps, useShipping } from './use-shipping.ts'

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
      <CarrierFields
        carriers={carriers}
        value={shipping.carrier}
        onChange={shipping.setCarrier}
        wrongName={wrongName}
      />
      {left.map((order) => (
        <ParcelFields key={order.id} order={order} tracking={tracking} refused={refused[order.id]} />
      ))}
    </SubmitDialog>
  )
}
