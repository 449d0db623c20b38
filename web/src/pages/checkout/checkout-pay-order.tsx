import { OrderPage } from '../order/order-page.tsx'

export function Page() {
  return <OrderPage title="Betalen" />
}
