import { OrderPage } from './order-page.tsx'

export function Page() {
  return <OrderPage title="Je betaling" />
}
