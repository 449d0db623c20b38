import type { CartTotals } from 'shared-types/v1/cart'
import { toEuros } from 'shared-types/money'
import type { TitledAmount, Totals } from './totals.ts'

const presentAmount = ({ title, amountCents }: TitledAmount) => ({ title, amount: toEuros(amountCents) })

export const presentTotals = (totals: Totals): CartTotals => ({
  total_quantity: totals.totalQuantity,
  sub_total: toEuros(totals.subTotalCents),
  sub_total_old: toEuros(totals.subTotalOldCents),
  sub_total_diff: toEuros(totals.savingCents),
  shipping_costs: toEuros(totals.shippingCents),
  payment_costs: toEuros(totals.paymentCents),
  additional_costs: totals.additional.map(presentAmount),
  discounts: totals.discounts.map(presentAmount),
  vat: totals.vat.map(({ rate, amountCents }) => ({ rate, amount: toEuros(amountCents) })),
  promo_progress: null,
  free_shipping_progress: null,
  grand_total: toEuros(totals.grandTotalCents),
})
