import { Alert, Button } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { otherCarrier } from 'shared-types/contracts/admin/buying/shipments'
import { InvoiceBefore, OrderBefore, type StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { send } from '../../../api/send.ts'
import { formatMoment } from '../../../ui/format.ts'
import { FormDialog, SmallForm } from '../../../ui/small-form.tsx'
import {
  CarrierField,
  carrierNameField,
  moreBoxes,
  trackingLinkField,
  trackingTypeOf,
} from '../fields/carrier-field.tsx'
import { useOrderChoices } from '../fields/use-order-choices.ts'

/** Closes the dialog after a change, and says what happens. */
const useCorrection = (onClose: () => void) => {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (path: string, body: object, done: (corrected: StaffOrder) => string) => {
    notify(done(await send<StaffOrder>('PUT', path, body)), { type: 'success' })
    refresh()
    onClose()
  }
}

const fieldsOf = <Name extends string>(labels: Record<Name, string>) =>
  Object.entries(labels) as [name: Name, label: string][]

const addressFields = fieldsOf<Exclude<keyof StaffOrder['shippingAddress'], 'countryCode'>>({
  firstName: 'Voornaam op het pakket',
  lastName: 'Achternaam op het pakket',
  name: 'Extra regel op het pakket',
  company: 'Bedrijf',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  extension: 'Toevoeging',
  zipcode: 'Postcode',
  city: 'Plaats',
})

interface DialogProps {
  order: StaffOrder
  onClose: () => void
}

/** Whether the correction replaced the invoice. */
const invoiceText = (before: StaffOrder, { invoiceNumber, replacedInvoices }: StaffOrder): string => {
  if (invoiceNumber === null) return 'Er is nog geen factuur.'
  return replacedInvoices.length > before.replacedInvoices.length
    ? `Factuur ${invoiceNumber} komt in de plaats van ${before.invoiceNumber}. De klant krijgt een mail.`
    : `Factuur ${invoiceNumber} blijft zoals die is.`
}

const CorrectionDialog = (
  props: Pick<ComponentProps<typeof FormDialog>, 'title' | 'onClose' | 'children'>,
) => <FormDialog {...props} closeLabel="Annuleren" onlyByButton />

const DetailsDialog = ({ order, onClose }: DialogProps) => {
  const correct = useCorrection(onClose)
  // As it was when the dialog opened: the page behind it reads the order again.
  const [was] = useState(() => OrderBefore.strip().parse(order))
  const { customer, shippingAddress } = was
  return (
    <CorrectionDialog title="Gegevens corrigeren" onClose={onClose}>
      {order.invoiceNumber !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Verander je de naam van de klant, dan krijgt factuur {order.invoiceNumber} een creditnota, en de
          klant een nieuwe factuur. Een ander e-mailadres, telefoonnummer of afleveradres laat de factuur
          zoals die is.
        </Alert>
      )}
      <SmallForm
        title="Naam, e-mailadres en telefoonnummer van de klant, en het afleveradres"
        mainField="form"
        button="Opslaan en mailen"
        fields={[
          { name: 'firstName', label: 'Voornaam', initial: customer.firstName },
          { name: 'lastName', label: 'Achternaam', initial: customer.lastName },
          { name: 'email', label: 'E-mailadres', type: 'email', initial: customer.email },
          {
            name: 'phoneNumber',
            label: 'Telefoonnummer',
            type: 'tel',
            initial: customer.phoneNumber,
            help: 'Voor een bezorging op afspraak',
          },
          ...addressFields.map(([name, label]) => ({
            name: `shippingAddress.${name}`,
            label,
            initial: shippingAddress[name],
          })),
        ]}
        shown={was}
        onSend={({ firstName, lastName, email, phoneNumber, ...typed }) =>
          correct(
            pathOf(admin.orderDetails, { id: order.id }),
            {
              firstName,
              lastName,
              email,
              phoneNumber,
              shippingAddress: {
                ...shippingAddress,
                ...Object.fromEntries(
                  addressFields.map(([name]) => [name, typed[`shippingAddress.${name}`]]),
                ),
              },
              was,
            },
            (corrected) =>
              `De gegevens zijn gecorrigeerd. De klant krijgt een nieuwe bevestiging. ${invoiceText(order, corrected)}`,
          )
        }
      />
    </CorrectionDialog>
  )
}

/** The company is a field of the customer. */
const invoiceFields = fieldsOf<Exclude<keyof StaffOrder['billingAddress'], 'countryCode' | 'company'>>({
  street: 'Straat',
  houseNumber: 'Huisnummer',
  extension: 'Toevoeging',
  zipcode: 'Postcode',
  city: 'Plaats',
})

const InvoiceDialog = ({ order, onClose }: DialogProps) => {
  const correct = useCorrection(onClose)
  const [was] = useState(() => InvoiceBefore.strip().parse(order))
  const { customer, billingAddress } = was
  const text = (name: 'firstName' | 'lastName' | 'company' | 'vatNumber' | 'cocNumber', label: string) => ({
    name,
    label,
    initial: customer[name],
  })
  return (
    <CorrectionDialog title="Factuurgegevens corrigeren" onClose={onClose}>
      <SmallForm
        title={
          order.invoiceNumber === null
            ? 'Er is nog geen factuur'
            : `Staat de wijziging op factuur ${order.invoiceNumber}, dan krijgt die een creditnota, en de klant een nieuwe factuur`
        }
        mainField="form"
        button="Opslaan"
        fields={[
          text('firstName', 'Voornaam'),
          text('lastName', 'Achternaam'),
          text('company', 'Bedrijf (leeg voor een particulier)'),
          text('vatNumber', 'Btw-nummer'),
          text('cocNumber', 'KvK-nummer'),
          ...invoiceFields.map(([name, label]) => ({
            name: `billingAddress.${name}`,
            label,
            initial: billingAddress[name],
          })),
        ]}
        shown={was}
        onSend={({ firstName, lastName, company, vatNumber, cocNumber, ...typed }) =>
          correct(
            pathOf(admin.orderInvoiceDetails, { id: order.id }),
            {
              firstName,
              lastName,
              company,
              vatNumber,
              cocNumber,
              billingAddress: {
                ...billingAddress,
                ...Object.fromEntries(invoiceFields.map(([name]) => [name, typed[`billingAddress.${name}`]])),
              },
              was,
            },
            (corrected) => `De factuurgegevens zijn gecorrigeerd. ${invoiceText(order, corrected)}`,
          )
        }
      />
    </CorrectionDialog>
  )
}

/** A parcel or a replacement that has left, with what names it. */
const sentOf = ({ parcels, replacements }: StaffOrder, wanted: string) => {
  const part = parcels.find(({ id }) => id === wanted)
  if (part) return { name: `het pakket van ${formatMoment(part.createdAt)}`, of: part }
  const again = replacements.find(({ id }) => id === wanted)
  if (!again?.shippedAt) return null
  return { name: `de nazending van ${formatMoment(again.shippedAt)}`, of: again.sentWith }
}

const TrackingDialog = ({ order, parcel, onClose }: DialogProps & { parcel?: string }) => {
  const correct = useCorrection(onClose)
  const { carriers } = useOrderChoices()
  const [chosen, setChosen] = useState<string>()
  const current = parcel ? sentOf(order, parcel)?.of : order.shipment
  const listed = carriers.find(({ title }) => title === current?.carrier)?.code
  const carrier = chosen ?? listed ?? (carriers.length > 0 ? otherCarrier : '')
  const isLink = trackingTypeOf(carriers, carrier) === 'link'
  return (
    <CorrectionDialog title="Trackcode corrigeren" onClose={onClose}>
      <CarrierField carriers={carriers} value={carrier} onChange={setChosen} />
      <SmallForm
        title="De klant krijgt een mail met de goede link"
        mainField={isLink ? 'trackingUrl' : 'trackingCode'}
        button="Opslaan en mailen"
        fields={
          isLink
            ? [
                { ...carrierNameField, initial: listed ? '' : current?.carrier },
                { ...trackingLinkField, name: 'trackingUrl' },
              ]
            : [{ name: 'trackingCode', label: 'Trackcode', help: moreBoxes }]
        }
        shown={null}
        onSend={({ trackingCode, carrierName, trackingUrl }) =>
          correct(
            pathOf(admin.orderTracking, { id: order.id }),
            { carrier, trackingCode, carrierName, trackingUrl: trackingUrl || undefined, parcel },
            () => 'De trackcode is gecorrigeerd. De klant krijgt een mail.',
          )
        }
      />
    </CorrectionDialog>
  )
}

export const CorrectDetails = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  // An open dialog stays when the order leaves: its answer says so.
  if (!isOpen && !order.isCorrectable) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Gegevens corrigeren</Button>
      {isOpen && <DetailsDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

export const CorrectInvoiceDetails = ({ order }: { order: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Factuurgegevens corrigeren</Button>
      {isOpen && <InvoiceDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Corrects the tracking code of an earlier parcel or of a replacement, or of the last parcel if none is given. */
export const CorrectTracking = ({ order, parcel }: { order: StaffOrder; parcel?: string }) => {
  const [isOpen, setOpen] = useState(false)
  const sent = parcel ? sentOf(order, parcel) : null
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-label={sent ? `Trackcode corrigeren van ${sent.name}` : undefined}
      >
        Trackcode corrigeren
      </Button>
      {isOpen && <TrackingDialog order={order} parcel={parcel} onClose={() => setOpen(false)} />}
    </>
  )
}
