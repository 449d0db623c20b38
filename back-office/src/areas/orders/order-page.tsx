import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { OrderSummary, StaffOrder } from 'shared-types/contracts/admin/orders'
import { RecordPage } from '../../ui/failure/record-page.tsx'
import { AgreedTexts } from './page/agreed-texts.tsx'
import { Articles } from './page/articles.tsx'
import { Customer } from './page/customer.tsx'
import { Heading } from './page/heading.tsx'
import { History } from './page/history.tsx'
import { Mails } from './page/mails.tsx'
import { Parcels } from './page/parcels.tsx'
import { Payments } from './page/payments.tsx'
import { Refunds } from './page/refunds.tsx'
import { Replacements } from './page/replacements.tsx'

const Order = () => {
  const order = useRecordContext<OrderSummary | StaffOrder>()
  // Until the order has loaded, the record is its row of the list.
  if (!order || !('lines' in order)) return null
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Heading order={order} />
      <Articles order={order} />
      <Parcels order={order} />
      <Replacements order={order} />
      <Customer order={order} />
      <Payments order={order} />
      <Refunds order={order} />
      <AgreedTexts order={order} />
      <Mails order={order} />
      <History order={order} />
    </Stack>
  )
}

const OrderTitle = () => `Bestelling ${useRecordContext<OrderSummary>()?.number ?? ''}`

/** An order with all that an employee needs to handle it. */
export const OrderPage = () => (
  <RecordPage title={<OrderTitle />}>
    <Order />
  </RecordPage>
)
