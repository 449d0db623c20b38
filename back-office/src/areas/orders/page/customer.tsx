import { Stack } from '@mui/material'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { Address, BilledCustomer } from '../../../ui/page/address.tsx'
import { besideEachOther, Part } from '../../../ui/page/part.tsx'
import { CorrectDetails, CorrectInvoiceDetails, CorrectTracking } from '../actions/correct-dialog.tsx'
import { TrackingLinks } from './tracking-links.tsx'

export const Customer = ({ order }: { order: StaffOrder }) => {
  const { customer, billingAddress, shippingAddress } = order
  return (
    <Part title="Klant">
      <Stack direction="row" sx={besideEachOther}>
        <BilledCustomer
          name={order.name}
          email={order.email}
          customer={customer}
          billingAddress={billingAddress}
        />
        <div>
          <strong>Bezorgen bij</strong>
          <Address name={`${shippingAddress.firstName} ${shippingAddress.lastName}`} of={shippingAddress} />
          {order.shippingTitle}
          {order.shipment && <TrackingLinks of={order.shipment} />}
          {order.shipment && <CorrectTracking order={order} />}
        </div>
      </Stack>
      <CorrectDetails order={order} />
      <CorrectInvoiceDetails order={order} />
    </Part>
  )
}
